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

const HALF_WIDTH = 56;
/** On the edge of the table before the cat: over it are its face and its words, behind it its cards. */
const BEFORE_CAT = { y: 0.1, z: 0.95 } as const;
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
  const face = layout.face(seat);
  const { x, y } = layout.onScreen({ x: face.x, y: BEFORE_CAT.y, z: face.z + BEFORE_CAT.z });
  return { left: Math.max(HALF_WIDTH, Math.min(layout.viewport.width - HALF_WIDTH, x)), top: y };
}
