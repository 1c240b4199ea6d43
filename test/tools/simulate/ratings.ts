/** How good ratings are: players of known strength, in quick matches of 2 to 6 seats, by real bots and by a model of chance. */

import type { Random } from '../../../shared/engine/random.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { MANIFESTS } from '../../../shared/games/index.ts';
import { ratedMatchOf } from '../../../shared/ratings/ratedMatch.ts';
import { chanceOf, NEWCOMER, type Rating } from '../../../shared/ratings/rating.ts';
import { RatingBook } from '../../../shared/ratings/verifyRatings.ts';
import { BOT_LEVELS } from '../../../shared/table/seats.ts';
import { contendersNamed } from '../arena/contenders.ts';
import { fastRandom, seedOf } from '../arena/fastRandom.ts';
import { playGame } from '../arena/playGame.ts';
import { progressBar } from '../progress.ts';
import { expected, type Glicko, rateGlicko, UNRATED } from './glicko2.ts';

const GAME = 'spicy';
const SEATS = [2, 3, 4, 5, 6] as const;
/** Matches lie so far apart that no two people count as having met within a day. */
const APART_MS = 90_000_000;
/** Those further apart than this should stand in the right order. */
const CLEAR_POINTS = 100;
const RIGHT_SHARE = 0.9;
/** Predictions count from the time when everybody has played so often. */
const WARM_UP = 5;

interface Figures {
  readonly [name: string]: number;
}

/** Who wins among these, as places by player. */
type Play = (players: readonly number[], match: number) => readonly number[];

export function simulateRatings(games: number, seed: string): Figures {
  return { ...named('bots', withBots(games, seed)), ...named('model', withModel(games * 10, seed)) };
}

