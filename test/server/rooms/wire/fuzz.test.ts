import { connect } from 'node:net';
import { Protocol } from '@colyseus/core';
import { Packr } from 'msgpackr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createRandom, type Random, seedFromText } from '../../../../shared/engine/random.ts';
import { REQUESTS } from '../../../../shared/table/requests.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { Player } from '../../../support/guest/player.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

const HOSTILES = 4;
const FRAMES = 500;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

const socketOf = (guest: Guest) => guest.connection.socket;

const packr = new Packr({ useRecords: false });
const TYPES = [...Object.keys(REQUESTS), '', '*', '__proto__', 'constructor', 'hasOwnProperty', '_$b', 'x'.repeat(300)];

function bytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256));
}

/** Anything that msgpack can say, with the names that our schemas know mixed in. */
function value(random: Random, depth = 0): unknown {
  const atoms = [
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 53,
    Number.NaN,
    '',
    'paw',
    'seat',
    '__proto__',
    'x'.repeat(random.below(400)),
    [],
    {},
  ];
  if (depth > 3 || random.below(2) === 0) return random.pick(atoms);
  if (random.below(2) === 0) return Array.from({ length: random.below(6) }, () => value(random, depth + 1));
  const names = [
    'seq',
    'command',
    'type',
    'card',
    'declare',
    'seat',
    'ready',
    'options',
    'level',
    'name',
    'look',
    '__proto__',
    'toString',
  ];
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [random.pick(names), value(random, depth + 1)]),
  );
}

function text(content: string): number[] {
  const encoded = [...Buffer.from(content)];
  return encoded.length < 32 ? [0xa0 | encoded.length, ...encoded] : [0xd9, encoded.length & 0xff, ...encoded];
}

/** A frame as the SDK writes it: request or message, id, type, payload. */
function frame(random: Random): Uint8Array {
  const payload = packr.pack(value(random));
  const type = text(random.pick(TYPES));
  return random.below(2) === 0
    ? Uint8Array.from([Protocol.ROOM_REQUEST, random.below(128), ...type, ...payload])
    : Uint8Array.from([Protocol.ROOM_DATA, ...type, ...payload]);
}

function hostileFrame(random: Random): Uint8Array {
  const whole = frame(random);
  switch (random.below(7)) {
    case 0:
      return bytes(random, random.below(64));
    case 1:
      return Uint8Array.from([random.below(256), ...bytes(random, random.below(40))]);
    case 2:
      return whole.subarray(0, random.below(whole.length + 1));
    case 3: {
      const mutated = Uint8Array.from(whole);
      for (let time = 0; time < 3; time += 1) mutated[random.below(mutated.length)] = random.below(256);
      return mutated;
    }
    case 4:
      // Lengths that promise more than there is: arrays, maps, strings and extensions of four billion.
      return Uint8Array.from([
        ...whole.subarray(0, 3),
        random.pick([0xdd, 0xdf, 0xdb, 0xc6, 0xc9]),
        0xff,
        0xff,
        0xff,
        0xff,
        1,
      ]);
    case 5:
      return random.below(20) === 0 ? bytes(random, 5000) : whole;
    default:
      return whole;
  }
}

async function attack(table: string, seed: string): Promise<number> {
  const random = createRandom(seedFromText(seed));
  let sent = 0;
  let losses = 0;
  while (sent < FRAMES) {
    const guest = await (await Guest.arrive(server.url)).join(table, 'watcher').catch(() => undefined);
    if (guest === undefined) continue;
    const socket = socketOf(guest);
    while (sent < FRAMES && socket.readyState === WebSocket.OPEN && guest.closedWith === undefined) {
      socket.send(hostileFrame(random));
      sent += 1;
      // A pause now and then, so that not every connection ends by the limit on frequency.
      if (sent % 12 === 0) await new Promise((resolve) => setTimeout(resolve, 60));
    }
    losses += 1;
  }
  return losses;
}

async function knockAtOddDoors(): Promise<void> {
  const address = server.url.replace('http', 'ws');
  const paths = [
    '/',
    '/x',
    '/a/b',
    '/a/b?sessionId=',
    '/%00/%ff',
    '/../..',
    `/${'a'.repeat(2000)}/b?sessionId=c`,
    '/a/b?sessionId=__proto__',
  ];
  await Promise.all(
    paths.map(
      (path) =>
        new Promise<void>((resolve) => {
          const socket = new WebSocket(address + path);
          socket.once('open', () => socket.send(new Uint8Array([1, 2, 3])));
          socket.once('error', () => resolve());
          socket.once('close', () => resolve());
        }),
    ),
  );
}

/** Requests that no library would write. */
async function shoutThroughTheLetterbox(): Promise<void> {
  const { port } = new URL(server.url);
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n';
  const requests = [
    `GET :99999999 HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
    `GET //:x@:0/ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
    `GET http://[/ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
    `GET / HTTP/1.1\r\nHost: ][\r\n${upgrade}\r\n`,
    'POST /matchmake/joinById/x HTTP/1.1\r\nHost: ][\r\nContent-Length: 1\r\n\r\n{',
    'POST /matchmake/__proto__/x HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}',
    '\0\0\0\0\r\n\r\n',
  ];
  await Promise.all(
    requests.map(
      (request) =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), '127.0.0.1', () => socket.end(request));
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
          socket.resume();
          socket.setTimeout(1000, () => socket.destroy());
        }),
    ),
  );
}

test('hostile frames harm nobody: an honest match at the same table goes on to its end', async () => {
  const honest = await Promise.all(Array.from({ length: 3 }, () => Guest.arrive(server.url)));
  const table = await honest[0]!.open({ game: 'spicy', seats: 3, pace: 'standard' });
  for (const guest of honest) await guest.join(table);
  for (const guest of honest) await guest.ask('ready', { ready: true });
  const players = honest.map((guest, index) => new Player(guest, `honest ${index}`));
  // A hostile client with a seat of its own may do more harm than one that watches.
  const arena = await (await Guest.arrive(server.url)).open({ game: 'spicy', seats: 6, pace: 'blitz' });
  const rounds = await Promise.all([
    ...Array.from({ length: HOSTILES }, (_, index) => attack(index % 2 === 0 ? table : arena, `hostile ${index}`)),
    knockAtOddDoors().then(() => 0),
    shoutThroughTheLetterbox().then(() => 0),
  ]);
  expect(rounds.reduce((sum, round) => sum + round, 0)).toBeGreaterThan(HOSTILES);
  await Promise.all(honest.map((guest) => guest.until(() => guest.state.phase === 'scores')));
  await Promise.all(players.map((player) => player.stop()));
  for (const guest of honest) expect(guest.closedWith).toBeUndefined();

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics.split('\n').filter((line) => line.startsWith('hotpaws_failures_total{'))).toEqual([]);
  expect(metrics).toMatch(/hotpaws_malformed_total\{/);
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ ready: true });
});
