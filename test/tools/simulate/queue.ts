/** How long people wait for a quick match, and with whom they sit: the server's own grouping beside first come, first served. */

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type Group, type GroupingRules, group } from '../../../server/matchmaking/queue/grouping.ts';
import type { WaitingParty } from '../../../server/matchmaking/queue/party.ts';
import type { Random } from '../../../shared/engine/random.ts';
import { missing, startRedis } from '../../support/server/services.ts';
import { fastRandom, seedOf } from '../arena/fastRandom.ts';

const RATES = [10, 100, 1000, 10_000] as const;
const PROCESSES = [1, 2, 4] as const;
const TICK_MS = 500;
const FILL_AFTER_MS = 15_000;
const USUAL_SEATS = 4;
const RULES: GroupingRules = { fillAfterMs: FILL_AFTER_MS, seatsOf: () => ({ usual: USUAL_SEATS, min: 2 }) };

interface Figures {
  [name: string]: number;
}

export async function simulateQueue(pairings: number, seed: string): Promise<Figures> {
  const figures: Figures = {};
  for (const rate of RATES)
    for (const [name, way] of [
      ['rated', byRating],
      ['fcfs', firstCome],
    ] as const) {
      console.error(`${rate} people a minute, ${name}`);
      Object.assign(figures, prefixed(`${rate}.${name}`, simulateWay(way, rate, seed)));
    }
  Object.assign(figures, await race(pairings, seed));
  return figures;
}

const prefixed = (prefix: string, values: Figures): Figures =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

type Way = (waiting: readonly WaitingParty[], now: number) => readonly Group[];

const byRating: Way = (waiting, now) => group(waiting, [], now, RULES).groups;

/** Whoever came first, with whoever came next; bots after the same wait. */
const firstCome: Way = (waiting, now) => {
  const groups: Group[] = [];
  for (const queue of Map.groupBy(waiting, ({ wait }) => wait.wish.seats).values()) {
    const seats = queue[0]?.wait.wish.seats;
    const size = seats === 'any' || seats === undefined ? USUAL_SEATS : seats;
    let rest = [...queue].sort((a, b) => a.wait.since - b.wait.since);
    for (; rest.length >= size; rest = rest.slice(size))
      groups.push({ parties: rest.slice(0, size), seats: size, bots: 0 });
    const [first] = rest;
    if (first !== undefined && now - first.wait.since >= FILL_AFTER_MS)
      groups.push({ parties: rest, seats: size, bots: size - rest.length });
  }
  return groups;
};

/** Fifteen minutes, or fewer where there are many people: as many as come in a minute are enough then. */
function simulateWay(way: Way, rate: number, seed: string): Figures {
  const random = fastRandom(seedOf('queue', seed, rate));
  const minutes = rate >= 1000 ? 2 : 15;
  const waits: number[] = [];
  const spreads: number[] = [];
  let waiting: WaitingParty[] = [];
  let [bots, seats, count] = [0, 0, 0];
  for (let now = 0; now < minutes * 60_000; now += TICK_MS) {
    const due = (rate * TICK_MS) / 60_000;
    const arriving = Math.floor(due) + (random.below(1_000_000) < (due % 1) * 1_000_000 ? 1 : 0);
    for (let index = 0; index < arriving; index += 1) waiting.push(somebody(count++, now, random));
    const groups = way(waiting, now);
    const seated = new Set(groups.flatMap(({ parties }) => parties.map(({ id }) => id)));
    waiting = waiting.filter(({ id }) => !seated.has(id));
    for (const { parties, ...found } of groups) {
      const points = parties.flatMap(({ members }) => members.map(({ mu }) => mu));
      for (const { wait } of parties) waits.push(now - wait.since);
      if (points.length > 1) spreads.push(Math.max(...points) - Math.min(...points));
      bots += found.bots;
      seats += found.seats;
    }
  }
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    'wait.medianSeconds': tenth(quantile(waits, 0.5) / 1000),
    'wait.p95Seconds': tenth(quantile(waits, 0.95) / 1000),
    'spread.medianPoints': Math.round(quantile(spreads, 0.5)),
    'spread.p95Points': Math.round(quantile(spreads, 0.95)),
    botShare: Math.round((bots / seats) * 1000) / 1000,
  };
}

const WISHES = ['any', 'any', 'any', 2, 3, 4, 4, 6] as const;

function somebody(place: number, now: number, random: Random): WaitingParty {
  const bell = Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, value) => sum + value, -6);
  const mu = 1050 + 180 * bell;
  const player = `p${place}`;
  const wish = {
    game: 'spicy',
    pace: 'standard',
    seats: WISHES[random.below(WISHES.length)] ?? 'any',
    bots: true,
  } as const;
  return {
    id: player,
    version: 1,
    members: [{ player, name: player, mu, sigma: 30 + random.below(120), apart: [], met: [] }],
    wait: { wish, since: now, notBefore: now },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What a process tells: one table and who was seated there. */
export interface Seated {
  readonly table: string;
  readonly players: readonly string[];
}

/** Real processes and a real Redis: everybody enters by every door, some wish for something else, one process is killed while it leads. */
async function race(pairings: number, seed: string): Promise<Figures> {
  const figures: Figures = { pairings: 0, doubleSeated: 0 };
  const counts = missing('redis') ? ([1] as const) : PROCESSES;
  for (const processes of counts) {
    const wanted = Math.ceil(pairings / counts.length);
    console.error(`${wanted} pairings in ${processes} processes`);
    const found = await raceOf(processes, wanted, seed);
    figures[`processes${processes}.pairings`] = found.pairings;
    figures[`processes${processes}.doubleSeated`] = found.doubleSeated;
    figures.pairings = (figures.pairings ?? 0) + found.pairings;
    figures.doubleSeated = (figures.doubleSeated ?? 0) + found.doubleSeated;
  }
  return figures;
}

async function raceOf(processes: number, wanted: number, seed: string) {
  const redis = processes === 1 ? undefined : await startRedis();
  const seats = new Map<string, Set<string>>();
  let pairs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const children: ChildProcess[] = Array.from({ length: processes }, (_, index) => {
    const child = fork(join(import.meta.dirname, 'queueProcess.ts'), [redis?.url ?? '', String(index), seed]);
    child.on('message', (tables: readonly Seated[]) => {
      for (const { table, players } of tables) {
        pairs += (players.length * (players.length - 1)) / 2;
        for (const player of players) seats.set(player, (seats.get(player) ?? new Set()).add(table));
      }
      // The first of them leads: its death is the one that matters.
      if (processes === 4 && pairs > wanted / 2) children[0]?.kill('SIGKILL');
      if (pairs >= wanted) resolve();
    });
    return child;
  });
  await promise;
  await Promise.all(
    children.map((child) => {
      if (child.exitCode !== null || child.signalCode !== null) return undefined;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      return gone;
    }),
  );
  await redis?.stop();
  return { pairings: pairs, doubleSeated: [...seats.values()].filter((tables) => tables.size > 1).length };
}