const named = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}.${name}`, value]));

/** Six of every level: strengths as the arena saw them. */
function withBots(games: number, seed: string): Figures {
  const { botRatings } = MANIFESTS.find(({ id }) => id === GAME) ?? MANIFESTS[0];
  const levels = BOT_LEVELS.flatMap((level) => Array.from({ length: 6 }, () => level));
  const contenders = levels.map((level) => contendersNamed(GAME, [level])[0]!);
  const play: Play = (players, match) => {
    const outcome = playGame(
      GAMES[GAME],
      { ...options },
      players.map((player) => contenders[player]!),
      seedOf('ratings', seed, match),
    );
    const seats = players.map((player) => ({ kind: 'person', player: String(player), standIn: '' }));
    const row = {
      id: '',
      game: GAME,
      quick: 1,
      ended_at: 0,
      outcome: JSON.stringify(outcome),
      seats: JSON.stringify(seats),
    };
    return ratedMatchOf(row)?.seats.map(({ place }) => place) ?? [];
  };
  const parsed = GAMES[GAME].parseOptions({});
  if (!parsed.ok) throw new Error(parsed.error.code);
  const options = parsed.value;
  return measure(
    levels.map((level) => botRatings[level]),
    games,
    fastRandom(seedOf('tables', seed)),
    play,
  );
}

/** A hundred players around the alley cat; who is first follows from strengths by Luce's rule, then who is second, and so on. */
function withModel(games: number, seed: string): Figures {
  const random = fastRandom(seedOf('model', seed));
  const strengths = Array.from({ length: 100 }, () => 1000 + 150 * bell(random));
  const play: Play = (players) => {
    const left = players.map((player, seat) => ({ seat, weight: 10 ** ((strengths[player] ?? 0) / 400) }));
    const places = players.map(() => 0);
    for (let place = 1; left.length > 0; place += 1) {
      let at = (random.below(1_000_000) / 1_000_000) * left.reduce((sum, { weight }) => sum + weight, 0);
      const next = left.findIndex(({ weight }) => {
        at -= weight;
        return at < 0;
      });
      const [found] = left.splice(Math.max(0, next), 1);
      if (found !== undefined) places[found.seat] = place;
    }
    return places;
  };
  return measure(strengths, games, random, play);
}

const bell = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, value) => sum + value, -6);

function measure(strengths: readonly number[], games: number, random: Random, play: Play): Figures {
  const book = new RatingBook(() => NEWCOMER.mu);
  const glicko: Glicko[] = strengths.map(() => UNRATED);
  const played = strengths.map(() => 0);
  const loss = { ours: 0, glicko2: 0, none: 0, pairs: 0 };
  const until = { ours: Number.NaN, glicko2: Number.NaN };
  const ours = (player: number): Rating => book.ratings.get(String(player)) ?? NEWCOMER;
  const progress = progressBar(games, `${strengths.length} players`);
  for (let match = 0; match < games; match += 1) {
    const seats = SEATS[random.below(SEATS.length)] ?? 4;
    const players = sample(strengths.length, seats, random);
    const places = play(players, match);
    eachPair(players, (one, other, a, b) => {
      if (places[a] === places[b] || Math.min(played[one] ?? 0, played[other] ?? 0) < WARM_UP) return;
      const won = (places[a] ?? 0) < (places[b] ?? 0);
      const cost = (chance: number) => -Math.log(won ? chance : 1 - chance);
      loss.ours += cost(chanceOf(ours(one), ours(other)));
      loss.glicko2 += cost(expected(glicko[one]!, glicko[other]!));
      loss.none += cost(0.5);
      loss.pairs += 1;
    });
    const after = players.map((player, seat) =>
      rateGlicko(
        glicko[player]!,
        players.flatMap((other, place) =>
          place === seat ? [] : [{ other: glicko[other]!, score: scoreOf(places[seat] ?? 0, places[place] ?? 0) }],
        ),
      ),
    );
    players.forEach((player, seat) => {
      glicko[player] = after[seat]!;
      played[player] = (played[player] ?? 0) + 1;
    });
    book.take({
      id: String(match),
      game: GAME,
      at: match * APART_MS,
      seats: players.map((player, seat) => ({
        kind: 'person',
        player: String(player),
        place: places[seat] ?? 0,
        left: false,
      })),
    });
    const each = ((match + 1) * 4) / strengths.length;
    if (Number.isNaN(until.ours) && isOrdered(strengths, (player) => ours(player).mu)) until.ours = each;
    if (Number.isNaN(until.glicko2) && isOrdered(strengths, (player) => glicko[player]!.rating)) until.glicko2 = each;
    progress(match + 1);
  }
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    matches: games,
    'logLoss.ours': rounded(loss.ours / loss.pairs),
    'logLoss.glicko2': rounded(loss.glicko2 / loss.pairs),
    'logLoss.none': rounded(loss.none / loss.pairs),
    // Of each player, on average; -1 where it did not come to that.
    'matchesUntilOrder.ours': Number.isNaN(until.ours) ? -1 : rounded(until.ours),
    'matchesUntilOrder.glicko2': Number.isNaN(until.glicko2) ? -1 : rounded(until.glicko2),
    'orderedPairs.ours': rounded(orderedShare(strengths, (player) => ours(player).mu)),
    'orderedPairs.glicko2': rounded(orderedShare(strengths, (player) => glicko[player]!.rating)),
  };
}

const scoreOf = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

function sample(count: number, seats: number, random: Random): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < seats) chosen.add(random.below(count));
  return [...chosen];
}

function eachPair(players: readonly number[], take: (one: number, other: number, a: number, b: number) => void): void {
  for (let a = 0; a < players.length; a += 1)
    for (let b = a + 1; b < players.length; b += 1) take(players[a]!, players[b]!, a, b);
}

function orderedShare(strengths: readonly number[], ratingOf: (player: number) => number): number {
  let [right, all] = [0, 0];
  eachPair(
    strengths.map((_, player) => player),
    (one, other) => {
      const gap = (strengths[one] ?? 0) - (strengths[other] ?? 0);
      if (Math.abs(gap) < CLEAR_POINTS) return;
      all += 1;
      if (gap * (ratingOf(one) - ratingOf(other)) > 0) right += 1;
    },
  );
  return right / all;
}

const isOrdered = (strengths: readonly number[], ratingOf: (player: number) => number): boolean =>
  orderedShare(strengths, ratingOf) >= RIGHT_SHARE;
