import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { seat as seatAt } from '../../../shared/engine/game.ts';
import { useDrawn } from '../../controls/useFlat.ts';
import { CatFace } from '../../hud/cat/CatFace.tsx';
import type { TableLayout } from '../../scene/layout/layout.ts';
import { pictureStore } from '../../store/table/picture.ts';
import type { TableFacts } from '../../store/table/table.ts';

interface Props {
  readonly layout: TableLayout;
  readonly facts: Pick<TableFacts, 'seats'>;
  /** Nothing else draws the table yet. */
  readonly bare: boolean;
}

/** In units of the table: how large a drawn cat is. */
const CAT_SIZE = 2.5;
/** How much of one a narrow screen may cut off: whiskers, never an eye. */
const OVER_EDGE = 0.04;

/** The cats where there is no 3D, or not yet, on the same layout: everybody sits where the others see them. */
export function DrawnTable({ layout, facts, bare }: Props) {
  const drawn = useDrawn();
  const seated = useStore(pictureStore, (picture) => picture.seated);
  const isDrawn = (seat: number): boolean => drawn || (seated & (1 << seat)) === 0;
  if (!facts.seats.some(({ kind }, seat) => seat !== layout.you && kind !== 'free' && isDrawn(seat))) return undefined;
  return (
    <div className="drawn-table" aria-hidden="true">
      {bare ? <div className="drawn-felt" style={feltBox(layout)} /> : undefined}
      {facts.seats.map((seat, index) => {
        if (index === layout.you || seat.kind === 'free' || !isDrawn(index)) return undefined;
        const { x, y, unit } = layout.onScreen(layout.face(seatAt(index)));
        const size = unit * CAT_SIZE;
        const left = Math.max(
          -size * OVER_EDGE,
          Math.min(layout.viewport.width - size * (1 - OVER_EDGE), x - size / 2),
        );
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            className="drawn-cat"
            style={{ left, top: y - size * 0.5, width: size }}
          >
            <CatFace look={seat.look} asleep={seat.kind === 'person' && !seat.connected} />
          </div>
        );
      })}
    </div>
  );
}

function feltBox(layout: TableLayout): CSSProperties {
  const { radiusX, radiusZ, centerZ } = layout.table;
  const at = (x: number, z: number) => layout.onScreen({ x, y: 0, z });
  const left = at(-radiusX, centerZ).x;
  const top = at(0, centerZ - radiusZ).y;
  return { left, top, width: at(radiusX, centerZ).x - left, height: at(0, centerZ + radiusZ).y - top };
}
