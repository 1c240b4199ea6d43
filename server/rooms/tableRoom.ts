/** A table as a Colyseus room: lifecycle and sockets here, everything else in table.ts. */

import { randomBytes, randomInt } from 'node:crypto';
import { type Client, CloseCode, matchMaker, Room } from '@colyseus/core';
import { seedFromBytes } from '../../shared/engine/random.ts';
import type { Profile } from '../../shared/table/api.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import { isKicked, openTable, ownSeatOf, type QuickTable, type TableModel } from '../../shared/table/people/model.ts';
import { fillWithBots, seatBots } from '../../shared/table/people/seating.ts';
import { LEAVE_CODES } from '../../shared/table/protocol.ts';
import { joinSchema, REQUESTS, type RequestType } from '../../shared/table/requests.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { HouseTable, LEGENDS } from '../gallery/houseTable.ts';
import { listingOf, type TableMetadata } from '../matchmaking/listing.ts';
import type { Services } from '../services.ts';
import { Goodbye, PROMISED_SECONDS } from './goodbye.ts';
import { recallTable, type StoredTable } from './match/recall.ts';
import { type Admitted, isRefusal, refusedWith } from './people/admit.ts';
import { systemClock } from './systemClock.ts';
import { Table } from './table.ts';
import { greet } from './wire/greet.ts';
import { Receiver } from './wire/receive.ts';
import { type Shown, TableSerializer } from './wire/tableSerializer.ts';

/** Made by the server only: clients cannot reach `create` (see http/httpServer.ts). */
export type Opening =
  | {
      readonly id: string;
      readonly options: TableOptions;
      readonly quick?: QuickTable;
      /** Bots that sit there until somebody else comes. */
      readonly fillers?: readonly BotLevel[];
      readonly openedBy: readonly string[];
      readonly house?: boolean;
    }
  | { readonly restore: string };

const pick = (count: number): number => randomInt(count);

type TableClient = Client<{ auth: Admitted }>;

const PATCH_MS = 1000;
/** Up to the limit requests are answered; who sends many times more is disconnected. */
const FLOOD = 3;
export abstract class TableRoom extends Room<{ state: Shown; metadata: TableMetadata; client: TableClient }> {
  // A slow patch rate beside broadcastPatch() after every change: `null` would leave a 60 Hz timer per room.
  override patchRate = PATCH_MS;
  override autoDispose = false;
  override seatReservationTimeout = PROMISED_SECONDS;
  abstract readonly services: Services;
  #table: Table | undefined;
  #listed = '';
  #house: HouseTable | undefined;
  /** Who sits here, as quick match knows it. */
  #toldQueue = '';
  #closed = false;
  readonly #goodbye = new Goodbye(this, CloseCode.MAY_TRY_RECONNECT);

