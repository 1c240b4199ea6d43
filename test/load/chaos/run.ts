/** `npm run chaos -- --minutes 10 --seed 7`: a cluster with people at its tables, volleys of faults, and a check of all that they were told. */

import { parseArgs } from 'node:util';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import type { LogEntry } from '../../../shared/table/protocol.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { Stayer } from '../../support/guest/stayer.ts';
import { startCluster } from '../../support/server/cluster.ts';
import { check, type Told } from './checker.ts';
import { begin, FAULTS, type Fault, type Lines } from './faults.ts';
import { Line } from './line.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    /** At least so many, however long a slow machine takes for them; without it twenty for every minute. */
    faults: { type: 'string' },
    seed: { type: 'string', default: '7' },
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '6' },
    /** Only faults whose name has this in it: "replaced" is a rolling update. */
    only: { type: 'string', default: '' },
    /** How many may strike at the same time, each another part of the cluster. */
    'at-once': { type: 'string', default: '5' },
  },
});
/** Everybody has to be back at a table that answers by then. */
const ALIVE_MS = 15_000;
const REMATCH_MS = 250;
const FAULTS_A_MINUTE = 20;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const random = createRandom(seedFromText(`chaos ${values.seed}`));
const lines: Lines[] = [];
const cluster = await startCluster(Number(values.processes), {}, async (process, part, url) => {
  const line = await Line.to(url);
  lines[process] = { ...lines[process], [part]: line } as Lines;
  return line.url;
});
const told = new Map<string, Told>();
const contradictions: string[] = [];
const people: { readonly stayer: Stayer; readonly player: Player }[] = [];
/** One for each table, who looks in after every volley. */
const passersBy = new Map<string, Guest>();
for (let table = 0; table < Number(values.tables); table += 1) await seat(table);
const rematches = setInterval(askForRematch, REMATCH_MS);
// Clients lose requests with their connections; whoever made them has gone on.
process.on('unhandledRejection', () => undefined);

const faults = FAULTS.filter(({ name }) => name.includes(values.only));
const struck = new Map<string, number>();
const recoveries: number[] = [];
const broken: string[] = [];
const end = performance.now() + Number(values.minutes) * 60_000;
const fewest = values.faults === undefined ? FAULTS_A_MINUTE * Number(values.minutes) : Number(values.faults);
while (performance.now() < end || strikes() < fewest) {
  const volley = nextVolley();
  await Promise.all(
    volley.map(async ({ fault, victim, after }) => {
      await wait(after);
      await fault.strike(cluster, victim, lines);
      struck.set(fault.name, (struck.get(fault.name) ?? 0) + 1);
    }),
  );
  const what = volley.map(({ fault, victim }) => `${fault.name} (${victim})`).join(' + ');
  for (const process of cluster.processes)
    if (!process.isRunning) {
      broken.push(`after "${what}" a process had ended by itself: ${process.output.slice(-500)}`);
      await begin(process);
    }
  const since = performance.now();
  const late = await stillAway(since);
  recoveries.push(performance.now() - since);
  if (late.length > 0) broken.push(`after "${what}": ${late.join(', ')}`);
  console.log(
    `${what}: ${late.length === 0 ? 'all back' : `NOT BACK ${late.join(', ')}`} after ${Math.round(performance.now() - since)} ms`,
  );
}
clearInterval(rematches);
await Promise.all(people.map(({ player }) => player.stop()));
const verdict = await check(cluster.postgres.url, [...told.values()]);
await Promise.all(people.map(({ stayer }) => stayer.stop()));
const complaints = [...contradictions, ...verdict, ...people.flatMap(({ stayer }) => stayer.complaints), ...broken];

const shares = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `p50 ${share(0.5)} ms, p90 ${share(0.9)} ms, at most ${share(1)} ms`;
};
console.log(`\n${strikes()} faults: ${[...struck].map(([name, count]) => `${count} × ${name}`).join(', ')}`);
console.log(
  `${people.length} clients at ${values.tables} tables came back ${people.reduce((sum, { stayer }) => sum + stayer.returns, 0)} times`,
);
console.log(`one client was away for ${shares(people.flatMap(({ stayer }) => stayer.away))}`);
console.log(`after the end of a fault every table went on after ${shares(recoveries)}`);
console.log(
  `${told.size} moves told; complaints: ${complaints.length === 0 ? 'none' : `\n  ${[...new Set(complaints)].slice(0, 40).join('\n  ')}`}`,
);
for (const { output } of cluster.processes)
  for (const line of output
    .split('\n')
    .filter((each) => each.includes('"level":50'))
    .slice(0, 3))
    console.log(line.slice(0, 300));
await cluster.stop();
process.exit(complaints.length === 0 ? 0 : 1);

