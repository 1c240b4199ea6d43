/** What screens may know of every game before one of them is loaded. The app hands the list in. */

import { createContext, useContext } from 'react';
import type { TableOptionsInput } from '../../shared/table/options.ts';

export const THEMES = ['den', 'saloon'] as const;
export type Theme = (typeof THEMES)[number];

export interface GameCard {
  readonly id: string;
  readonly theme: Theme;
  readonly seats: { readonly min: number; readonly max: number };
  /** A newcomer's first match. */
  readonly firstRules: NonNullable<TableOptionsInput['rules']>;
}

export const GamesContext = createContext<readonly GameCard[]>([]);

export const useGames = (): readonly GameCard[] => useContext(GamesContext);

export function useGame(id: string): GameCard {
  const games = useGames();
  const game = games.find((card) => card.id === id) ?? games[0];
  if (game === undefined) throw new Error('An app without games');
  return game;
}
