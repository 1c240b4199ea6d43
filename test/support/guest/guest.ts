/** Somebody with an identity who sits at a table or watches it, over a real socket to a real server. */

import { decode } from '../../../shared/engine/codec.ts';
import type { AnyGame, Seat } from '../../../shared/engine/game.ts';
import { GAMES } from '../../../shared/games/games.ts';
import type { Identity, TableAddress, Ticket } from '../../../shared/table/api.ts';
import type { TableOptions, TableOptionsInput } from '../../../shared/table/options.ts';
import {
  type Hello,
  type LogEntry,
  MESSAGES,
  type MoveMessage,
  type Reply,
  type TableSnapshot,
  tableCodecs,
} from '../../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../../shared/table/requests.ts';
import { call } from './call.ts';
import type { Connection, JoinAs, Listener } from './connection.ts';
import { connectLightly } from './lightConnection.ts';
import { connectBySdk } from './sdkConnection.ts';

type Heard = { readonly type: string; readonly message: unknown };

export interface GuestOptions {
  /** From where it seems to come; on a light line its socket, too. */
  readonly address?: string;
  /** One of hundreds: keeps no log, reads no synchronized state, and a board only when somebody asks for it. */
  readonly light?: { readonly game: AnyGame };
}

export class Guest {
  /** The address of the server that it comes in by. */
  url: string;
  readonly token: string;
  readonly id: string;
  readonly #light: GuestOptions['light'];
  readonly #address: string | undefined;
  #connection: Connection | undefined;
  #current: Listener | undefined;
  you: Seat | undefined;
  seq = 0;
  matchId = '';
  options: TableOptions | undefined;
  log: LogEntry<unknown>[] = [];
  heard: Heard[] = [];
  closedWith: number | undefined;
  /** Of messages of moves, and of the patches that go with them; counted on a light line only. */
  readonly bytes = { moves: 0, patches: 0 };
  /** Told everything from the beginning of the match. */
  onHello: () => void = () => undefined;
  onMove: (seq: number) => void = () => undefined;
  onState: () => void = () => undefined;
  onClose: (code: number) => void = () => undefined;
  #readView: () => unknown = () => undefined;
  #welcomed = false;
  #waiting: { check: () => boolean; resolve: () => void }[] = [];

  private constructor(url: string, { token, profile }: Identity, { light, address }: GuestOptions) {
    this.url = url;
    this.#address = address;
    this.token = token;
    this.id = profile.id;
    this.#light = light;
  }

  static async arrive(url: string, options: GuestOptions = {}): Promise<Guest> {
    const identity = await call<Identity>(url, 'POST', '/api/identity', { language: 'en' }, undefined, options.address);
    return new Guest(url, identity, options);
  }

  /** The same person at another server or in another tab. */
  twin(url = this.url): Guest {
    return new Guest(
      url,
      { token: this.token, profile: { id: this.id } as Identity['profile'] },
      {
        ...(this.#light === undefined ? {} : { light: this.#light }),
        ...(this.#address === undefined ? {} : { address: this.#address }),
      },
    );
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(this.url, method, path, body, this.token, this.#address);
  }

  async open(options: TableOptionsInput): Promise<string> {
    return (await this.call<TableAddress>('POST', '/api/tables', options)).id;
  }

  async join(id: string, as: JoinAs = 'seat'): Promise<this> {
    const { ticket } = await this.call<Ticket>('POST', '/api/ticket', { table: id });
    const connect = this.#light === undefined ? connectBySdk : connectLightly;
    const listener = this.#listener();
    this.#connection = await connect(this.url, ticket, id, as, listener, this.#address);
    this.#current = listener;
    this.closedWith = undefined;
    this.#welcomed = false;
    this.heard = [];
    await this.until(() => this.#welcomed || this.closedWith !== undefined);
    if (!this.#welcomed) throw new Error(`closed with ${this.closedWith} before the hello`);
    return this;
  }

  get connection(): Connection {
    if (this.#connection === undefined) throw new Error('This guest is at no table');
    return this.#connection;
  }

  get isConnected(): boolean {
    return this.#connection?.isOpen === true && this.#welcomed && this.closedWith === undefined;
  }

  get state(): TableSnapshot {
    const { state } = this.connection;
    if (state === undefined) throw new Error('A light guest does not read the state');
    return state;
  }

  get game(): AnyGame {
    const games: { readonly [id: string]: AnyGame } = GAMES;
    return this.#light?.game ?? games[this.state.game]!;
  }

  /** What this guest may know now; undefined before the deal. */
  get view(): unknown {
    return this.#readView();
  }

  ask<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply> {
    return this.connection.request(type, payload);
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

  /** Has everybody who waits look again. */
  poke(): void {
    const due = this.#waiting.filter(({ check }) => check());
    this.#waiting = this.#waiting.filter((waiting) => !due.includes(waiting));
    for (const { resolve } of due) resolve();
  }

  async leave(): Promise<void> {
    this.onClose = () => undefined;
    await this.#connection?.leave();
  }

  /** As if the cable had been pulled. */
  drop(): void {
    this.connection.socket.close();
  }

  /** Of one connection: what an older one still says or ends with is not heard any more. */
  #listener(): Listener {
    const listener: Listener = {
      heard: (type, unpack, bytes) => {
        if (this.#current !== listener) return;
        if (this.#light === undefined) this.heard.push({ type, message: unpack() });
        if (type === MESSAGES.hello) this.#takeHello(unpack);
        if (type === MESSAGES.move) this.#takeMove(unpack, bytes);
        this.poke();
      },
      changed: (bytes) => {
        if (this.#current !== listener) return;
        this.bytes.patches += bytes;
        this.onState();
        this.poke();
      },
      closed: (code) => {
        if (this.#current !== listener) return;
        this.closedWith = code;
        this.onClose(code);
        this.poke();
      },
    };
    return listener;
  }

  #takeHello(unpack: () => unknown): void {
    const hello = read(decode(tableCodecs(this.game).hello, unpack())) as Hello<unknown, unknown>;
    this.you = hello.you;
    this.options = hello.options;
    this.matchId = hello.match?.id ?? '';
    this.log = [...(hello.match?.log ?? [])];
    this.seq = this.log.at(-1)?.seq ?? 0;
    this.#readView = () => hello.match?.view;
    this.#welcomed = true;
    this.onHello();
  }

  #takeMove(unpack: () => unknown, bytes: number): void {
    const readMove = () => read(decode(tableCodecs(this.game).move, unpack())) as MoveMessage<unknown, unknown>;
    if (this.#light === undefined) {
      const { entry, view } = readMove();
      if (entry.seq !== this.seq + 1) throw new Error(`Move ${entry.seq} came after ${this.seq}`);
      this.log.push(entry);
      this.#readView = () => view;
    } else {
      // Counted, not read: every move is one entry, and reading them would be measured as the server's time.
      this.bytes.moves += bytes;
      this.#readView = () => readMove().view;
    }
    this.seq += 1;
    this.onMove(this.seq);
  }
}

function read<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(`Unreadable: ${JSON.stringify(result.error)}`);
  return result.value;
}
