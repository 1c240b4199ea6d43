import { type KeyboardEvent, useRef, useState } from 'react';
import type { CardId } from '../../shared/table/ids.ts';
import type { Deck } from '../scene/cards/atlas.ts';
import { CardFace } from '../scene/cards/CardFace.tsx';
import { handCardBox } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';
import { useDrawn } from './useDrawn.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export interface HandCard {
  readonly id: CardId;
  /** What a screen reader says. */
  readonly name: string;
  readonly cell: number;
}

interface Props {
  readonly label: string;
  readonly deck: Deck;
  readonly cards: readonly HandCard[];
  readonly chosen: CardId | undefined;
  readonly onPick: (card: CardId) => void;
  /** Nothing can be done with a card now: they stay readable, and a tap says why. */
  readonly idle: boolean;
}

/**
 * The own hand: one button over each card that the scene holds before the camera. Without 3D, and for the card in the paw, the
 * button draws the card itself.
 */
export function HandCards({ label, deck, cards, chosen, onPick, idle }: Props) {
  const viewport = useViewport();
  const drawn = useDrawn();
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, Math.max(0, cards.length - 1));
  useKeptFocus(group);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || cards.length === 0) return;
    event.preventDefault();
    const next = (reachable + step + cards.length) % cards.length;
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be taken out of the flow of the page in every browser
    <div ref={group} className={idle ? 'hand idle' : 'hand'} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {cards.map(({ id, name, cell }, index) => {
        const lifted = id === chosen;
        const box = handCardBox(index, cards.length, viewport, lifted);
        return (
          <button
            key={id}
            type="button"
            className="hand-card"
            aria-label={name}
            aria-pressed={lifted}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => onPick(id)}
            style={{
              left: box.x - box.width / 2,
              top: box.y - box.height / 2,
              width: box.width,
              height: box.height,
              rotate: `${-box.angle}rad`,
              zIndex: lifted ? 20 : 10 - box.row,
            }}
          >
            {drawn || lifted ? <CardFace deck={deck} cell={cell} width={box.width} /> : undefined}
          </button>
        );
      })}
    </div>
  );
}
