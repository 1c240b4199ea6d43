/** One seat of one contender against a table of another: how often it wins, and how sure that is. */

import { type AnyGame, seat } from '../../../shared/engine/game.ts';
import type { AnyContender } from './contender.ts';
import { seedOf } from './fastRandom.ts';
import { playGame } from './playGame.ts';

export interface Cell {
  readonly level: string;
  readonly against: string;
  readonly seats: number;
  readonly games: number;
  /** The part of the wins that the one seat got; a shared win counts as its part. */
  readonly share: number;
  /** The part of the matches that nobody won, as where the last two cats of Black Jacky lose their last hearts at once. */
  readonly nobody: number;
  /** The ends of the 95% interval. */
  readonly low: number;
  readonly high: number;
}

export interface Pairing {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly one: AnyContender;
  readonly many: AnyContender;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/** The same decks for whoever plays: the deal hangs on the seed alone, and the one sits on every seat of a deal in turn. */
export function playCell({ game, options, one, many, seats, games, seed }: Pairing, onGame: () => void): Cell {
  let [wins, nobody] = [0, 0];
  for (let index = 0; index < games; index += 1) {
    const place = index % seats;
    const contenders = Array.from({ length: seats }, (_, at) => (at === place ? one : many));
    const { winners } = playGame(game, options, contenders, seedOf(seed, seats, Math.floor(index / seats)));
    if (winners.includes(seat(place))) wins += 1 / winners.length;
    if (winners.length === 0) nobody += 1;
    onGame();
  }
  return { level: one.name, against: many.name, seats, games, nobody: nobody / games, ...shareOf(wins, games) };
}

const Z = 1.96;

/** Wilson's interval: stays inside 0 to 1 and is right for shares near the ends too. */
export function shareOf(wins: number, games: number): { share: number; low: number; high: number } {
  const share = wins / games;
  const weight = Z ** 2 / games;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + weight / (4 * games))) / (1 + weight);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
