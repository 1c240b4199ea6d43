/** A room of the server and a table in the browser tell the same story: same seed, options, commands and times, no sockets, clocks moved by hand. */

import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@colyseus/core';
import { decode as readBytes } from '@colyseus/schema';
import { unpack } from 'msgpackr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalTable, YOU } from '../../../../client/net/localTable.ts';
import { createTableStore, type TableStore } from '../../../../client/store/table/table.ts';
import { readConfig } from '../../../../server/config.ts';
import { createLog } from '../../../../server/log.ts';
import { Metrics } from '../../../../server/metrics.ts';
import { NewsDesk } from '../../../../server/people/news.ts';
import { Table } from '../../../../server/rooms/table.ts';
import { HANDLERS } from '../../../../server/rooms/wire/requests.ts';
import { openStore, type Store } from '../../../../server/store/store.ts';
import { Thinkers } from '../../../../server/thinking/thinkers.ts';
import { decode } from '../../../../shared/engine/codec.ts';
import type { AnyGame } from '../../../../shared/engine/game.ts';
import { createRandom, type Seed, seedFromText } from '../../../../shared/engine/random.ts';
import { BOTS } from '../../../../shared/games/bots.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../../../shared/games/games.ts';
import { parseTableOptions } from '../../../../shared/table/options.ts';
import { randomLook } from '../../../../shared/table/people/catLook.ts';
import { openTable, personSeat, type TableModel } from '../../../../shared/table/people/model.ts';
import { fillWithBots } from '../../../../shared/table/people/seating.ts';
import { type LogEntry, MESSAGES, type TableSnapshot, tableCodecs } from '../../../../shared/table/protocol.ts';
import { pickCommand } from '../../../support/guest/player.ts';
import { HandClock } from '../../../support/handClock.ts';

let folder: string;
let store: Store;
const thinkers = new Thinkers(1);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hot-paws-story-'));
  store = await openStore({ dataDir: folder, databaseUrl: undefined, syncLagMs: 0 });
});
afterAll(async () => {
  await thinkers.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One person against three bots, as practice has it, told through the client's own store. */
interface Told {
  readonly clock: HandClock;
  readonly client: TableStore;
  /** Everything that was public, as it changed. */
  readonly snapshots: TableSnapshot[];
  send(seq: number, command: unknown): Promise<string>;
  end(): void;
}

function modelOf(game: GameName, pace: string): TableModel {
  const parsed = parseTableOptions({ game, seats: Math.min(4, GAMES[game].seats.max), pace, practice: true }, GAMES);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const random = createRandom(seedFromText('looks'));
  const pick = (count: number) => random.below(count);
  const you = personSeat({ id: 'you', name: 'You', look: randomLook(pick) });
  const empty = openTable(parsed.value);
  const alone = { ...empty, host: you.player, seats: [you, ...empty.seats.slice(1)] };
  return fillWithBots(alone, ['kitten', 'alleyCat', 'bigCat'], pick, false);
}

/** Shows everything at once, and keeps what is public. */
function listening(): { client: TableStore; snapshots: TableSnapshot[] } {
  const client = createTableStore();
  const snapshots: TableSnapshot[] = [];
  const { look } = client;
  client.look = (snapshot) => {
    snapshots.push(snapshot);
    look(snapshot);
  };
  client.subscribe(({ updates }) => {
    if (updates.length > 0) client.show(updates.at(-1)!.seq);
  });
  return { client, snapshots };
}

function practised(model: TableModel, game: GameName, seed: Seed): Told {
  const clock = new HandClock();
  const { client, snapshots } = listening();
  const link = openLocalTable({ game: GAMES[game], bot: BOTS[game], model, seed: () => seed, store: client, clock });
  return {
    clock,
    client,
    snapshots,
    async send(seq, command) {
      const reply = link.request('command', { seq, command });
      await clock.pass(0);
      return answered(reply, clock);
    },
    end: () => link.leave(),
  };
}

const log = createLog('silent');

async function roomed(model: TableModel, game: GameName, seed: Seed): Promise<Told> {
  const { client, snapshots } = listening();
  const person = model.seats[0]!;
  if (person.kind !== 'person') throw new Error('The first seat is a person’s');
  const clock = new HandClock(undefined, async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await table.queue.idle();
    }
  });
  const table: Table = new Table(
    {
      id: `${game}-${model.options.pace}`,
      owner: { process: 'p', epoch: 0 },
      services: { store, config: readConfig({}), metrics: new Metrics(), log, news: new NewsDesk(log), thinkers },
      clock,
      pick: () => 0,
      freshSeed: () => seed,
      broadcastPatch: () => client.look((table.state as unknown as { toJSON(): TableSnapshot }).toJSON()),
      listed: () => undefined,
      abandoned: () => undefined,
      surrendered: () => undefined,
    },
    model,
  );
  const visitor = table.visitors.add(wiredTo(client, GAMES[game]), { ...person, id: person.player });
  await table.queue.run(() => table.change(model));
  snapshots.length = 0;
  const started = await table.queue.run(() => table.start());
  expect(started).toMatchObject({ ok: true });
  return {
    clock,
    client,
    snapshots,
    async send(seq, command) {
      const asking = { table, visitor, seat: YOU, arrival: clock.now() };
      const reply = Promise.resolve(HANDLERS.command(asking, { seq, command }));
      await clock.pass(0);
      return answered(
        reply.then((answer) => (answer.ok ? { ok: true } : { ok: false, refusal: answer.error })),
        clock,
      );
    },
    end: () => table.stop(),
  };
}

