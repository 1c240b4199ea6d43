/** Colyseus' transport with sockets of our own, which look at everything before Colyseus does and bound what waits for a slow line. */

import type { Socket } from 'node:net';
import { Protocol } from '@colyseus/core';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import { WebSocket } from 'ws';
import type { Metrics } from '../../metrics.ts';
import { isOurs, isRequest } from './frames.ts';
import { SignsOfLife } from './signsOfLife.ts';

const INVALID_PAYLOAD = 1007;
const POLICY_VIOLATION = 1008;
/** A client that was only slow comes back after this one. */
const TRY_AGAIN_LATER = 1013;

/** Several times what the longest match weighs, told from its beginning. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** Our own pings come less than once a second; after a stall the answers to a few of them arrive together. */
const MOST_CONTROLS_PER_SECOND = 20;
const SECOND = 1000;
/** From the room's invitation to the client's answer: one round trip. */
const HANDSHAKE_MS = 10_000;
/** Who does not read does not see the closing frame either. */
const CLOSING_MS = 2000;

const SHARED: ReadonlySet<number> = new Set([Protocol.ROOM_STATE, Protocol.ROOM_STATE_PATCH]);

export class TableTransport extends WebSocketTransport {
  constructor(options: TransportOptions, metrics: Metrics) {
    super({ ...options, ...oneByOne(), pingInterval: 0 });
    const signs = new SignsOfLife();
    // Before Colyseus hears of it.
    this.wss.prependListener('connection', (socket, request) => {
      (socket as TableSocket).open(request.socket, (kind) => metrics.malformed.inc({ kind }));
      signs.add(socket);
    });
    this.wss.on('close', () => signs.stop());
  }
}

/** One frame of a socket in a turn of the event loop: a piece of 64 KB may have ten thousand pings, and all would be answered before anybody could move. */
export const oneByOne = () => ({ WebSocket: TableSocket, allowSynchronousEvents: false, autoPong: false });

type Suspicion = 'frame' | 'handshake' | 'controls' | 'slow';

export class TableSocket extends WebSocket {
  #line: Socket | undefined;
  #suspect: (kind: Suspicion) => void = () => undefined;
  /** Of the room that was joined: whether it has invited the client, and whether that has answered. */
  #handshake: 'none' | 'invited' | 'done' = 'none';
  #timer: NodeJS.Timeout | undefined;
  #controls = 0;
  #controlsSince = 0;

  open(line: Socket, suspect: (kind: Suspicion) => void): void {
    this.#line = line;
    this.#suspect = suspect;
    this.once('close', () => clearTimeout(this.#timer));
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'message') return this.#receive(args[0] as Buffer, () => super.emit(event, ...args));
    if ((event === 'ping' || event === 'pong') && !this.#countControl()) return true;
    // Not by itself: it would make an error of each that comes after the last one that was too many.
    if (event === 'ping') this.pong(args[0] as Buffer);
    return super.emit(event, ...args);
  }

  override send(data: Uint8Array, ...rest: unknown[]): void {
    if (this.bufferedAmount > MOST_WAITING_BYTES) {
      this.#refuse('slow', TRY_AGAIN_LATER);
      return;
    }
    const [code = -1] = data;
    if (code === Protocol.JOIN_ROOM) this.#invite();
    if (this.#line !== undefined) gather(this.#line);
    // The encoder writes every patch and every state into one buffer: one that waits for a slow line would be overwritten by the next.
    const kept = SHARED.has(code) ? Buffer.from(data) : data;
    super.send(kept, ...(rest as [{ binary: boolean }, (error?: Error) => void]));
  }

  /** What Colyseus cannot read would be thrown in this event, where nobody catches it: one byte would end every table of the process. */
  #receive(frame: Buffer, handOn: () => boolean): boolean {
    try {
      if (isOurs(frame)) {
        if (frame[0] === Protocol.JOIN_ROOM && this.#handshake === 'invited') this.#shakeHands();
        // Answers would wait for a client that never says that it is there.
        if (this.#handshake === 'done' || !isRequest(frame)) return handOn();
        this.#refuse('handshake', POLICY_VIOLATION);
        return true;
      }
    } catch {
      // Not readable: treated like any other frame that is not ours.
    }
    this.#refuse('frame', INVALID_PAYLOAD);
    return true;
  }

  #invite(): void {
    this.#handshake = 'invited';
    this.#timer = setTimeout(() => this.#refuse('handshake', POLICY_VIOLATION), HANDSHAKE_MS);
  }

  #shakeHands(): void {
    this.#handshake = 'done';
    clearTimeout(this.#timer);
  }

  /** Pings are answered and pongs are read before any limit on messages: whoever floods with them would hold everybody up. */
  #countControl(): boolean {
    const now = performance.now();
    if (now - this.#controlsSince > SECOND) {
      this.#controlsSince = now;
      this.#controls = 0;
    }
    this.#controls += 1;
    if (this.readyState !== WebSocket.OPEN) return false;
    if (this.#controls <= MOST_CONTROLS_PER_SECOND) return true;
    this.#suspect('controls');
    this.terminate();
    return false;
  }

  #refuse(kind: Suspicion, code: number): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.#suspect(kind);
    clearTimeout(this.#timer);
    this.close(code, kind);
    this.#timer = setTimeout(() => this.terminate(), CLOSING_MS);
  }
}

const gathered: Socket[] = [];

/**
 * What one client is told in one turn of the event loop leaves in one piece: handing over a move, its patch and the reply one by one costs more
 * than making them.
 */
function gather(line: Socket): void {
  if (line.writableCorked > 0) return;
  line.cork();
  if (gathered.push(line) === 1) process.nextTick(release);
}

function release(): void {
  for (const line of gathered.splice(0)) line.uncork();
}
