/** What strangers do to a server that nobody at a table may feel. Each goes on until it is told to stop, and swallows whatever the server answers. */

import { connect, type Socket } from 'node:net';
import { Protocol } from '@colyseus/core';
import { encode } from '@colyseus/schema';
import { WebSocket } from 'ws';
import type { Identity, TableAddress, Ticket } from '../../../shared/table/api.ts';
import { call } from '../../support/guest/call.ts';

export interface Siege {
  readonly url: string;
  /** A public table with people at it. */
  readonly table: string;
  isOver(): boolean;
}

export interface Attack {
  readonly name: string;
  go(siege: Siege): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What somebody has who rents machines. */
const ADDRESSES = 40;
let asked = 0;
const nextAddress = (): string => {
  asked += 1;
  return `203.0.113.${asked % ADDRESSES}`;
};

let strikes = 0;
/** So far: an attack that does not get to the server says nothing about it. */
export const struck = (): number => strikes;

/** One step after another until it is over; what fails has met a limit. */
const over = (pause: number, step: (siege: Siege) => Promise<unknown>) => async (siege: Siege) => {
  while (!siege.isOver()) {
    strikes += 1;
    await step(siege).catch(() => undefined);
    await wait(pause);
  }
};

const identityFrom = ({ url }: Siege, address: string): Promise<Identity> =>
  call<Identity>(url, 'POST', '/api/identity', { language: 'en' }, undefined, address);

/** A socket at the table, as far as the room's invitation. */
async function socketAt(siege: Siege, table = siege.table): Promise<WebSocket> {
  const address = nextAddress();
  const { token } = await identityFrom(siege, address);
  const { ticket } = await call<Ticket>(siege.url, 'POST', '/api/ticket', { table }, token, address);
  const path = table === 'lobby' ? 'joinOrCreate/lobby' : `joinById/${table}`;
  const place = await call<{ sessionId: string; processId: string; roomId: string }>(
    ...([siege.url, 'POST', `/matchmake/${path}`, { as: 'watcher' }, ticket, address] as const),
  );
  const where = `${siege.url.replace('http', 'ws')}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
  const socket = new WebSocket(where, { perMessageDeflate: false, autoPong: true });
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('close', reject);
  });
  return socket;
}

async function joined(siege: Siege, table?: string): Promise<WebSocket> {
  const socket = await socketAt(siege, table);
  socket.send(Buffer.from([Protocol.JOIN_ROOM]));
  return socket;
}

function request(id: number, type: string, payload: readonly number[] = [0x80]): Buffer {
  const header = Buffer.alloc(32);
  const at = { offset: 1 };
  header[0] = Protocol.ROOM_REQUEST;
  encode.number(header, id, at);
  encode.string(header, type, at);
  return Buffer.concat([header.subarray(0, at.offset), Buffer.from(payload)]);
}

const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN;

/** Sends what `shots` makes, so many a turn, as long as the socket stands; then with another one. */
const flood = (pause: number, shots: (socket: WebSocket, turn: number) => void, table?: string) =>
  over(500, async (siege) => {
    const socket = await joined(siege, table);
    for (let turn = 0; isOpen(socket) && !siege.isOver(); turn += 1) {
      strikes += 1;
      shots(socket, turn);
      await wait(pause);
    }
    socket.terminate();
  });

/** Lines as they are written here, and whatever else a connection is for. */
const shout = (siege: Siege, lines: readonly string[], holdMs: number): Promise<void> =>
  throwAt(siege, Buffer.from(lines.join('\r\n')), holdMs);

async function throwAt({ url }: Siege, piece: Buffer, holdMs: number): Promise<void> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(piece);
  socket.resume();
  await wait(holdMs);
  socket.destroy();
}

const JSON_TYPE = 'Content-Type: application/json';
const POST = 'POST /matchmake/joinById/x HTTP/1.1';
/** What anybody may read, and the server has to work for; these matches are in every house. */
const CLASSICS = [1, 2, 3].flatMap((number) => [`classic-spicy-${number}`, `classic-blackJacky-${number}`]);
const READ = [
  ...CLASSICS.flatMap((match) => [`/api/replays/${match}`, `/api/matches/${match}`]),
  ...['/api/feed', '/api/ladder/spicy/week', '/api/tv'],
];
const CHUNK = Buffer.alloc(64 * 1024, 0x20);
/** As much as is read in one go, several times over. */
const inOnePiece = (bytes: Buffer | string): Buffer => Buffer.alloc(4 * CHUNK.length, bytes);
/** Answered by the server, and by Node alone. */
const PIPELINED = ['Host: x\r\n', '', 'Host: x\r\nExpect: x\r\n'].map((header) =>
  inOnePiece(`GET / HTTP/1.1\r\n${header}\r\n`),
);
const CHUNKED = [...[POST, 'Host: x', 'Transfer-Encoding: chunked'], '', ''].join('\r\n');
const ONE_BYTE_EACH = Buffer.concat([Buffer.from(CHUNKED), inOnePiece('1\r\na\r\n')]);
const PINGS = inOnePiece(Buffer.from([0x89, 0x80, 1, 2, 3, 4]));

export const ATTACKS: readonly Attack[] = [
  {
    name: 'bodies of 250 MB',
    go: over(200, async (siege) => {
      const { port, hostname } = new URL(siege.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write([POST, 'Host: x', JSON_TYPE, 'Content-Length: 250000000', '', ''].join('\r\n'));
      for (let sent = 0; sent < 100 && !socket.destroyed; sent += 1) {
        socket.write(CHUNK);
        await wait(10);
      }
      socket.destroy();
    }),
  },
  {
    name: 'sockets that never say that they are there, and ask',
    go: over(300, async (siege) => {
      const socket = await socketAt(siege);
      for (let id = 0; id < 20 && isOpen(socket); id += 1) socket.send(request(id, 'hello'));
      await wait(2000);
      socket.terminate();
    }),
  },
  {
    name: 'sockets that never read',
    go: over(300, async (siege) => {
      const socket = await joined(siege);
      (socket as unknown as { _socket: { pause(): void } })._socket.pause();
      for (let id = 0; id < 400 && isOpen(socket) && !siege.isOver(); id += 1) {
        socket.send(request(id, 'hello'));
        await wait(50);
      }
      socket.terminate();
    }),
  },
  { name: 'hello without end', go: flood(20, (socket, turn) => socket.send(request(turn, 'hello'))) },
  {
    name: 'pings',
    go: flood(5, (socket) => {
      for (let shot = 0; shot < 20; shot += 1) socket.ping();
    }),
  },
  {
    name: 'pongs',
    go: flood(5, (socket) => {
      for (let shot = 0; shot < 20; shot += 1) socket.pong();
    }),
  },
  {
    name: 'rubbish',
    go: flood(10, (socket, turn) =>
      socket.send(Buffer.from(Array.from({ length: 40 }, (_, at) => (turn * 31 + at * 17) % 256))),
    ),
  },
  {
    name: 'requests that nobody knows, and payloads that nest',
    go: flood(15, (socket, turn) =>
      socket.send(request(turn, turn % 2 ? 'command' : 'nonsense', Array(200).fill(0x91))),
    ),
  },
  {
    name: 'pages of the lobby',
    go: flood(
      20,
      (socket, turn) => socket.send(request(turn, 'look', [0x81, 0xa4, 0x70, 0x61, 0x67, 0x65, turn % 100])),
      'lobby',
    ),
  },
  {
    name: 'tables without people, from many addresses',
    go: over(30, async (siege) => {
      const address = nextAddress();
      const { token } = await identityFrom(siege, address);
      for (let table = 0; table < 35; table += 1)
        await call<TableAddress>(siege.url, 'POST', '/api/tables', { game: 'spicy', seats: 2 }, token, address);
    }),
  },
  {
    name: 'quick matches that nobody comes to',
    go: over(50, async (siege) => {
      const address = nextAddress();
      const { token } = await identityFrom(siege, address);
      await call(siege.url, 'POST', '/api/quick', { game: 'spicy', bots: false, seats: 6 }, token, address);
    }),
  },
  { name: 'identities', go: over(10, (siege) => identityFrom(siege, nextAddress())) },
  {
    name: 'joins with tickets that are none',
    go: over(5, (siege) =>
      call(siege.url, 'POST', `/matchmake/joinById/${siege.table}`, {}, 'a.b.c.d.e', nextAddress()),
    ),
  },
  {
    name: 'matches that have to be played again, and lists',
    go: over(10, ({ url }) => {
      const address = nextAddress();
      return call(url, 'GET', READ[asked % READ.length] ?? '/', undefined, undefined, address);
    }),
  },
  {
    name: 'tickets and changes of a profile without end',
    go: over(500, async (siege) => {
      const address = nextAddress();
      const { token } = await identityFrom(siege, address);
      for (let turn = 0; !siege.isOver(); turn += 1) {
        await call(siege.url, 'POST', '/api/ticket', { table: siege.table }, token, address);
        await call(siege.url, 'PATCH', '/api/me', { name: `Cat ${turn}` }, token, address);
      }
    }),
  },
  {
    name: 'headers that cannot be read',
    go: over(20, (siege) =>
      shout(
        siege,
        [POST, 'Host: cat:secret@x', 'X-Forwarded-Proto: ja va', JSON_TYPE, 'Content-Length: 2', '', '{}'],
        200,
      ),
    ),
  },
  {
    name: 'requests by the thousand in one piece',
    go: over(20, async (siege) => {
      for (const piece of PIPELINED) await throwAt(siege, piece, 100);
    }),
  },
  { name: 'bodies in chunks of a byte', go: over(20, (siege) => throwAt(siege, ONE_BYTE_EACH, 100)) },
  {
    name: 'pings by the thousand in one piece',
    go: flood(100, (socket) => (socket as unknown as { _socket: Socket })._socket.write(PINGS)),
  },
  {
    name: 'requests that never end',
    go: over(100, (siege) => shout(siege, [POST, 'Host: x', 'X-A: b'], 20_000)),
  },
];
