import { useCallback } from 'react';
import type { GameFigures } from '../../../shared/table/figures.ts';
import { gameNamed } from '../../games/registry.ts';
import type { Speech } from '../../i18n/language.ts';
import { useSpoken } from '../../i18n/useTexts.ts';

/** How histories of this game read, in the language that is spoken; undefined until they are loaded, and for a game without. */
export function useFigures(game: string): GameFigures | undefined {
  const load = useCallback(
    async ({ language, games }: Speech) => gameNamed(game).manifest.figures?.[language](games[game]),
    [game],
  );
  return useSpoken<GameFigures | undefined>(load);
}
