import { seat as seatAt } from '../../shared/engine/game.ts';
import type { TableSnapshot } from '../../shared/table/protocol.ts';
import { CatFace } from '../hud/CatFace.tsx';
import { type Names, useDesk } from '../hud/desk.ts';
import { lookOf } from '../hud/look.ts';
import type { TableLayout } from '../scene/layout.ts';

interface Props {
  readonly layout: TableLayout;
  readonly facts: TableSnapshot;
  readonly view: unknown;
  readonly names: Names;
}

/** In units of the table: how large a drawn cat is. */
const CAT_SIZE = 2.7;

/** The table without 3D, on the same layout: everything is where the others see it. */
export function FlatScene({ layout, facts, view, names }: Props) {
  const { FlatTable } = useDesk();
  const middle = layout.onScreen(layout.stack(0));
  return (
    <div className="flat-scene">
      <div className="flat-table" style={tableBox(layout)} aria-hidden="true" />
      {facts.seats.map((seat, index) => {
        if (index === layout.you || seat.kind === 'free') return undefined;
        const { x, y, unit } = layout.onScreen(layout.face(seatAt(index)));
        const size = unit * CAT_SIZE;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            className="flat-cat"
            style={{ left: x - size / 2, top: y - size * 0.55, width: size }}
          >
            <CatFace look={lookOf(seat.look, index)} asleep={!seat.connected && seat.kind === 'person'} />
          </div>
        );
      })}
      <div className="flat-center" style={{ left: middle.x, top: middle.y }}>
        <FlatTable view={view} names={names} />
      </div>
    </div>
  );
}

function tableBox(layout: TableLayout) {
  const { radiusX, radiusZ, centerZ } = layout.table;
  const at = (x: number, z: number) => layout.onScreen({ x, y: 0, z });
  const left = at(-radiusX, centerZ).x;
  const right = at(radiusX, centerZ).x;
  const top = at(0, centerZ - radiusZ).y;
  const bottom = at(0, centerZ + radiusZ).y;
  return { left, top, width: right - left, height: bottom - top };
}
