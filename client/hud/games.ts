/** What screens may know of every game before one of them is loaded. The app hands the list in. */

import { createContext, useContext } from 'react';
import type { Pace } from '../../shared/engine/game.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import { useProfile } from '../store/useStore.ts';

/** A kind of match. */
export interface Preset {
  readonly id: string;
  readonly pace: Pace;
  readonly rules: TableOptions['rules'];
}

export interface GameCard {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Names the colours of its room, as the game's own styles define them. */
  readonly theme: string;
  readonly presets: readonly Preset[];
  readonly hasBook: boolean;
  readonly hasLesson: boolean;
}

export const GamesContext = createContext<readonly GameCard[]>([]);

export const useGames = (): readonly GameCard[] => useContext(GamesContext);

/** The game of this name; the first of all where there is none, as for somebody who has not chosen yet. */
export function useGame(id: string): GameCard {
  const games = useGames();
  const game = games.find((card) => card.id === id) ?? games[0];
  if (game === undefined) throw new Error('An app without games');
  return game;
}

/** The game that this person plays. Whoever has not chosen yet plays the first: their profile names none. */
export const useChosenGame = (): GameCard => useGame(useProfile((profile) => profile.game));
