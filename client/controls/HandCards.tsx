import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CardId } from '../../shared/table/cards.ts';
import type { Deck } from '../scene/cards/atlas.ts';
import { CardFace } from '../scene/cards/CardFace.tsx';
import { handCardBox, handReserve } from '../scene/layout/ownHand.ts';
import { useViewport } from '../scene/layout/useViewport.ts';
import { arranged, handOrderStore, moved } from '../store/table/handOrder.ts';
import { useKeptFocus } from './focus.ts';
import { SortButton } from './SortButton.tsx';
import { useCarrying } from './useCarrying.ts';
import { useDrawn } from './useFlat.ts';
import { useArrows } from './useKey.ts';

export interface HandCard {
  readonly id: CardId;
  /** What a screen reader says. */
  readonly name: string;
  readonly cell: number;
  /** What it can be sorted by, one after another; nothing where there is no order among cards. */
  readonly ranks?: readonly number[];
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

const SHIFTS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The own hand: one button over each card that the scene holds before the camera. Without 3D, and for the card in the paw, the
 * button draws the card itself.
 */
export function HandCards({ label, deck, cards: held, chosen, onPick, idle }: Props) {
  const viewport = useViewport();
  const drawn = useDrawn();
  const { order } = useStore(handOrderStore);
  const cards = arranged(held, order);
  const ids = cards.map(({ id }) => id);
  const { carried, handlers, isTap } = useCarrying({
    cards: ids,
    viewport,
    onLay: (card) => (card === chosen ? undefined : onPick(card)),
  });
  // The order of the page stays while a card is carried: a button that is put elsewhere in it loses the finger.
  const pageOrder = useRef(ids);
  if (carried === undefined) pageOrder.current = ids;
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, Math.max(0, cards.length - 1));
  useKeptFocus(group);

  useArrows((step) => {
    if (cards.length === 0) return;
    const inHand = group.current?.contains(document.activeElement) === true;
    const next = inHand ? (reachable + step + cards.length) % cards.length : reachable;
    setCurrent(next);
    group.current?.querySelectorAll<HTMLElement>('.hand-card')[next]?.focus();
  });

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be taken out of the flow of the page in every browser */}
      <div ref={group} className={idle ? 'hand idle' : 'hand'} role="group" aria-label={label}>
        {arranged(cards, pageOrder.current).map(({ id, name, cell }, place) => {
          const index = ids.indexOf(id);
          const lifted = id === chosen;
          const inFlight = carried?.card === id ? carried.from : undefined;
          const box = inFlight ?? handCardBox(index, cards.length, viewport, lifted);
          return (
            <button
              key={id}
              type="button"
              className={inFlight === undefined ? 'hand-card' : 'hand-card carried'}
              aria-label={name}
              aria-pressed={lifted}
              tabIndex={place === reachable ? 0 : -1}
              onFocus={() => setCurrent(place)}
              // A click that no pointer made is a key.
              onClick={({ detail }) => (detail === 0 || isTap() ? onPick(id) : undefined)}
              onKeyDown={(event) => {
                const step = event.shiftKey ? SHIFTS[event.key] : undefined;
                if (step === undefined) return;
                // The arrows alone go from card to card.
                event.stopPropagation();
                const to = Math.min(cards.length - 1, Math.max(0, index + step));
                handOrderStore.setState({ order: moved(ids, id, to) });
                setCurrent(to);
              }}
              {...handlers(id, box)}
              style={{
                left: box.x - box.width / 2,
                top: box.y - box.height / 2,
                width: box.width,
                height: box.height,
                rotate: `${-box.angle}rad`,
                zIndex: inFlight !== undefined ? 30 : lifted ? 20 : 10 - box.row,
              }}
            >
              {drawn || lifted || inFlight !== undefined ? (
                <CardFace deck={deck} cell={cell} width={box.width} />
              ) : undefined}
            </button>
          );
        })}
        {carried === undefined ? undefined : (
          <div
            className={carried.overTable ? 'table-drop over' : 'table-drop'}
            style={{ bottom: handReserve(viewport) }}
          />
        )}
      </div>
      <SortButton cards={cards} />
    </>
  );
}
