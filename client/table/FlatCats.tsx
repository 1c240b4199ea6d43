import { seat as seatAt } from '../../shared/engine/game.ts';
import type { TableSnapshot } from '../../shared/table/protocol.ts';
import { CatFace } from '../hud/CatFace.tsx';
import { lookOf } from '../hud/look.ts';
import type { TableLayout } from '../scene/layout.ts';

interface Props {
  readonly layout: TableLayout;
  readonly facts: TableSnapshot;
}

/** In units of the table: how large a drawn cat is. */
const CAT_SIZE = 2.5;

/** The cats where there is no 3D, on the same layout: everybody sits where the others see them. */
export function FlatCats({ layout, facts }: Props) {
  return (
    <div className="flat-cats" aria-hidden="true">
      {facts.seats.map((seat, index) => {
        if (index === layout.you || seat.kind === 'free') return undefined;
        const { x, y, unit } = layout.onScreen(layout.face(seatAt(index)));
        const size = unit * CAT_SIZE;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            className="flat-cat"
            style={{ left: x - size / 2, top: y - size * 0.5, width: size }}
          >
            <CatFace look={lookOf(seat.look, index)} asleep={!seat.connected && seat.kind === 'person'} />
          </div>
        );
      })}
    </div>
  );
}
