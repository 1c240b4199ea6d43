/** A table as a Colyseus room: lifecycle and sockets here, everything else in table.ts. */

import { randomBytes, randomInt } from 'node:crypto';
import { type Client, CloseCode, matchMaker, Room, ServerError } from '@colyseus/core';
import type { Refusal } from '../../shared/engine/game.ts';
import { seedFromBytes } from '../../shared/engine/random.ts';
import type { Profile } from '../../shared/table/api.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import { openTable } from '../../shared/table/people/model.ts';
import { fillWithBots, seatBots, sit } from '../../shared/table/people/seating.ts';
import { LEAVE_CODES, LOBBY } from '../../shared/table/protocol.ts';
import { joinSchema, REQUESTS, type RequestType } from '../../shared/table/requests.ts';
import { TICKET_LIFE_MS } from '../identity.ts';
import { listingOf, type TableMetadata } from '../matchmaking/listing.ts';
import type { Services } from '../services.ts';
import { recallTable, type StoredTable } from './match/recall.ts';
import { systemClock } from './systemClock.ts';
import { Table } from './table.ts';
import { Receiver } from './wire/receive.ts';
import type { TableState } from './wire/tableState.ts';

/** Made by the server only: clients cannot reach `create` (see http/httpServer.ts). */
export type Opening =
  | { readonly id: string; readonly options: TableOptions; readonly quick?: { readonly bots: boolean } }
  | { readonly restore: string };

const pick = (count: number): number => randomInt(count);

type TableClient = Client<{ auth: Profile }>;

const PATCH_MS = 1000;
/** Up to the limit requests are answered; who sends many times more is disconnected. */
const FLOOD = 3;
/** A status of HTTP: matchmaking answers with it. */
const REFUSED = 403;

export const refusedWith = (refusal: Refusal): ServerError => new ServerError(REFUSED, JSON.stringify(refusal));

export abstract class TableRoom extends Room<{ state: TableState; metadata: TableMetadata; client: TableClient }> {
  // A slow patch rate beside broadcastPatch() after every change: `null` would leave a 60 Hz timer per room.
  override patchRate = PATCH_MS;
  override autoDispose = false;
  abstract readonly services: Services;
  #table: Table | undefined;
  #listed = '';
  #closed = false;

  get table(): Table {
    if (this.#table === undefined) throw new Error('The table is not set');
    return this.#table;
  }

  override async onCreate(opening: Opening): Promise<void> {
    const { config, open, opening: others } = this.services;
    // Those that are being opened count, too: all that ask in one moment would find the same free place.
    if (open.size + others.now >= config.maxTables && !('restore' in opening))
      throw refusedWith({ code: 'server/full' });
    others.now += 1;
    try {
      await this.#open(opening);
    } finally {
      others.now -= 1;
    }
  }

  async #open(opening: Opening): Promise<void> {
    const { metrics, config, open, store } = this.services;
    const { model, running, owner } =
      'restore' in opening ? await recallTable(store, opening.restore) : freshTable(opening);
    // Not `this.roomId` in the field initializers: only onCreate may choose it.
    this.roomId = 'restore' in opening ? opening.restore : opening.id;
    const table = new Table(
      {
        id: this.roomId,
        owner: { process: matchMaker.processId, epoch: owner.epoch },
        services: this.services,
        clock: systemClock,
        pick,
        freshSeed: () => seedFromBytes(randomBytes(32)),
        broadcastPatch: () => void this.broadcastPatch(),
        listed: (anew) => this.#list(anew),
        abandoned: () => void this.close(),
        surrendered: () => this.#sleep(),
      },
      model,
    );
    this.#table = table;
    this.maxMessagesPerSecond = FLOOD * config.requestsPerSecond;
    this.state = table.state;
    this.metadata = listingOf(this.roomId, model, 0);
    await this.setPrivate(model.options.visibility === 'private');
    const receiver = new Receiver(table, metrics, config.requestsPerSecond);
    for (const type of Object.keys(REQUESTS) as RequestType[])
      this.onMessage(type, (client: Client, input: unknown) => receiver.ask(client, type, input));
    this.onMessage('*', () => metrics.malformed.inc({ kind: 'unknown' }));
    if ('restore' in opening) table.wakeUp(running);
    else await table.change(model);
    open.add(table);
  }

  override async onJoin(client: TableClient, options: unknown): Promise<void> {
    const { auth } = client;
    if (auth === undefined) throw refusedWith({ code: 'table/unknownPlayer' });
    const asked = joinSchema.safeParse(options);
    const wish = asked.success ? asked.data.as : 'watcher';
    const { table } = this;
    await table.queue.run(async () => {
      const person = { id: auth.id, name: auth.name, look: auth.look };
      const other = table.visitors.ofPlayer(person.id);
      if (other !== undefined) table.visitors.dismiss(other, 'elsewhere');
      const visitor = table.visitors.add(client, person);
      const seat = table.visitors.seat(visitor);
      table.watchForEmptiness();
      try {
        if (seat !== undefined) await table.attendance.returned(seat);
        else await this.#welcome(wish, person);
      } catch (error) {
        table.visitors.remove(client);
        table.watchForEmptiness();
        throw error;
      }
      const taken = table.visitors.seat(visitor);
      table.hello(client, taken);
      table.show();
      // By who sits down: somebody who only looks in, or is back, does not deal.
      if (seat === undefined && taken !== undefined && table.model.options.practice) await table.start();
    });
  }

