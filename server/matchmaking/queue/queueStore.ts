/**
 * Where the queue is kept: in memory for one process, in Redis for several. Every change is one step that either happens as a whole or not
 * at all, so that nobody is in two parties, and nobody is seated twice, whoever believes to be in charge.
 */

import type { GatheringTable, Party } from './party.ts';

/** Where a player is as far as the queue knows. */
export type Claim =
  | { readonly party: string }
  /** Until then the seat is kept for them. */
  | { readonly table: string; readonly until: number };

export interface Facts {
  readonly waiting: number;
  readonly expectedMs: number;
}

export interface Snapshot {
  readonly parties: readonly Party[];
  readonly tables: readonly GatheringTable[];
  readonly claims: ReadonlyMap<string, Claim>;
  /** When each player last gave a sign of life. */
  readonly seen: ReadonlyMap<string, number>;
}

export interface QueueStore {
  /** By a clock that all processes share. */
  now(): number;
  claimOf(player: string): Promise<Claim | undefined>;
  party(id: string): Promise<Party | undefined>;
  table(id: string): Promise<GatheringTable | undefined>;
  /** A sign of life. */
  touch(player: string, now: number): Promise<void>;
  /**
   * Puts this party in the place of the one with the version before it (0: of none), with its members; undefined takes it away. False, and nothing
   * changes, when it is another version by now, or somebody of it is elsewhere already.
   */
  swap(id: string, before: number, next: Party | undefined): Promise<boolean>;
  /** Seats parties at a table, by whoever leads. False, and nothing changes, when anything has changed since it was looked at. */
  seat(seating: Seating): Promise<boolean>;
  /** Who sits at a table of the queue now; undefined when it no longer gathers. */
  seated(table: string, players: readonly string[] | undefined): Promise<void>;
  /** A seat that was kept for nobody. */
  expire(player: string, now: number): Promise<void>;
  /** Makes this process the one that groups, or keeps it that; false when it is another. */
  lead(process: string, now: number, forMs: number): Promise<boolean>;
  snapshot(): Promise<Snapshot>;
  facts(key: string): Promise<Facts | undefined>;
  tell(facts: ReadonlyMap<string, Facts>): Promise<void>;
}

export interface Seating {
  /** The process that leads. */
  readonly by: string;
  readonly now: number;
  readonly parties: readonly Party[];
  /** As it will be; version 1 where it is new. */
  readonly table: GatheringTable;
  readonly until: number;
}

/** For one process: what follows from an await cannot happen in between. */
export class MemoryQueue implements QueueStore {
  readonly #parties = new Map<string, Party>();
  readonly #tables = new Map<string, GatheringTable>();
  readonly #claims = new Map<string, Claim>();
  readonly #seen = new Map<string, number>();
  #facts: ReadonlyMap<string, Facts> = new Map();
  #leader = { process: '', until: 0 };
  readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  async claimOf(player: string): Promise<Claim | undefined> {
    return this.#claims.get(player);
  }

  async party(id: string): Promise<Party | undefined> {
    return this.#parties.get(id);
  }

  async table(id: string): Promise<GatheringTable | undefined> {
    return this.#tables.get(id);
  }

  async touch(player: string, now: number): Promise<void> {
    this.#seen.set(player, now);
  }

  async swap(id: string, before: number, next: Party | undefined): Promise<boolean> {
    const old = this.#parties.get(id);
    if ((old?.version ?? 0) !== before) return false;
    const players = next?.members.map(({ player }) => player) ?? [];
    if (players.some((player) => !this.#isFree(player, id))) return false;
    for (const { player } of old?.members ?? []) this.#forget(player);
    if (next === undefined) this.#parties.delete(id);
    else this.#parties.set(id, next);
    for (const player of players) this.#claims.set(player, { party: id });
    return true;
  }

  #isFree(player: string, party: string): boolean {
    const claim = this.#claims.get(player);
    return claim === undefined || ('party' in claim && claim.party === party);
  }

  #forget(player: string): void {
    this.#claims.delete(player);
  }

  async seat({ by, now, parties, table, until }: Seating): Promise<boolean> {
    const known = this.#tables.get(table.id)?.version ?? 0;
    if (this.#leader.process !== by || this.#leader.until < now || known !== table.version - 1) return false;
    if (parties.some(({ id, version }) => this.#parties.get(id)?.version !== version)) return false;
    for (const { id, members } of parties) {
      this.#parties.delete(id);
      for (const { player } of members) this.#claims.set(player, { table: table.id, until });
    }
    this.#tables.set(table.id, table);
    return true;
  }

  async seated(id: string, players: readonly string[] | undefined): Promise<void> {
    const table = this.#tables.get(id);
    const isOnTheWay = (player: string) => {
      const claim = this.#claims.get(player);
      return claim !== undefined && 'table' in claim && claim.table === id;
    };
    const arrived = players ?? table?.members ?? [];
    for (const player of arrived) if (isOnTheWay(player)) this.#forget(player);
    if (table === undefined) return;
    if (players === undefined) this.#tables.delete(id);
    else {
      const coming = table.members.filter((player) => !players.includes(player) && isOnTheWay(player));
      this.#tables.set(id, { ...table, version: table.version + 1, members: [...players, ...coming] });
    }
  }

  async expire(player: string, now: number): Promise<void> {
    const claim = this.#claims.get(player);
    if (claim === undefined || !('table' in claim) || claim.until > now) return;
    this.#forget(player);
    const table = this.#tables.get(claim.table);
    if (table === undefined) return;
    const members = table.members.filter((other) => other !== player);
    this.#tables.set(table.id, { ...table, version: table.version + 1, members });
  }

  async lead(process: string, now: number, forMs: number): Promise<boolean> {
    if (this.#leader.process !== process && this.#leader.until >= now) return false;
    this.#leader = { process, until: now + forMs };
    return true;
  }

  async snapshot(): Promise<Snapshot> {
    for (const player of this.#seen.keys()) if (!this.#claims.has(player)) this.#seen.delete(player);
    return {
      parties: [...this.#parties.values()],
      tables: [...this.#tables.values()],
      claims: new Map(this.#claims),
      seen: new Map(this.#seen),
    };
  }

  async facts(key: string): Promise<Facts | undefined> {
    return this.#facts.get(key);
  }

  async tell(facts: ReadonlyMap<string, Facts>): Promise<void> {
    this.#facts = facts;
  }
}
