import '../../styles/marks.css';
import { use, useMemo } from 'react';
import { shared } from '../../choreography/place.ts';
import { stageOf } from '../../games/registry.ts';
import { type Spot, useGameControls } from '../../hud/gameControls.ts';
import { createLayout } from '../../scene/layout/layout.ts';
import { useViewport } from '../../scene/layout/useViewport.ts';
import type { TableFacts } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';

/** The signs of a game at the places where its cards lie. It waits for the stage, which knows them. */
export function Marks({ facts }: { readonly facts: TableFacts }) {
  const { zones } = use(stageOf(facts.game));
  const { Marks: Signs } = useGameControls();
  const viewport = useViewport();
  const you = useTable((table) => table.you);
  const view = useTable((table) => table.present.view);
  const seats = facts.seats.length;
  const layout = useMemo(() => createLayout(seats, you ?? 'watcher', viewport, zones), [seats, you, viewport, zones]);
  if (Signs === undefined || view === undefined) return undefined;
  const at = (zone: string, cards = 1): Spot => {
    const places = Array.from({ length: cards }, (_, index) =>
      layout.onScreen(layout.lying(shared(zone), { index, count: cards, up: true })),
    );
    const middle = (of: (place: Spot) => number): number =>
      (Math.min(...places.map(of)) + Math.max(...places.map(of))) / 2;
    return { x: middle(({ x }) => x), y: middle(({ y }) => y), unit: middle(({ unit }) => unit) };
  };
  return (
    <div className="marks">
      <Signs view={view} at={at} />
    </div>
  );
}
