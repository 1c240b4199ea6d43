import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { type Seat, seat as seatAt } from '../../shared/engine/game.ts';
import type { TableSnapshot } from '../../shared/table/protocol.ts';
import { useDesk } from '../hud/desk.ts';
import { isAwaited, SeatPlate } from '../hud/table/SeatPlate.tsx';
import { useBubbles } from '../hud/table/useBubbles.ts';
import { useGameWords, useTexts } from '../i18n/useTexts.ts';
import type { TableLayout } from '../scene/layout.ts';
import { handReserve } from '../scene/ownHand.ts';
import { choiceStore } from '../store/choice.ts';

interface Props {
  readonly layout: TableLayout;
  readonly facts: TableSnapshot;
  readonly view: unknown;
}

const HALF_WIDTH = 62;
/** On the edge of the table, like a place card: behind it are the cat's cards, before it what it has won. */
const BEFORE_CAT = 1.44;
const OWN_LIFT = 58;

/** A name and the public facts at every cat. The own ones stand over the hand. */
export function Plates({ layout, facts, view }: Props) {
  const t = useTexts();
  const words = useGameWords(facts.game);
  const { seatNotes } = useDesk();
  const bubbles = useBubbles();
  const aim = useStore(choiceStore, (choice) => choice.aim);
  return (
    <ul className="plates" aria-label={t.cats}>
      {facts.seats.map((seat, index) => {
        if (seat.kind === 'free') return undefined;
        const place = seatAt(index);
        const own = index === layout.you;
        const style = own ? { bottom: handReserve(layout.viewport) + OWN_LIFT } : beforeCat(layout, place);
        const aimable = aim?.seats.includes(place)
          ? { chosen: aim.chosen.includes(place), pick: () => aim.pick(place) }
          : undefined;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            className={own ? 'plate-place own' : 'plate-place'}
            style={style}
          >
            <SeatPlate
              seat={seat}
              notes={seatNotes(words, view, place)}
              onTurn={facts.turn === index}
              awaited={isAwaited(facts.windowSeats, place)}
              aim={aimable}
              bubble={bubbles.get(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function beforeCat(layout: TableLayout, seat: Seat): CSSProperties {
  const frame = layout.frames[seat];
  if (frame === undefined) return {};
  const { x, y } = layout.onScreen({
    x: frame.x + Math.sin(frame.yaw) * BEFORE_CAT,
    y: 0,
    z: frame.z + Math.cos(frame.yaw) * BEFORE_CAT,
  });
  return { left: Math.max(HALF_WIDTH, Math.min(layout.viewport.width - HALF_WIDTH, x)), top: y };
}
