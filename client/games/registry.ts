/** Everything that is looked up by a game's name, worked out from the one list. */

import type { Language } from '../../shared/table/talk.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import type { AnyGameControls } from '../hud/gameControls.ts';
import type { GameCard } from '../hud/games.ts';
import type { AnyClientGame } from './clientGame.ts';
import type { AnyGameStage } from './gameStage.ts';
import { CLIENT_GAMES } from './index.ts';

type Themed = AnyClientGame & { readonly theme: string };

const games = CLIENT_GAMES.map((game): Themed => ({ theme: 'parlour', ...game }));
const byId = new Map(games.map((game) => [game.manifest.id, game]));

export const isGame = (id: string): boolean => byId.has(id);

/** The game of this name; the first of all for a name of none, as in an old link. */
export const gameNamed = (id: string): Themed => byId.get(id) ?? (games[0] as Themed);

export const CATALOG: readonly GameCard[] = games.map(({ manifest, theme, presets, loadBook, lesson }) => ({
  id: manifest.id,
  seats: manifest.seats,
  theme,
  presets: presets ?? [],
  hasBook: loadBook !== undefined,
  hasLesson: lesson !== undefined,
}));

export async function gameWords(language: Language): Promise<{ readonly [game: string]: GameWords }> {
  const words = CLIENT_GAMES.map(async ({ manifest }) => [manifest.id, await manifest.texts[language]()] as const);
  return Object.fromEntries(await Promise.all(words));
}

/** The same promise every time: React waits for it while it renders. */
function loadedOnce<T>(load: (game: AnyClientGame) => Promise<T>): (id: string) => Promise<T> {
  const loading = new Map<AnyClientGame, Promise<T>>();
  return (id) => {
    const game = gameNamed(id);
    const known = loading.get(game);
    if (known !== undefined) return known;
    const fresh = load(game);
    loading.set(game, fresh);
    // Kept, one lost line would keep this game away until the page is loaded again.
    fresh.catch(() => loading.delete(game));
    return fresh;
  };
}

export const stageOf: (id: string) => Promise<AnyGameStage> = loadedOnce(async ({ loadStage }) => {
  const stage = await loadStage();
  return { ...stage, room: stage.room ?? (await import('../scene/room/parlour.ts')).PARLOUR };
});
export const controlsOf: (id: string) => Promise<AnyGameControls> = loadedOnce(({ loadControls }) => loadControls());