function strikes(): number {
  return [...struck.values()].reduce((sum, count) => sum + count, 0);
}

/** Of different parts, each after a moment of its own. */
function nextVolley(): readonly { readonly fault: Fault; readonly victim: number; readonly after: number }[] {
  const parts = faults.flatMap(({ part }) =>
    part === 'process' ? cluster.processes.map((_, at) => `process ${at}`) : [part],
  );
  const most = 1 + random.below(Math.min(Number(values['at-once']), new Set(parts).size));
  const volley = new Map<string, { readonly fault: Fault; readonly victim: number; readonly after: number }>();
  while (volley.size < most) {
    const fault = faults[random.below(faults.length)]!;
    const victim = random.below(cluster.processes.length);
    const part = fault.part === 'process' ? `process ${victim}` : fault.part;
    if (!volley.has(part)) volley.set(part, { fault, victim, after: random.below(1500) });
  }
  return [...volley.values()];
}

async function seat(table: number): Promise<void> {
  const count = 2 + (table % 2);
  const guests = await Promise.all(Array.from({ length: count }, () => Guest.arrive(cluster.url)));
  const id = await guests[0]!.open({ game: table % 2 === 0 ? 'spicy' : 'blackJacky', seats: count, pace: 'standard' });
  for (const guest of guests) {
    guest.onHello = () => hear(guest, guest.log);
    guest.onMove = () => hear(guest, guest.log.slice(-1));
    await guest.join(id);
  }
  passersBy.set(id, await Guest.arrive(cluster.url));
  for (const guest of guests) await guest.ask('ready', { ready: true });
  for (const guest of guests)
    people.push({ stayer: new Stayer(guest, id), player: new Player(guest, `${values.seed} ${table} ${guest.you}`) });
}

/** Who is not at a table that goes on: connected, answered, and told something new since the fault was over; and whoever cannot come in to watch. */
async function stillAway(since: number): Promise<readonly string[]> {
  const before = new Map(people.map(({ stayer }) => [stayer, standOf(stayer)]));
  const goesOn = async (stayer: Stayer): Promise<boolean> => {
    const { guest } = stayer;
    if (!guest.isConnected || standOf(stayer) === before.get(stayer)) return false;
    const answer = await Promise.race([guest.ask('touch', {}).catch(() => undefined), wait(3000)]);
    return (answer as { ok?: boolean } | undefined)?.ok === true;
  };
  const unseen = new Map(passersBy);
  for (;;) {
    const going = await Promise.all(people.map(({ stayer }) => goesOn(stayer)));
    const refusals = await Promise.all([...unseen].map(([table, guest]) => lookIn(table, guest)));
    for (const { table, refusal } of refusals) if (refusal === undefined) unseen.delete(table);
    const late = [
      ...people.filter((_, place) => !going[place]).map(({ stayer }) => describe(stayer)),
      ...refusals.flatMap(({ table, refusal }) => (refusal === undefined ? [] : [`${table}/watcher (${refusal})`])),
    ];
    if (late.length === 0 || performance.now() - since > ALIVE_MS) return late;
    await wait(100);
  }
}

async function lookIn(table: string, guest: Guest): Promise<{ readonly table: string; readonly refusal?: string }> {
  const start = performance.now();
  try {
    await guest.join(table, 'watcher');
    await guest.leave();
    return { table };
  } catch (error) {
    return { table, refusal: `${(error as Error).message} after ${Math.round(performance.now() - start)} ms` };
  }
}

function describe({ table, guest, attempts }: Stayer): string {
  const { you, isConnected, closedWith, matchId, seq } = guest;
  const where = isConnected ? `at move ${seq} of ${matchId}` : `closed with ${closedWith}`;
  return `${table}/${you} (${where}; ${attempts.slice(-4).join(', ')})`;
}

function standOf({ guest }: Stayer): string {
  return `${guest.matchId} ${guest.seq}`;
}

/** Whatever is told twice has to be the same both times. */
function hear({ id, matchId }: Guest, entries: readonly LogEntry<unknown>[]): void {
  for (const entry of entries) {
    const { seq, actor } = entry;
    const move = `${id} ${matchId} ${seq}`;
    const text = JSON.stringify(entry);
    const before = told.get(move);
    if (before !== undefined && before.text !== text)
      contradictions.push(`${id} was told two histories of ${matchId} ${seq}`);
    told.set(move, { client: id, match: matchId, seq, actor, text });
  }
}

function askForRematch(): void {
  for (const { stayer } of people) {
    const { guest } = stayer;
    if (!guest.isConnected || guest.you === undefined || guest.state.phase !== 'scores') continue;
    const own = guest.state.seats[guest.you];
    if (own?.kind === 'person' && !own.ready) guest.ask('rematch', {}).catch(() => undefined);
  }
}
