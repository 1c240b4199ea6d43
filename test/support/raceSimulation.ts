/** Races between cats of equal reflexes on unequal lines, judged by arrival and by `judge`. Used by the test and the benchmark. */

import { seat } from '../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import {
  type Contender,
  creditOf,
  freezeFor,
  judgeRace,
  keyOf,
  rememberRoundTrip,
  withWinner,
} from '../../shared/table/race/race.ts';

export interface Line {
  /** The shortest round trip and how much longer it tends to take, in milliseconds. */
  readonly roundTrip: number;
  readonly jitter: number;
  /** What the client adds to every pong, hoping for credit. */
  readonly delaysPongs?: number;
}

export interface Shares {
  /** Of the first line, which is the slow one in every scenario. */
  readonly byArrival: number;
  readonly compensated: number;
  readonly wrongByArrival: number;
  readonly wrongCompensated: number;
}

const uniform = (random: Random) => (random.word() + 0.5) / 2 ** 32;

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}

/** Round trips have a floor and a tail to the right. */
const roundTrip = (random: Random, line: Line): number => line.roundTrip + Math.abs(normal(random)) * line.jitter;

interface Run extends Contender {
  readonly made: number;
}

export function simulateRaces(lines: readonly Line[], races: number, seed: string): Shares {
  const random = createRandom(seedFromText(seed));
  const tally = { byArrival: 0, compensated: 0, wrongByArrival: 0, wrongCompensated: 0 };
  let pings: readonly (readonly number[])[] = lines.map(() => []);
  for (let warmUp = 0; warmUp < 15; warmUp += 1) pings = pingAll(pings, lines, random);

  for (let race = 0; race < races; race += 1) {
    pings = pingAll(pings, lines, random);
    const credits = pings.map(creditOf);
    const runs = lines.map((line, index): Run => {
      const way = roundTrip(random, line);
      // Reflexes are log-normal around 400 ms and begin when the news has arrived: half a trip after it was sent.
      const reflex = 400 * Math.exp(0.35 * normal(random));
      return { seat: seat(index), kind: 'paw', made: reflex, arrival: way + reflex, credit: credits[index] ?? 0 };
    });
    const truth = runs.reduce((best, run) => (run.made < best.made ? run : best));
    const first = runs.reduce((best, run) => (run.arrival < best.arrival ? run : best));
    const closes =
      first.arrival +
      freezeFor(
        first,
        credits.filter((_, index) => index !== first.seat),
      );
    const verdict = judgeRace(runs.filter((run) => run.arrival <= closes));
    const winner = withWinner(verdict, random.pick(verdict.tied).seat)[0];
    if (first.seat === 0) tally.byArrival += 1;
    if (winner?.seat === 0) tally.compensated += 1;
    if (first !== truth) tally.wrongByArrival += 1;
    if (winner !== truth) tally.wrongCompensated += 1;
    if (winner !== undefined && keyOf(winner) > closes) throw new Error('Nobody wins after the gate has closed');
  }
  return {
    byArrival: tally.byArrival / races,
    compensated: tally.compensated / races,
    wrongByArrival: tally.wrongByArrival / races,
    wrongCompensated: tally.wrongCompensated / races,
  };
}

const pingAll = (pings: readonly (readonly number[])[], lines: readonly Line[], random: Random) =>
  lines.map((line, index) => rememberRoundTrip(pings[index] ?? [], roundTrip(random, line) + (line.delaysPongs ?? 0)));
