/**
 * A client that costs little: speaks the protocol of the SDK, but decodes the board only when it is its turn to move, and
 * never the synchronized state. Hundreds of tables have to fit beside the server that they measure.
 */

import { Protocol } from '@colyseus/core';
import { encode, decode as readBytes } from '@colyseus/schema';
import { Packr, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import { decode } from '../../shared/engine/codec.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Identity, Ticket } from '../../shared/table/api.ts';
import { MESSAGES, type Reply, type TableCodecs, tableCodecs } from '../../shared/table/protocol.ts';
import { call } from '../support/guest.ts';

interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

const packr = new Packr({ useRecords: false });

export class LightGuest {
  readonly #url: string;
  readonly #token: string;
  readonly #codecs: TableCodecs<unknown, unknown>;
  readonly #pending = new Map<number, (reply: Reply) => void>();
  #socket: WebSocket | undefined;
  #next = 0;
  /** The latest that was told of the board, as it came. */
  #told: Buffer | undefined;
  #isHello = false;
  seq = 0;
  match = '';
  /** Of messages of moves, and of the patches that go with them. */
  readonly bytes = { moves: 0, patches: 0 };
  onMove: (seq: number) => void = () => undefined;
  onHello: () => void = () => undefined;
  onClose: (code: number) => void = () => undefined;

  private constructor(url: string, token: string, game: AnyGame) {
    this.#url = url;
    this.#token = token;
    this.#codecs = tableCodecs(game);
  }

  static async arrive(url: string, game: AnyGame): Promise<LightGuest> {
    const { token } = await call<Identity>(url, 'POST', '/api/identity', { language: 'en' });
    return new LightGuest(url, token, game);
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(this.#url, method, path, body, this.#token);
  }

  async join(table: string): Promise<void> {
    const { ticket } = await this.call<Ticket>('POST', '/api/ticket');
    const place = await call<Reservation>(this.#url, 'POST', `/matchmake/joinById/${table}`, { as: 'seat' }, ticket);
    const address = `${this.#url.replace('http', 'ws')}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.#socket = socket;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.on('message', (frame: Buffer) => this.#receive(frame, resolve));
    socket.once('error', reject);
    socket.once('close', (code) => {
      reject(new Error(`closed with ${code}`));
      this.onClose(code);
    });
    await promise;
  }

  /** What this seat sees now. */
  get view(): unknown {
    const packed: unknown = this.#told === undefined ? undefined : unpack(this.#told);
    const decoded = this.#isHello ? decode(this.#codecs.hello, packed) : decode(this.#codecs.move, packed);
    if (!decoded.ok) throw new Error(`Unreadable: ${JSON.stringify(decoded.error)}`);
    const told = decoded.value as { readonly view?: unknown; readonly match?: { readonly view: unknown } };
    return this.#isHello ? told.match?.view : told.view;
  }

  request(type: string, payload: unknown): Promise<Reply> {
    const id = this.#next++;
    const header = Buffer.alloc(64);
    const at = { offset: 1 };
    header[0] = Protocol.ROOM_REQUEST;
    encode.number(header, id, at);
    encode.string(header, type, at);
    this.#socket?.send(Buffer.concat([header.subarray(0, at.offset), packr.pack(payload)]));
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  close(): void {
    this.onClose = () => undefined;
    this.#socket?.close(4000);
  }

  #receive(frame: Buffer, joined: () => void): void {
    const code = frame[0];
    const at = { offset: 1 };
    if (code === Protocol.JOIN_ROOM) {
      this.#socket?.send(Buffer.from([Protocol.JOIN_ROOM]));
    } else if (code === Protocol.ROOM_RESPONSE) {
      const id = readBytes.number(frame, at);
      const reply = unpack(frame.subarray(at.offset + 1)) as Reply;
      this.#pending.get(id)?.(reply);
      this.#pending.delete(id);
    } else if (code === Protocol.ROOM_STATE_PATCH) {
      this.bytes.patches += frame.length;
    } else if (code === Protocol.ROOM_DATA) {
      const type = readBytes.string(frame, at);
      if (type === MESSAGES.move) this.#takeMove(frame, at.offset);
      if (type === MESSAGES.hello) {
        this.#takeHello(frame, at.offset);
        joined();
      }
    }
  }

  /** Counted, not read: every move is one entry, and reading them would be measured as the server's time. */
  #takeMove(frame: Buffer, start: number): void {
    this.bytes.moves += frame.length;
    this.#told = frame.subarray(start);
    this.#isHello = false;
    this.seq += 1;
    this.onMove(this.seq);
  }

  #takeHello(frame: Buffer, start: number): void {
    this.#told = frame.subarray(start);
    this.#isHello = true;
    const [, , match] = unpack(this.#told) as [unknown, unknown, [string, number, [number][]] | null];
    this.match = match?.[0] ?? '';
    this.seq = match?.[2].at(-1)?.[0] ?? 0;
    this.onHello();
  }
}
