/** `npm run siege -- --minutes 5`: honest tables at a server with the limits of a real one, calm at first, then beside every attack at once; and what they felt. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../server/config.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { ServerProcess } from '../../support/server/serverProcess.ts';
import { cpuSecondsOf } from '../cpu.ts';
import { drive, percentile, reset } from '../drive.ts';
import { readGauges } from '../gauges.ts';
import { LoadTable } from '../loadTable.ts';
import { RawTable, REPLY_BYTES } from '../rawTable.ts';
import { ATTACKS } from './attacks.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    tables: { type: 'string', default: '12' },
    /** Only attacks whose name has this in it. */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const SEATS = 3;
const RATE = 2;
/** Of a move and its patch. */
const BARE_BYTES = [60, 40];
const CALM_SHARE = 0.3;
/** What is held for a while after the last of them is gone. */
const AFTER_MS = 5000;
const MOST_TIMES = 2;
/** Below this nobody feels anything, whatever it is a multiple of. */
const UNFELT_MS = 10;
const MOST_MEGABYTES = 400;
const MEGABYTE = 1024 * 1024;

const seconds = Number(values.minutes) * 60;
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-siege-'));
const { limits, requestsPerSecond, maxTables } = readConfig({});
const server = await ServerProcess.start({
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  LIMIT_IDENTITIES: String(limits.identities),
  LIMIT_TABLES: String(limits.tables),
  LIMIT_OPEN_TABLES: String(limits.open),
  LIMIT_JOINS: String(limits.joins),
  LIMIT_REQUESTS: String(requestsPerSecond),
});
const tables: LoadTable[] = [];
for (let table = 0; table < Number(values.tables); table += 1)
  tables.push(await LoadTable.open(server.url, blackJacky, SEATS, `siege ${table}`, `198.51.100.${table}`));

const { server: untouched, tables: elsewhere } = await openUntouched();

await drive(tables, { seconds: 5, rate: RATE });
const calm = await play(seconds * CALM_SHARE);
let strikes = 0;
const attackers = besiege(tables[0]!.id, seconds * (1 - CALM_SHARE));
const siege = await play(seconds * (1 - CALM_SHARE));
if (attackers.exitCode === null) {
  const gone = once(attackers, 'exit');
  attackers.kill();
  await gone;
}
await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
const after = (await readGauges(server.url)).residentBytes / MEGABYTE;
const contradictions = await contradicted();
const failures = [...server.output.matchAll(/"level":50.*?"msg":"([^"]*)"/g)].map(([, message]) => message);

const figures = {
  attacks: ATTACKS.filter(({ name }) => name.includes(values.only)).length,
  honestSeats: tables.length * SEATS,
  moves: siege.moves,
  calmP50Ms: calm.p50,
  calmP99Ms: calm.p99,
  siegeP50Ms: siege.p50,
  siegeP99Ms: siege.p99,
  timesCalmP99: siege.p99 / calm.p99,
  calmUntouchedP99Ms: calm.untouched,
  siegeUntouchedP99Ms: siege.untouched,
  strikes,
  calmCpuPercent: calm.cpuPercent,
  siegeCpuPercent: siege.cpuPercent,
  calmLongestWaitMs: calm.longest,
  siegeLongestWaitMs: siege.longest,
  errors: siege.errors.length + calm.errors.length,
  contradictions: contradictions.length,
  calmMegabytes: calm.megabytes,
  siegeMegabytes: siege.megabytes,
  afterMegabytes: after,
  mostTables: siege.tables,
  ofTables: maxTables,
  failuresInLog: failures.length,
};
if (values.json) console.log(JSON.stringify({ siege: figures }));
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${Number(value.toFixed(1))}`);
const faults = [
  ...(strikes === 0 ? ['nobody attacked'] : []),
  ...(siege.p99 > Math.max(UNFELT_MS, MOST_TIMES * calm.p99) ? ['honest seats waited too long'] : []),
  ...(siege.megabytes > calm.megabytes + MOST_MEGABYTES ? ['the server held too much'] : []),
  ...new Set([...siege.errors, ...calm.errors, ...contradictions, ...failures]),
];
console.log(faults.length === 0 ? 'nobody at a table felt it' : `FELT: ${faults.slice(0, 20).join('; ')}`);
for (const table of [...tables, ...elsewhere]) table.close();
untouched.kill();
await server.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(faults.length === 0 ? 0 : 1);

interface Felt {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** At the 99th percentile at a server that nobody attacks: what this machine makes people wait. */
  readonly untouched: number;
  /** Of one core, whatever else the machine does. */
  readonly cpuPercent: number;
  readonly errors: readonly string[];
  /** At most. */
  readonly megabytes: number;
  readonly tables: number;
}

async function play(span: number): Promise<Felt> {
  reset([...tables, ...elsewhere]);
  for (const table of tables) table.errors.length = 0;
  let [megabytes, open] = [0, 0];
  const looking = setInterval(async () => {
    const [gauges, health] = await Promise.all([
      readGauges(server.url),
      fetch(`${server.url}/health`).then((answer) => answer.json() as Promise<{ tables: number }>),
    ]).catch(() => []);
    megabytes = Math.max(megabytes, (gauges?.residentBytes ?? 0) / MEGABYTE);
    open = Math.max(open, health?.tables ?? 0);
  }, 1000);
  const [cpu, start] = [cpuSecondsOf(server.pid), performance.now()];
  await drive([...tables, ...elsewhere], { seconds: span, rate: RATE });
  const cpuPercent = ((cpuSecondsOf(server.pid) - cpu) / (performance.now() - start)) * 100_000;
  clearInterval(looking);
  const waits = tables.flatMap((table) => table.latencies);
  return {
    moves: waits.length,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: waits.reduce((most, each) => Math.max(most, each), 0),
    untouched: percentile(
      elsewhere.flatMap((table) => table.latencies),
      0.99,
    ),
    cpuPercent,
    errors: tables.flatMap((table) => table.errors),
    megabytes,
    tables: open,
  };
}

function besiege(table: string, span: number): ChildProcess {
  const order = [server.url, table, String(span), values.only];
  const child = fork(join(import.meta.dirname, 'attackers.ts'), order, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (count) => {
    strikes = Number(count);
  });
  return child;
}

/** As many seats at a bare server beside this one, which nobody attacks: all of them share the machine with those who attack. */
async function openUntouched(): Promise<{ readonly server: ChildProcess; readonly tables: readonly RawTable[] }> {
  const child = fork(join(import.meta.dirname, '../rawServer.ts'), [...BARE_BYTES, REPLY_BYTES].map(String));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const opened = tables.map(({ id }, index) => RawTable.open(port, SEATS, id, () => void tables[index]?.choose()));
  return { server: child, tables: await Promise.all(opened) };
}

/** Everybody has counted what they heard: told everything anew, they must find as many moves, the same for all of a table. */
async function contradicted(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { guests, id } of tables) {
    const counted = guests.map((guest) => guest.seq);
    for (const guest of guests) await guest.ask('hello', {});
    const told = guests.map((guest) => guest.seq);
    const makers = new Set(guests.map((guest) => JSON.stringify(guest.log.map(({ actor }) => actor))));
    if (counted.some((count, seat) => count !== told[seat]) || makers.size > 1)
      found.push(`at ${id} people had heard ${counted}, and were told ${told}`);
  }
  return found;
}
