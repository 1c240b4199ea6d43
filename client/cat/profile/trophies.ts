/** What a cat has earned so far: a bronze, silver or golden cup for each kind of deed. */

import { useCallback } from 'react';
import type { Counts, GameFigures, TrophyKind } from '../../../shared/table/figures.ts';
import type { GameHistory } from '../../../shared/table/people/catPage.ts';
import { gameNamed } from '../../games/registry.ts';
import { useGames } from '../../hud/games.ts';
import type { Speech } from '../../i18n/language.ts';
import { useSpeech, useSpoken } from '../../i18n/useTexts.ts';
import type { ProfileWords } from './words.ts';

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

export interface Trophy {
  readonly title: string;
  readonly said: string;
  readonly metal: Metal;
}

/** From these many wins on a cup is bronze, silver, gold. */
const CUPS = [1, 10, 50] as const;

type Figures = ReadonlyMap<string, GameFigures | undefined>;

/** Nothing while the words of the games are still on their way. */
export function useTrophies(histories: readonly GameHistory[], words: ProfileWords): readonly Trophy[] {
  const { games: named } = useSpeech();
  const known = useGames().map(({ id }) => id);
  const ids = known.join(' ');
  const load = useCallback(
    async ({ language, games }: Speech): Promise<Figures> => {
      const all = ids.split(' ').map(async (id) => {
        const figures = await gameNamed(id).manifest.loadFigures?.(language, games[id]);
        return [id, figures] as const;
      });
      return new Map(await Promise.all(all));
    },
    [ids],
  );
  const figures = useSpoken(load);
  if (figures === undefined) return [];
  return histories
    .filter(({ game }) => known.includes(game))
    .flatMap((history) => {
      const wins: TrophyKind = { title: words.winsIn(named[history.game]?.name ?? ''), count: 'wins', steps: CUPS };
      const kinds = [wins, ...(figures.get(history.game)?.trophies ?? [])];
      return kinds.flatMap((kind) => earned(kind, { ...history.counts, wins: history.wins }, words));
    });
}

function earned({ title, count, steps }: TrophyKind, counts: Counts, words: ProfileWords): readonly Trophy[] {
  const reached = counts[count] ?? 0;
  const level = steps.filter((step) => reached >= step).length - 1;
  const [step, metal] = [steps[level], METALS[level]];
  return step === undefined || metal === undefined ? [] : [{ title, metal, said: words.trophy(title, reached, step) }];
}