/** The end of a socket that hands everything to the client's store, as client/net/roomTable.ts does. */
function wiredTo(client: TableStore, game: AnyGame): Client {
  const codecs = tableCodecs(game);
  const read = <T>(decoded: { ok: true; value: T } | { ok: false; error: unknown }): T => {
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
    return decoded.value;
  };
  const take = (type: string, message: unknown) => {
    if (type === MESSAGES.hello) client.arrive(read(decode(codecs.hello, message)));
    if (type === MESSAGES.move) client.move(read(decode(codecs.move, message)));
  };
  return {
    sessionId: 's',
    ref: Object.assign(new EventEmitter(), { readyState: 1, ping: () => undefined }),
    send: take,
    enqueueRaw(frame: Uint8Array) {
      const at = { offset: 1 };
      const type = readBytes.string(frame as Buffer, at);
      take(type, unpack(frame.subarray(at.offset)));
    },
  } as unknown as Client;
}

/** A race takes its time before it is answered. */
async function answered(
  reply: Promise<{ ok: boolean; refusal?: { code: string } }>,
  clock: HandClock,
): Promise<string> {
  let answer: string | undefined;
  void reply.then(({ ok, refusal }) => {
    answer = ok ? 'ok' : (refusal?.code ?? '');
  });
  while (answer === undefined) await clock.pass(50);
  return answer;
}

const THINKS = 700;

/** The person acts a while after everything that it could act upon; what it does follows from what it sees. */
async function play(told: Told, game: AnyGame, steps: number): Promise<readonly string[]> {
  const random = createRandom(seedFromText('the person'));
  const answers: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await told.clock.pass(THINKS);
    const { present, facts } = told.client.getState();
    if (facts?.phase !== 'playing') break;
    const command = pickCommand(game.choices(present.view), random);
    if (command !== undefined) answers.push(`${present.seq} ${command.type} ${await told.send(present.seq, command)}`);
  }
  told.end();
  return answers;
}

/** Only the name of the match differs. */
const story = ({ snapshots }: Told, log: readonly LogEntry<unknown>[]) => ({
  log,
  snapshots: snapshots.map(({ match, ...rest }) => ({ ...rest, match: { ...match, id: '' } })),
});

describe.each(GAME_NAMES)('a match of %s', (name) => {
  const game: AnyGame = GAMES[name];

  test.each(['standard', 'blitz'])(
    'at a %s pace is told alike by a room and by a table in the browser',
    async (pace) => {
      const model = modelOf(name, pace);
      const seed = seedFromText(`story ${pace}`);
      const tables = [await roomed(model, name, seed), practised(model, name, seed)];
      const [room, local] = await Promise.all(
        tables.map(async (told) => {
          let log: readonly LogEntry<unknown>[] = [];
          told.client.subscribe((state) => {
            if (state.log.length > 0) log = state.log;
          });
          const answers = await play(told, game, 400);
          return { answers, ...story(told, log) };
        }),
      );
      // Only a game that is over may be short; a long story also reaches holds that practice once cut at 3.2 s.
      const isLong = local!.log.length > 40;
      expect(isLong || local!.snapshots.at(-1)?.phase === 'scores').toBe(true);
      expect(local!.log.some(({ hold }) => hold > (isLong ? 3200 : 0))).toBe(true);
      expect(local!.answers.some((answer) => answer.endsWith('ok'))).toBe(true);
      expect(local).toEqual(room);
    },
  );
});
