import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { Protocol } from '@colyseus/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { oneByOne, TableSocket } from '../../../../server/rooms/wire/transport.ts';

/** A line that is stuck: it holds on to what it was given, as a kernel does whose buffer is full. */
class StuckLine extends Duplex {
  readonly held: Uint8Array[] = [];
  isStuck = false;
  #goOn: (() => void) | undefined;

  override _read(): void {}

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.held.push(...chunks.map(({ chunk }) => chunk));
    if (this.isStuck) this.#goOn = done;
    else done();
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  free(): void {
    this.isStuck = false;
    this.#goOn?.();
  }

  /** From a client: masked, as a browser sends them. */
  say(opcode: number, ...payload: number[]): void {
    this.push(Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0, ...payload]));
  }
}

const BINARY = 2;
const PING = 9;
const PONG = 10;
const SECRET = Buffer.alloc(16).toString('base64');
const REQUEST = {
  method: 'GET',
  headers: { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13', 'sec-websocket-key': SECRET },
} as unknown as IncomingMessage;

let line: StuckLine;
let socket: TableSocket;
let suspicions: string[];
let heard: number[][];

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** More turns than any test sends frames. */
const allRead = async () => {
  for (let turns = 0; turns < 40; turns += 1) await turn();
};
const join = async () => {
  socket.send(Buffer.from([Protocol.JOIN_ROOM, 0]));
  line.say(BINARY, Protocol.JOIN_ROOM);
  await allRead();
};
const ask = Buffer.from([Protocol.ROOM_REQUEST, 1, 0xa5, ...Buffer.from('hello')]);

beforeEach(async () => {
  line = new StuckLine();
  suspicions = [];
  heard = [];
  const server = new WebSocketServer({ noServer: true, ...oneByOne(), perMessageDeflate: false });
  server.handleUpgrade(REQUEST, line, Buffer.alloc(0), (opened) => {
    socket = opened;
  });
  socket.open(line as unknown as Socket, (kind) => suspicions.push(kind));
  socket.on('message', (message: Buffer) => heard.push([...message]));
  await turn();
  line.held.length = 0;
});

describe('what is sent', () => {
  test('a patch that waits for a slow line is not overwritten by the next one', async () => {
    line.isStuck = true;
    const shared = Buffer.from([Protocol.ROOM_STATE_PATCH, 1, 1, 1]);
    for (let patch = 1; patch <= 3; patch += 1) {
      shared.fill(patch, 1);
      socket.send(shared);
      await turn();
    }
    shared.fill(99, 1);
    line.free();
    await turn();
    const frames = line.held.map((chunk) => [...chunk]);
    const bodies = frames.filter(([code]) => code === Protocol.ROOM_STATE_PATCH);
    expect(bodies).toEqual([1, 2, 3].map((patch) => [Protocol.ROOM_STATE_PATCH, patch, patch, patch]));
  });

  test('everything of one turn leaves in one piece, in its order', async () => {
    const write = vi.spyOn(line, '_writev');
    for (const code of [Protocol.ROOM_DATA, Protocol.ROOM_STATE_PATCH, Protocol.ROOM_RESPONSE])
      socket.send(Buffer.from([code]));
    expect(line.held).toEqual([]);
    await turn();
    expect(write).toHaveBeenCalledTimes(1);
    expect([...Buffer.concat(line.held)]).toEqual(
      [Protocol.ROOM_DATA, Protocol.ROOM_STATE_PATCH, Protocol.ROOM_RESPONSE].flatMap((code) => [0x82, 1, code]),
    );
  });

  test('who does not read is closed, and nothing more waits for it', async () => {
    line.isStuck = true;
    const message = Buffer.alloc(64 * 1024, Protocol.ROOM_DATA);
    for (let sent = 0; sent < 100; sent += 1) {
      socket.send(message);
      await turn();
    }
    expect(suspicions).toEqual(['slow']);
    expect(socket.readyState).not.toBe(TableSocket.OPEN);
    expect(socket.bufferedAmount).toBeLessThan(2 * 1024 * 1024);
  });
});

describe('what is received', () => {
  test('of many frames in one piece others are not held up: one is read in a turn', async () => {
    const pings: unknown[] = [];
    socket.on('ping', () => pings.push('ping'));
    line.push(Buffer.alloc(6 * 10, Buffer.from([0x80 | PING, 0x80, 0, 0, 0, 0])));
    for (let turns = 1; turns <= 3; turns += 1) {
      await turn();
      expect(pings.length).toBeLessThanOrEqual(turns);
    }
    expect(pings.length).toBeGreaterThan(0);
    await allRead();
    // Each is answered.
    expect(Buffer.concat(line.held)).toEqual(Buffer.alloc(2 * 10, Buffer.from([0x80 | PONG, 0])));
  });

  test.each([
    ['no code', []],
    ['an unknown code', [250, 1, 2]],
    ['a message whose type is a number', [Protocol.ROOM_DATA, 5]],
    ['a message whose type ends before it does', [Protocol.ROOM_DATA, 0xa9, 1]],
  ])('%s closes the socket, and Colyseus never sees it', async (_name, frame) => {
    await join();
    heard.length = 0;
    line.say(BINARY, ...frame);
    await allRead();
    expect([heard, suspicions]).toEqual([[], ['frame']]);
  });

  test('an error in a handler does not reach the process', async () => {
    await join();
    socket.removeAllListeners('message').on('message', () => {
      throw new Error('unreadable');
    });
    line.say(BINARY, ...ask);
    await allRead();
    expect(suspicions).toEqual(['frame']);
  });

  test('a request is served after the handshake, and not before', async () => {
    await join();
    line.say(BINARY, ...ask);
    await allRead();
    expect(heard).toEqual([[Protocol.JOIN_ROOM], [...ask]]);
    expect(suspicions).toEqual([]);
  });

  test.each([
    ['who was not invited', false],
    ['who was, and does not answer', true],
  ])('a request of %s closes the socket', async (_name, invited) => {
    if (invited) socket.send(Buffer.from([Protocol.JOIN_ROOM, 0]));
    else line.say(BINARY, Protocol.JOIN_ROOM);
    line.say(BINARY, ...ask);
    await allRead();
    expect(heard).not.toContainEqual([...ask]);
    expect(suspicions).toEqual(['handshake']);
  });

  test('a client that never answers the invitation is closed after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      socket.send(Buffer.from([Protocol.JOIN_ROOM, 0]));
      vi.advanceTimersByTime(9000);
      expect(socket.readyState).toBe(TableSocket.OPEN);
      vi.advanceTimersByTime(1001);
      expect(suspicions).toEqual(['handshake']);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['pings', PING],
    ['pongs', PONG],
  ])('a flood of %s ends the connection', async (_name, opcode) => {
    for (let count = 0; count < 20; count += 1) line.say(opcode, 1);
    await allRead();
    expect(suspicions).toEqual([]);
    line.say(opcode, 1);
    await allRead();
    expect(suspicions).toEqual(['controls']);
    expect(line.destroyed).toBe(true);
  });
});
