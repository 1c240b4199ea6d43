/** What stands in the scene, one tag for each thing that a person would point at. */

import { CameraRig } from './camera/CameraRig.tsx';
import type { Deck } from './cards/atlas.ts';
import { Cards } from './cards/Cards.tsx';
import { Cat, type CatProps } from './cats/Cat.tsx';
import { Effects } from './effects/Effects.tsx';
import { Figures } from './figures/Figures.tsx';
import { Direct } from './frame/Direct.tsx';
import { Lights } from './lights/Lights.tsx';
import { Room } from './room/Room.tsx';
import type { RoomPlan } from './room/room.ts';
import { Podium } from './table/Podium.tsx';
import { Prizes } from './table/Prizes.tsx';
import { Table } from './table/Table.tsx';
import { useLayout } from './useScene.ts';

export interface TableTreeProps {
  readonly room: RoomPlan;
  readonly deck: Deck;
  /** By seat. */
  readonly cats: readonly (Required<Pick<CatProps, 'look' | 'bot'>> | undefined)[];
  /** Runs first in every frame: the director. */
  readonly direct?: ((dt: number) => void) | undefined;
}

export function TableTree({ room, deck, cats, direct }: TableTreeProps) {
  const { you } = useLayout();
  // They are made in this order, and the own cat is not seen before it slaps.
  const ownLast = [...cats.entries()].toSorted(([a], [b]) => Number(a === you) - Number(b === you));
  return (
    <>
      <Direct direct={direct} />
      <CameraRig />
      <Lights plan={room.light} />
      <Room plan={room} />
      <Table style={room.table} />
      <Cards deck={deck} />
      <Figures />
      {ownLast.map(([seat, cat]) =>
        cat === undefined ? undefined : <Cat key={seat} seat={seat} look={cat.look} bot={cat.bot} />,
      )}
      <Effects />
      <Podium style={room.table} />
      <Prizes />
    </>
  );
}
