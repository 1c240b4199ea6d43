import { useMemo, useRef } from 'react';
import { seat as seatAt } from '../../shared/engine/game.ts';
import { useGameControls } from '../hud/gameControls.ts';
import { SeatPlate } from '../hud/table/SeatPlate.tsx';
import { useGameWords, useTexts } from '../i18n/useTexts.ts';
import type { TableLayout } from '../scene/layout/layout.ts';
import { useApart } from '../table/overlay/apart.ts';
import { beforeCat } from '../table/overlay/beforeCat.ts';
import type { RecordedCat } from './recording/recording.ts';

interface Props {
  readonly layout: TableLayout;
  readonly cats: readonly RecordedCat[];
  readonly game: string;
  /** As far as it has been shown. */
  readonly view: unknown;
}

/** A name and the public facts at every cat, as they stood at this moment. */
export function ReplayPlates({ layout, cats, game, view }: Props) {
  const t = useTexts();
  const words = useGameWords(game);
  const { seatNotes } = useGameControls();
  const list = useRef<HTMLUListElement>(null);
  useApart(list, layout.viewport);
  const seats = useMemo(
    () =>
      cats.map(({ name, look }) => ({
        kind: 'person' as const,
        name,
        look,
        connected: true,
        ready: true,
      })),
    [cats],
  );
  return (
    <ul ref={list} className="plates" aria-label={t.cats}>
      {seats.map((sitting, index) => {
        const own = index === layout.you;
        const { x, y } = beforeCat(layout, index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={index}
            className={own ? 'plate-place own' : 'plate-place'}
            style={own ? undefined : { left: x, top: y }}
          >
            <SeatPlate
              seat={sitting}
              notes={seatNotes(words, view, seatAt(index))}
              you={false}
              onTurn={false}
              awaited={false}
              aim={undefined}
              bubble={undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