  /** A seat where there is one, a place to watch from where that is allowed. */
  async #welcome(wish: 'seat' | 'watcher', person: { id: string; name: string; look: Profile['look'] }): Promise<void> {
    const { table } = this;
    const { options, kicked } = table.model;
    if (kicked.includes(person.id)) throw refusedWith({ code: 'table/kicked' });
    if (wish === 'seat') {
      const seated = sit(table.model, person);
      if (seated.ok) {
        const full = options.practice ? fillWithBots(seated.value, options.bots, table.pick, false) : seated.value;
        return table.change(table.withDealTime(full));
      }
      if (!options.watchers) throw refusedWith(seated.error);
    }
    if (!options.watchers) throw refusedWith({ code: 'table/noWatchers' });
    if (table.visitors.watchers > this.services.config.maxWatchers) throw refusedWith({ code: 'table/crowded' });
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    const { table } = this;
    const visitor = table.visitors.remove(client);
    if (visitor === undefined || this.services.closing.now || this.#closed) return;
    table.watchForEmptiness();
    await table.queue.run(async () => {
      const seat = table.visitors.seat(visitor);
      // Somebody who is back already, through another socket, was not lost.
      if (seat !== undefined && table.visitors.ofPlayer(visitor.person.id) === undefined) {
        if (code === CloseCode.CONSENTED) await table.attendance.left(seat);
        else table.attendance.lost(visitor.person.id);
      }
      table.show();
    });
  }

  /** For good, as soon as the store takes it. */
  async close(): Promise<void> {
    const { table } = this;
    const closed = await table.queue
      .run(() => table.close())
      .catch((error) => {
        table.failed('close', error);
        table.watchForEmptiness();
        return false;
      });
    if (!closed) return;
    this.#closed = true;
    this.services.log.info({ table: this.roomId }, 'table closed');
    await this.disconnect(LEAVE_CODES.closed);
  }

  /** The table sleeps in the store; its clients may knock at once, here or wherever it wakes up. */
  override onBeforeShutdown(): void {
    this.table.stop();
    this.#sleep();
  }

  #sleep(): void {
    this.#closed = true;
    void this.disconnect(CloseCode.MAY_TRY_RECONNECT);
  }

  override async onDispose(): Promise<void> {
    if (this.#table === undefined) return;
    this.services.open.delete(this.#table);
    this.#table.stop();
    await this.#table.queue.idle();
  }

  override onUncaughtException(error: Error, where: string): void {
    // Refusals of onJoin and onCreate are thrown on purpose and reach the client by themselves.
    if (error.cause instanceof ServerError || (error as { code?: number }).code === REFUSED) return;
    this.services.metrics.failures.inc({ where });
    this.services.log.error({ table: this.roomId, where, err: error }, 'a handler failed');
  }

  #list(anew?: 'anew'): void {
    if (this.#table === undefined || this.#closed || this.services.closing.now) return;
    const listing = listingOf(this.roomId, this.#table.model, this.#table.visitors.watchers);
    const isPrivate = this.#table.model.options.visibility === 'private';
    const text = JSON.stringify([listing, isPrivate]);
    if (text === this.#listed && anew === undefined) return;
    this.#listed = text;
    this.setMatchmaking({ metadata: listing, private: isPrivate }).catch((error) =>
      this.table.failed('listing', error),
    );
  }
}

function freshTable({ options, quick }: Exclude<Opening, { restore: string }>): StoredTable {
  const model = openTable(options, quick);
  // At a practice table bots take every seat but the first one's, whoever that will be.
  const seated = options.practice ? model : seatBots(model, options.bots, pick);
  return { owner: { process: matchMaker.processId, epoch: 0 }, model: seated, running: undefined };
}

/** Who holds a ticket for the table that this request is about, with the profile as it is now. */
export async function admit(services: Services, ticket: string | undefined, request: Request): Promise<Profile> {
  const { identity, store, lobby } = services;
  const room = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const table = room === lobby.id ? LOBBY : room;
  const player = ticket === undefined ? undefined : identity.playerOfTicket(ticket, table, Date.now());
  const isGood = player !== undefined && ticket !== undefined && (await isFirstUse(ticket));
  const profile = isGood ? await store.players.find(player) : undefined;
  if (profile === undefined) throw refusedWith({ code: 'identity/badTicket' });
  return profile;
}

/** Counted where all processes see it: a ticket that one has taken is worth nothing to another. */
const isFirstUse = async (ticket: string): Promise<boolean> =>
  (await matchMaker.presence.hincrbyex(`ticket:${ticket}`, 'uses', 1, TICKET_LIFE_MS / 1000)) === 1;
