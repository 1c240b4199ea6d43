import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../hud/kit/Icon.tsx';

interface Props {
  /** The plates; the one on turn is marked. */
  readonly plates: RefObject<HTMLElement | null>;
}

/** A golden paw that goes from cat to cat with the turn: a light that went on elsewhere is easily missed. */
export function TurnToken({ plates }: Props) {
  const token = useRef<HTMLSpanElement>(null);
  // After every render, and after the plates have made room for each other: where the plate is now.
  useLayoutEffect(() => {
    const plate = plates.current?.querySelector('.plate.on-turn')?.getBoundingClientRect();
    const coin = token.current;
    if (coin === null) return;
    coin.dataset.shown = String(plate !== undefined);
    if (plate !== undefined) coin.style.translate = `${Math.round(plate.left)}px ${Math.round(plate.top)}px`;
  });
  return (
    <span ref={token} className="turn-token" aria-hidden="true">
      <Icon name="paw" />
    </span>
  );
}
