/**
 * One scale for all levels and characters: matches of mixed tables, and the strengths under which what happened is likeliest.
 * A seat wins with a chance of 10^(strength/400) over the sum of its table, so 400 points more are ten times as many wins. The
 * even alley cat stands at 1000.
 */

import { seat } from '../../../shared/engine/game.ts';
import { GAMES, type GameName } from '../../../shared/games/games.ts';
import type { AnyContender } from './contender.ts';
import { fastRandom, seedOf } from './fastRandom.ts';
import { playGame } from './playGame.ts';

export const ANCHOR = { name: 'alleyCat', rating: 1000 } as const;
const POINTS = 400 / Math.log(10);
const Z = 1.96;

export interface Rung {
  readonly name: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly matches: number;
  readonly wins: number;
}

export interface Played {
  /** Who sat there, as places in the list of contenders, and which part of the win each got. */
  readonly places: readonly number[];
  readonly shares: readonly number[];
}

export interface LadderOrder {
  readonly game: GameName;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

export function climb(contenders: readonly AnyContender[], order: LadderOrder, onGame: () => void): readonly Rung[] {
  const { game, options, seats, games, seed } = order;
  const matches: Played[] = [];
  for (let index = 0; index < games; index += 1) {
    const deal = seedOf('ladder', seed, seats, index);
    const random = fastRandom(deal);
    const places = Array.from({ length: seats }, () => random.below(contenders.length));
    const sitting = places.map((place) => contenders[place] as AnyContender);
    const { winners } = playGame(GAMES[game], options, sitting, deal);
    matches.push({ places, shares: places.map((_, at) => (winners.includes(seat(at)) ? 1 / winners.length : 0)) });
    onGame();
  }
  return rate(
    contenders.map(({ name }) => name),
    matches,
  );
}

/** Newton's steps on the likelihood, each strength by itself, until nothing moves; the interval from its curvature. */
export function rate(names: readonly string[], matches: readonly Played[]): readonly Rung[] {
  const strengths = new Float64Array(names.length);
  const curves = new Float64Array(names.length);
  for (let round = 0; round < 60; round += 1) {
    const slopes = new Float64Array(names.length);
    curves.fill(1e-3);
    for (const { places, shares } of matches) {
      const weights = places.map((place) => Math.exp(strengths[place] as number));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      places.forEach((place, at) => {
        const chance = (weights[at] as number) / total;
        slopes[place] = (slopes[place] as number) + (shares[at] as number) - chance;
        curves[place] = (curves[place] as number) + chance * (1 - chance);
      });
    }
    strengths.forEach((strength, place) => {
      // Nobody runs away who has won all of few matches or none.
      const slope = (slopes[place] as number) - 0.01 * strength;
      strengths[place] = strength + Math.max(-0.5, Math.min(0.5, slope / (curves[place] as number)));
    });
  }
  const anchor = strengths[names.indexOf(ANCHOR.name)] ?? 0;
  return names.map((name, place): Rung => {
    const rating = ANCHOR.rating + POINTS * ((strengths[place] as number) - anchor);
    const half = (Z * POINTS) / Math.sqrt(curves[place] as number);
    const own = matches.flatMap(({ places, shares }) => shares.filter((_, at) => places[at] === place));
    const wins = own.reduce((sum, share) => sum + share, 0);
    return { name, rating, low: rating - half, high: rating + half, matches: own.length, wins };
  });
}
