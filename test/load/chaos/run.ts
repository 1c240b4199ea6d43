/** `npm run chaos -- --minutes 10 --seed 7`: a cluster with people at its tables, one fault after another, and a check of all they were told. */

import { parseArgs } from 'node:util';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { Stayer } from '../../support/guest/stayer.ts';
import { startCluster } from '../../support/server/cluster.ts';
import { check, type Told } from './checker.ts';
import { FAULTS } from './faults.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '7' },
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '6' },
    /** Only faults whose name has this in it: "replaced" is a rolling update. */
    only: { type: 'string', default: '' },
  },
});
/** Everybody has to be back at a table that answers by then. */
const ALIVE_MS = 15_000;
const REMATCH_MS = 250;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const random = createRandom(seedFromText(`chaos ${values.seed}`));
const cluster = await startCluster(Number(values.processes));
const told: Told[] = [];
const people: { readonly stayer: Stayer; readonly player: Player }[] = [];
for (let table = 0; table < Number(values.tables); table += 1) await seat(table);
const rematches = setInterval(askForRematch, REMATCH_MS);
// Clients lose requests with their connections; whoever made them has gone on.
process.on('unhandledRejection', () => undefined);

const faults = FAULTS.filter(({ name }) => name.includes(values.only));
const struck = new Map<string, number>();
const recoveries: number[] = [];
const dead: string[] = [];
const end = performance.now() + Number(values.minutes) * 60_000;
while (performance.now() < end) {
  const fault = faults[random.below(faults.length)]!;
  const victim = random.below(cluster.processes.length);
  await wait(random.below(1500));
  await fault.strike(cluster, victim);
  struck.set(fault.name, (struck.get(fault.name) ?? 0) + 1);
  const since = performance.now();
  const back = await everybodyIsBack(since);
  recoveries.push(performance.now() - since);
  if (back.length > 0) dead.push(`after "${fault.name}": ${back.join(', ')}`);
  console.log(
    `${fault.name} (${victim}): ${back.length === 0 ? 'all back' : `NOT BACK ${back.join(', ')}`} after ${Math.round(performance.now() - since)} ms`,
  );
  hearAll();
}
clearInterval(rematches);
await Promise.all(people.map(({ player }) => player.stop()));
hearAll();
const verdict = await check(cluster.postgres.url, told);
await Promise.all(people.map(({ stayer }) => stayer.stop()));
const complaints = [...verdict.complaints, ...people.flatMap(({ stayer }) => stayer.complaints), ...dead];

const total = [...struck.values()].reduce((sum, count) => sum + count, 0);
const shares = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `p50 ${share(0.5)} ms, p90 ${share(0.9)} ms, at most ${share(1)} ms`;
};
console.log(`\n${total} faults: ${[...struck].map(([name, count]) => `${count} × ${name}`).join(', ')}`);
console.log(
  `${people.length} clients at ${values.tables} tables came back ${people.reduce((sum, { stayer }) => sum + stayer.returns, 0)} times`,
);
console.log(`one client was away for ${shares(people.flatMap(({ stayer }) => stayer.away))}`);
console.log(`after the end of a fault every table went on after ${shares(recoveries)}`);
console.log(
  `${verdict.told} moves told; complaints: ${complaints.length === 0 ? 'none' : `\n  ${[...new Set(complaints)].slice(0, 40).join('\n  ')}`}`,
);
for (const { output } of cluster.processes)
  for (const line of output
    .split('\n')
    .filter((each) => each.includes('"level":50'))
    .slice(0, 3))
    console.log(line.slice(0, 300));
await cluster.stop();
process.exit(complaints.length === 0 ? 0 : 1);

async function seat(table: number): Promise<void> {
  const count = 2 + (table % 2);
  const guests = await Promise.all(Array.from({ length: count }, () => Guest.arrive(cluster.url)));
  const id = await guests[0]!.open({ game: table % 2 === 0 ? 'spicy' : 'blackJacky', seats: count, pace: 'standard' });
  for (const guest of guests) await guest.join(id);
  for (const guest of guests) await guest.ask('ready', { ready: true });
  for (const guest of guests)
    people.push({ stayer: new Stayer(guest, id), player: new Player(guest, `${values.seed} ${table} ${guest.you}`) });
}

/** Who is not at a table that goes on: connected, answered, and told something new since the fault was over. */
async function everybodyIsBack(since: number): Promise<readonly string[]> {
  const before = new Map(people.map(({ stayer }) => [stayer, standOf(stayer)]));
  const goesOn = async (stayer: Stayer): Promise<boolean> => {
    const { guest } = stayer;
    if (!guest.isConnected || standOf(stayer) === before.get(stayer)) return false;
    const answer = await Promise.race([guest.ask('touch', {}).catch(() => undefined), wait(3000)]);
    return (answer as { ok?: boolean } | undefined)?.ok === true;
  };
  for (;;) {
    const going = await Promise.all(people.map(({ stayer }) => goesOn(stayer)));
    const late = people.filter((_, place) => !going[place]).map(({ stayer }) => `${stayer.table}/${stayer.guest.you}`);
    if (late.length === 0 || performance.now() - since > ALIVE_MS) return late;
    await wait(100);
  }
}

function standOf({ guest }: Stayer): string {
  return `${guest.matchId} ${guest.seq}`;
}

/** All that everybody has been told so far; what they had heard before a return is compared with what they hear after it. */
function hearAll(): void {
  for (const { stayer } of people) {
    const { guest } = stayer;
    for (const entry of guest.log)
      told.push({
        client: guest.id,
        match: guest.matchId,
        seq: entry.seq,
        actor: entry.actor,
        text: JSON.stringify(entry),
      });
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
