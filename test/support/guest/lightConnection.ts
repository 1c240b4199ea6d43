/**
 * A line that costs little: speaks the protocol of the SDK over a bare socket, unpacks a message only when somebody reads it, and never the
 * synchronized state. Hundreds of tables have to fit beside the server that they measure.
 */

import { Protocol } from '@colyseus/core';
import { encode, decode as readBytes } from '@colyseus/schema';
import { Packr, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Reply } from '../../../shared/table/protocol.ts';
import { call } from './call.ts';
import type { Connect, Connection, Listener } from './connection.ts';

interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

/** Colyseus' code for who goes on purpose. */
const CONSENTED = 4000;
const UNHEARD: Reply = { ok: false, seq: 0, refusal: { code: 'net/reconnecting' } };
const packr = new Packr({ useRecords: false });

export const connectLightly: Connect = async (url, ticket, table, as, listener, from) => {
  const place = await call<Reservation>(url, 'POST', `/matchmake/joinById/${table}`, { as }, ticket, from);
  const address = `${url.replace('http', 'ws')}/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connection = new LightConnection(place.sessionId, socket, listener, resolve);
  socket.once('error', reject);
  socket.once('close', (code) => {
    reject(new Error(`closed with ${code}`));
    connection.lost();
    listener.closed(code);
  });
  await promise;
  return connection;
};

class LightConnection implements Connection {
  readonly session: string;
  readonly socket: WebSocket;
  readonly state = undefined;
  readonly #listener: Listener;
  readonly #joined: () => void;
  readonly #pending = new Map<number, (reply: Reply) => void>();
  #next = 0;

  constructor(session: string, socket: WebSocket, listener: Listener, joined: () => void) {
    this.session = session;
    this.socket = socket;
    this.#listener = listener;
    this.#joined = joined;
    socket.on('message', (frame: Buffer) => this.#receive(frame));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  async request(type: string, payload: unknown): Promise<Reply> {
    if (!this.isOpen) return UNHEARD;
    const id = this.#next++;
    const header = Buffer.alloc(64);
    const at = { offset: 1 };
    header[0] = Protocol.ROOM_REQUEST;
    encode.number(header, id, at);
    encode.string(header, type, at);
    this.socket.send(Buffer.concat([header.subarray(0, at.offset), packr.pack(payload)]));
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  async leave(): Promise<void> {
    this.socket.close(CONSENTED);
  }

  /** Nothing that was asked will be answered any more. */
  lost(): void {
    for (const settle of this.#pending.values()) settle(UNHEARD);
    this.#pending.clear();
  }

  #receive(frame: Buffer): void {
    const code = frame[0];
    const at = { offset: 1 };
    if (code === Protocol.JOIN_ROOM) {
      this.socket.send(Buffer.from([Protocol.JOIN_ROOM]));
      this.#joined();
    } else if (code === Protocol.ROOM_RESPONSE) {
      const id = readBytes.number(frame, at);
      const reply = unpack(frame.subarray(at.offset + 1)) as Reply;
      this.#pending.get(id)?.(reply);
      this.#pending.delete(id);
    } else if (code === Protocol.ROOM_STATE_PATCH) {
      this.#listener.changed(frame.length);
    } else if (code === Protocol.ROOM_DATA) {
      const type = readBytes.string(frame, at);
      this.#listener.heard(type, () => unpack(frame.subarray(at.offset)), frame.length);
    }
  }
}
