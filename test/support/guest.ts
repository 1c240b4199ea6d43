/** Somebody at a table: a real SDK client with an identity, who comes back by itself when the connection is lost. */

import { Client, type Room } from '@colyseus/sdk';
import { decode } from '../../shared/engine/codec.ts';
import type { AnyGame, Seat } from '../../shared/engine/game.ts';
import { GAMES } from '../../shared/games/index.ts';
import type { Identity, TableAddress, Ticket } from '../../shared/table/api.ts';
import type { TableOptionsInput } from '../../shared/table/options.ts';
import {
  type Hello,
  type LogEntry,
  MESSAGES,
  type MoveMessage,
  type Reply,
  type TableSnapshot,
  tableCodecs,
} from '../../shared/table/protocol.ts';
import type { JoinOptions, RequestPayload, RequestType } from '../../shared/table/requests.ts';

type Said = { readonly type: string; readonly message: unknown };

export class Guest {
  /** The door it comes in by. */
  url: string;
  readonly token: string;
  readonly id: string;
  room: Room | undefined;
  you: Seat | undefined;
  view: unknown;
  log: LogEntry<unknown>[] = [];
  matchId = '';
  heard: Said[] = [];
  closedWith: number | undefined;
  #welcomed = false;
  #waiting: { check: () => boolean; resolve: () => void }[] = [];

  private constructor(url: string, { token, profile }: Identity) {
    this.url = url;
    this.token = token;
    this.id = profile.id;
  }

  static async arrive(url: string, address?: string): Promise<Guest> {
    return new Guest(url, await call<Identity>(url, 'POST', '/api/identity', { language: 'en' }, undefined, address));
  }

  /** The same person at another door or in another tab. */
  twin(url = this.url): Guest {
    return new Guest(url, { token: this.token, profile: { id: this.id } as Identity['profile'] });
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(this.url, method, path, body, this.token);
  }

  async open(options: TableOptionsInput): Promise<string> {
    return (await this.call<TableAddress>('POST', '/api/tables', options)).id;
  }

  async join(id: string, as: NonNullable<JoinOptions['as']> = 'seat'): Promise<this> {
    const client = new Client(this.url);
    client.auth.token = (await this.call<Ticket>('POST', '/api/ticket')).ticket;
    const room = await client.joinById(id, { as });
    room.reconnection.enabled = false;
    this.room = room;
    this.closedWith = undefined;
    this.#welcomed = false;
    this.#listen(room);
    await this.until(() => this.#welcomed || this.closedWith !== undefined);
    if (!this.#welcomed) throw new Error(`closed with ${this.closedWith} before the hello`);
    return this;
  }

  get state(): TableSnapshot {
    return (this.room!.state as { toJSON(): TableSnapshot }).toJSON();
  }

  get seq(): number {
    return this.log.at(-1)?.seq ?? 0;
  }

  get game(): AnyGame {
    const games: { readonly [id: string]: AnyGame } = GAMES;
    return games[this.state.game]!;
  }

  ask<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply> {
    return this.room!.request<unknown, Reply>(type, payload, { timeout: 20_000 });
  }

  command(command: unknown, seq = this.seq): Promise<Reply> {
    return this.ask('command', { seq, command });
  }

  async until(check: () => boolean): Promise<void> {
    if (check()) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push({ check, resolve });
    });
  }

  get isConnected(): boolean {
    return this.room?.connection.isOpen === true && this.#welcomed && this.closedWith === undefined;
  }

  /** Has everybody who waits look again. */
  poke(): void {
    this.#look();
  }

  async leave(): Promise<void> {
    await this.room?.leave();
  }

  /** As if the cable had been pulled. */
  drop(): void {
    (this.room!.connection.transport as unknown as { ws: { close(): void } }).ws.close();
  }

  #listen(room: Room): void {
    this.heard = [];
    for (const type of Object.values(MESSAGES))
      room.onMessage(type, (message: unknown) => {
        if (room !== this.room) return;
        this.heard.push({ type, message });
        this.#take(type, message);
        this.#look();
      });
    room.onStateChange(() => this.#look());
    room.onLeave((code) => {
      if (room === this.room) this.closedWith = code;
      this.#look();
    });
  }

  #take(type: string, message: unknown): void {
    if (type === MESSAGES.hello) {
      const hello = read(decode(tableCodecs(this.game).hello, message)) as Hello<unknown, unknown>;
      this.you = hello.you;
      this.view = hello.match?.view;
      this.log = [...(hello.match?.log ?? [])];
      this.matchId = hello.match?.id ?? '';
      this.#welcomed = true;
    }
    if (type === MESSAGES.move) {
      const { entry, view } = read(decode(tableCodecs(this.game).move, message)) as MoveMessage<unknown, unknown>;
      if (entry.seq !== this.seq + 1) throw new Error(`Move ${entry.seq} came after ${this.seq}`);
      this.log.push(entry);
      this.view = view;
    }
  }

  #look(): void {
    const due = this.#waiting.filter(({ check }) => check());
    this.#waiting = this.#waiting.filter((waiting) => !due.includes(waiting));
    for (const { resolve } of due) resolve();
  }
}

function read<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(`Unreadable: ${JSON.stringify(result.error)}`);
  return result.value;
}

export class CallFailed extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  address?: string,
): Promise<T> {
  const headers: { [name: string]: string } = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (address !== undefined) headers['x-forwarded-for'] = address;
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new CallFailed(response.status, answer);
  return answer;
}
