/**
 * What one client is told in one turn of the event loop, sent as one piece: a move, its patch and the reply would be three messages with
 * two buffers each, and handing those over one by one costs more than making them.
 */

import type { Socket } from 'node:net';
import { type Client, Protocol } from '@colyseus/core';

/** What `ws` keeps for itself; the connection is null once it is gone. */
interface WebSocket {
  readonly readyState: number;
  readonly _socket?: Socket | null;
}

const OPEN = 1;
const SHARED: ReadonlySet<number> = new Set([Protocol.ROOM_STATE, Protocol.ROOM_STATE_PATCH]);

export class Outbox {
  readonly #socket: WebSocket;
  #messages: Uint8Array[] | undefined;

  constructor(client: Client) {
    this.#socket = client.ref as unknown as WebSocket;
    const send = client.raw.bind(client);
    client.raw = (data, options, sent) => {
      const message = kept(data as Uint8Array);
      if (this.#messages === undefined) send(message, options, sent);
      else this.#messages.push(message);
    };
  }

  /** From here on messages wait for `send`. */
  hold(): void {
    this.#messages ??= [];
  }

  send(): void {
    const messages = this.#messages ?? [];
    this.#messages = undefined;
    if (messages.length > 0 && this.#socket.readyState === OPEN) this.#socket._socket?.write(framed(messages));
  }
}

let latest: { readonly source: Uint8Array; readonly copy: Uint8Array } | undefined;

/**
 * The encoder writes every patch and every state into the same buffer: one that waits, here or behind a slow line, would be
 * overwritten by the next and arrive as garbage. All clients of a table get the same one, one after the other.
 */
function kept(data: Uint8Array): Uint8Array {
  if (!SHARED.has(data[0] ?? 0)) return data;
  if (latest?.source !== data) latest = { source: data, copy: Uint8Array.from(data) };
  return latest.copy;
}

const BINARY_AND_LAST = 0x82;
const SHORT = 126;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;
const MAX_IN_2_BYTES = 0xffff;

/** Binary messages as RFC 6455 frames them for a client: unmasked, uncompressed, each in one frame. */
export function framed(messages: readonly Uint8Array[]): Buffer {
  let size = 0;
  for (const { length } of messages) size += headerSize(length) + length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    const { length } = message;
    frames[at] = BINARY_AND_LAST;
    if (length < SHORT) frames[at + 1] = length;
    else if (length <= MAX_IN_2_BYTES) {
      frames[at + 1] = LENGTH_IN_2_BYTES;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = LENGTH_IN_8_BYTES;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += headerSize(length);
    frames.set(message, at);
    at += length;
  }
  return frames;
}

const headerSize = (length: number): number => (length < SHORT ? 2 : length <= MAX_IN_2_BYTES ? 4 : 10);
