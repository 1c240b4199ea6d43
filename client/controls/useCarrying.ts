import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CardId } from '../../shared/table/cards.ts';
import type { Viewport } from '../scene/layout/cameraFrame.ts';
import { type HandCardBox, handCardBox, handReserve } from '../scene/layout/ownHand.ts';
import { handOrderStore, moved } from '../store/table/handOrder.ts';

/** CSS pixels: less is a tap of a finger that is not quite still. */
const TAP = 9;
/** Above the hand the table begins. */
const TABLE = 14;

export interface Carried {
  readonly card: CardId;
  /** Where it was taken up: its button stays there and is only shifted. */
  readonly from: HandCardBox;
  readonly overTable: boolean;
}

interface Carrying {
  readonly carried: Carried | undefined;
  /** For the button of this card. */
  handlers(
    card: CardId,
    box: HandCardBox,
  ): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  /** The tap that a browser makes of the end of a carry is none. */
  isTap(): boolean;
}

interface Setting {
  readonly cards: readonly CardId[];
  readonly viewport: Viewport;
  readonly onLay: (card: CardId) => void;
}

/** A card that follows the finger: let go over the table it is taken up as by a tap, let go in the hand it stays where it is held. */
export function useCarrying({ cards, viewport, onLay }: Setting): Carrying {
  const [carried, setCarried] = useState<Carried>();
  const grip = useRef<{ readonly x: number; readonly y: number; far: boolean }>(undefined);
  const tap = useRef(true);

  // A card that was taken out of the hand meanwhile, or a hand that is over: nobody lets go of it any more.
  const gone = carried !== undefined && !cards.includes(carried.card);
  useEffect(() => {
    if (!gone) return;
    setCarried(undefined);
    handOrderStore.setState({ carried: undefined });
  }, [gone]);
  useEffect(() => () => handOrderStore.setState({ carried: undefined }), []);

  const nearest = (x: number): number => {
    const away = cards.map((_, index) => Math.abs(handCardBox(index, cards.length, viewport).x - x));
    return away.indexOf(Math.min(...away));
  };
  const end = (button: HTMLElement): void => {
    button.style.translate = '';
    grip.current = undefined;
    setCarried(undefined);
    handOrderStore.setState({ carried: undefined });
  };

  return {
    carried,
    isTap: () => tap.current,
    handlers: (card, box) => ({
      onPointerDown({ clientX: x, clientY: y, isPrimary, button }) {
        if (!isPrimary || button !== 0) return;
        grip.current = { x, y, far: false };
        tap.current = true;
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }) {
        const held = grip.current;
        if (held === undefined) return;
        const [dx, dy] = [clientX - held.x, clientY - held.y];
        if (!held.far && Math.hypot(dx, dy) < TAP) return;
        if (!held.far) {
          held.far = true;
          tap.current = false;
          currentTarget.setPointerCapture(pointerId);
          handOrderStore.setState({ carried: card });
        }
        // Not through React: the card has to stay under the finger in every frame.
        currentTarget.style.translate = `${dx}px ${dy}px`;
        const overTable = clientY < viewport.height - handReserve(viewport) - TABLE;
        setCarried((now) => (now?.overTable === overTable ? now : { card, from: now?.from ?? box, overTable }));
        const to = nearest(clientX);
        if (!overTable && cards[to] !== card) handOrderStore.setState({ order: moved(cards, card, to) });
      },
      onPointerUp({ currentTarget }) {
        if (grip.current?.far === true && carried?.overTable === true) onLay(card);
        end(currentTarget);
      },
      onPointerCancel: ({ currentTarget }) => end(currentTarget),
    }),
  };
}