  get table(): Table {
    if (this.#table === undefined) throw new Error('The table is not set');
    return this.#table;
  }

  override async onCreate(opening: Opening): Promise<void> {
    if (this.services.hostSettings.isDraining(matchMaker.processId) && !('restore' in opening))
      throw refusedWith({ code: 'server/full' });
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
        listed: () => this.#list(),
        abandoned: () => void this.close(),
        surrendered: () => this.#sleep(),
      },
      model,
    );
    this.#table = table;
    if (model.house === true) this.#house = new HouseTable(table);
    this.maxMessagesPerSecond = FLOOD * config.requestsPerSecond;
    this.setSerializer(new TableSerializer(table.visitors, () => table.match?.running));
    this.state = { table: table.state };
    this.metadata = listingOf(this.roomId, model, { epoch: owner.epoch, watchers: 0, hot: false });
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
      // Asked for the last time while somebody was on the way: they ask again, and hear where it is, or that it is gone.
      if (table.queue.isStopped) throw refusedWith({ code: 'table/moving' });
      const person = { id: auth.id, name: auth.name, look: auth.look };
      const other = table.visitors.ofPlayer(person.id);
      if (other !== undefined) table.visitors.dismiss(other, 'elsewhere');
      const visitor = table.visitors.add(client, person, auth.standing);
      const seat = ownSeatOf(table.model, person.id);
      table.emptiness.watch();
      try {
        if (seat !== undefined) await table.attendance.returned(seat);
        else await this.#welcome(wish, person);
      } catch (error) {
        table.visitors.remove(client);
        table.emptiness.watch();
        throw error;
      }
      const taken = table.visitors.seat(visitor);
      greet(table, client, taken);
      table.show();
      // By who sits down: somebody who only looks in, or is back, does not deal.
      if (seat === undefined && taken !== undefined && table.model.options.practice) await table.start();
    });
  }

  /** A seat where there is one, a place to watch from where that is allowed. */
  async #welcome(wish: 'seat' | 'watcher', person: { id: string; name: string; look: Profile['look'] }): Promise<void> {
    const { table } = this;
    const { options } = table.model;
    if (isKicked(table.model, person.id)) throw refusedWith({ code: 'table/kicked' });
    if (wish === 'seat' && (await this.#isMeant(person.id))) {
      const seated = await table.sit(person);
      if (seated.ok) return;
      if (!options.watchers) throw refusedWith(seated.error);
    }
    if (!options.watchers) throw refusedWith({ code: 'table/noWatchers' });
    if (table.visitors.watchers > this.services.config.maxWatchers) throw refusedWith({ code: 'table/crowded' });
    const visitor = table.visitors.ofPlayer(person.id);
    if (visitor !== undefined && !table.visitors.beginWatching(visitor)) throw refusedWith({ code: 'table/notYet' });
  }

  /** The first match of a table that quick match made is for those whom it sent there: others would sit beside people who blocked them. */
  async #isMeant(player: string): Promise<boolean> {
    const { quick, match } = this.table.model;
    return quick === undefined || match !== '' || this.services.queue.isInvited(player, this.roomId);
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    const { table } = this;
    const visitor = table.visitors.remove(client);
    this.#goodbye.heard();
    if (visitor === undefined || this.services.closing.now || this.#closed) return;
    table.emptiness.watch();
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
        table.queue.failed('close', error);
        table.emptiness.watch();
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
    this.#goodbye.say();
  }

  override async onDispose(): Promise<void> {
    if (this.#table === undefined) return;
    this.services.open.delete(this.#table);
    this.#house?.stop();
    this.#table.stop();
    await this.#table.queue.idle();
  }

  override onUncaughtException(error: Error, where: string): void {
    // Refusals of onJoin and onCreate are thrown on purpose and reach the client by themselves.
    if (isRefusal(error)) return;
    this.services.metrics.failures.inc({ where });
    this.services.log.error({ table: this.roomId, where, err: error }, 'a handler failed');
  }

  #tellQueue({ quick, phase, seats }: TableModel): void {
    if (quick === undefined) return;
    const players = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
    const known = phase === 'gathering' ? players.join(' ') : phase;
    if (known === this.#toldQueue) return;
    this.#toldQueue = known;
    this.services.queue.seated(this.roomId, phase === 'gathering' ? players : undefined);
  }

  #list(): void {
    if (this.#table === undefined || this.#closed || this.services.closing.now) return;
    this.#house?.look();
    this.#tellQueue(this.#table.model);
    const { model, epoch, visitors, isHot } = this.#table;
    const listing = listingOf(this.roomId, model, { epoch, watchers: visitors.watchers, hot: isHot });
    const isPrivate = model.options.visibility === 'private';
    const text = JSON.stringify([listing, isPrivate]);
    if (text === this.#listed) return;
    this.#listed = text;
    this.setMatchmaking({ metadata: listing, private: isPrivate }).catch((error) =>
      this.table.queue.failed('listing', error),
    );
  }
}

function freshTable(opening: Exclude<Opening, { restore: string }>): StoredTable {
  const { options, quick, fillers = [], openedBy, house = false } = opening;
  const model = { ...openTable(options, quick), openedBy };
  if (house) {
    const legends = { ...fillWithBots(model, LEGENDS, pick, false), house };
    return { owner: { process: matchMaker.processId, epoch: 0 }, model: legends, running: undefined };
  }
  // At a practice table bots take every seat but the first one's, whoever that will be.
  const seated = options.practice ? model : seatBots(seatBots(model, options.bots, pick), fillers, pick, true);
  return { owner: { process: matchMaker.processId, epoch: 0 }, model: seated, running: undefined };
}
