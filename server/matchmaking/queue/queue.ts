/** Quick match: people wait here until there is a table for them. Any process takes them in; the one that leads seats them. */

import type { Refusal } from '../../../shared/engine/game.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import type { QuickMatch } from '../../../shared/table/options.ts';
import { MOST_FRIENDS, type QueueState } from '../../../shared/table/queue.ts';
import type { Log } from '../../log.ts';
import { type Group, type Grouping, type GroupingRules, group, muOf } from './grouping.ts';
import { type GatheringTable, isWaiting, type Member, type Party, type Wait } from './party.ts';
import type { QueueStore, Snapshot } from './queueStore.ts';
import { keyOf, type Waiting, Waits, waitingNow } from './waits.ts';

/** What the queue needs around it. */
export interface QueueSurroundings extends GroupingRules {
  /** Names this process. */
  readonly process: string;
  readonly log: Log;
  /** With the rating that they have in this game. */
  memberOf(player: string, game: string): Promise<Member>;
  /** How long who leaves often waits before anything is looked for. */
  heldMs(player: string): Promise<number>;
  /** Opens a table for these; undefined where the server is full. */
  open(group: Group): Promise<string | undefined>;
  newCode(): string;
}

type Joined = Result<Party, Refusal>;

const TICK_MS = 500;
/** A process that does not look for so long has died: another one takes over. */
const LEADS_MS = 3000;
/** Who gives no sign of life for so long is gone: pages ask every second, hidden ones a little later. */
const GHOST_MS = 10_000;
/** A seat is kept for whoever is on the way. */
const ON_THE_WAY_MS = 10_000;
const TABLE_GATHERS_MS = 300_000;
const ATTEMPTS = 8;

export class Queue {
  readonly #store: QueueStore;
  readonly #around: QueueSurroundings;
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  readonly #waits: Waits;

  constructor(store: QueueStore, around: QueueSurroundings) {
    this.#store = store;
    this.#around = around;
    this.#waits = new Waits(around.fillAfterMs);
  }

  begin(): void {
    this.#timer = setInterval(() => {
      this.tick().catch((error) => this.#around.log.error({ err: error }, 'the queue could not be looked through'));
    }, TICK_MS);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking?.catch(() => undefined);
  }

  /** Waits for this: alone, or with the party that one leads. Who waits already waits for this from now on. */
  async enter(player: string, wish: QuickMatch): Promise<Result<undefined, Refusal>> {
    const now = this.#store.now();
    const changed = await this.#change(player, async (party) => {
      if (party.members[0]?.player !== player) return err({ code: 'queue/notLeading' });
      if (wish.seats !== 'any' && wish.seats < party.members.length)
        return err({ code: 'table/tooFewSeats', facts: { people: party.members.length } });
      // By all of them: a friend's link would be the way around it.
      const held = Math.max(...(await Promise.all(party.members.map((member) => this.#around.heldMs(member.player)))));
      const wait: Wait = { wish, since: party.wait?.since ?? now, notBefore: party.wait?.notBefore ?? now + held };
      const members = await Promise.all(party.members.map((member) => this.#around.memberOf(member.player, wish.game)));
      return ok({ ...party, members, wait });
    });
    return changed.ok ? ok(undefined) : changed;
  }

  /** A party of one's own, which friends join by its code. */
  async open(player: string): Promise<Result<undefined, Refusal>> {
    const changed = await this.#change(player, async (party) => ok(party));
    return changed.ok ? ok(undefined) : changed;
  }

  async join(player: string, code: string): Promise<Result<undefined, Refusal>> {
    const member = await this.#around.memberOf(player, '');
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const party = await this.#store.party(code);
      if (party === undefined) return err({ code: 'queue/noParty' });
      if (party.members.some((other) => other.player === player)) return ok(undefined);
      if (party.members.length >= MOST_FRIENDS) return err({ code: 'queue/partyFull' });
      if (isWaiting(party)) return err({ code: 'queue/partyGone' });
      if (party.members.some((other) => other.apart.includes(player) || member.apart.includes(other.player)))
        return err({ code: 'queue/noParty' });
      await this.leave(player);
      await this.#store.touch(player, this.#store.now());
      if (
        await this.#store.swap(code, party.version, {
          ...party,
          version: party.version + 1,
          members: [...party.members, member],
        })
      )
        return ok(undefined);
    }
    return err({ code: 'queue/busy' });
  }

  /** Gives up, or a seat that one was on the way to. */
  async leave(player: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const claim = await this.#store.claimOf(player);
      if (claim === undefined) return;
      if ('table' in claim) return this.#store.expire(player, claim.until);
      if (await this.#remove(claim.party, player)) return;
    }
  }

  /** Somebody wants nothing more to do with another: also where both wait already. */
  async part(player: string, other: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const claim = await this.#store.claimOf(player);
      if (claim === undefined || 'table' in claim) return;
      const party = await this.#store.party(claim.party);
      if (party === undefined) continue;
      if (party.members.some((member) => member.player === other)) return this.leave(player);
      const members = party.members.map((member) =>
        member.player === player ? { ...member, apart: [...member.apart, other] } : member,
      );
      if (await this.#store.swap(party.id, party.version, { ...party, version: party.version + 1, members })) return;
    }
  }

  /** How it stands for somebody who asks, which is also their sign of life. */
  async stateOf(player: string): Promise<QueueState> {
    const now = this.#store.now();
    const claim = await this.#store.claimOf(player);
    if (claim === undefined) return { state: 'none' };
    await this.#store.touch(player, now);
    if ('table' in claim) return { state: 'seated', table: claim.table };
    const found = await this.#store.party(claim.party);
    // Seated in between: the next look tells.
    if (found === undefined) return { state: 'none' };
    const party = {
      code: found.id,
      leads: found.members[0]?.player === player,
      names: found.members.map(({ name }) => name),
    };
    if (!isWaiting(found)) return { state: 'gathering', party };
    const { wish, since, notBefore } = found.wait;
    const facts = await this.#store.facts(keyOf(wish));
    const fill = this.#around.fillAfterMs;
    const usual = facts?.expectedMs ?? fill;
    return {
      state: 'waiting',
      party,
      waitedMs: Math.max(0, now - since),
      expectedMs: wish.bots ? Math.min(usual, fill) : usual,
      waiting: Math.max(facts?.waiting ?? 0, found.members.length),
      heldMs: Math.max(0, notBefore - now),
    };
  }

  /** Who waits for what, for the host. */
  async overview(): Promise<readonly Waiting[]> {
    return waitingNow((await this.#store.snapshot()).parties.filter(isWaiting), this.#store.now());
  }

  /** Who sits at a table that quick match made; undefined when it no longer gathers. */
  seated(table: string, players: readonly string[] | undefined): void {
    this.#store
      .seated(table, players)
      .catch((error) => this.#around.log.error({ table, err: error }, 'the queue was not told who sits at a table'));
  }

  /** Whether somebody was sent to this table. */
  async isInvited(player: string, table: string): Promise<boolean> {
    const claim = await this.#store.claimOf(player);
    if (claim !== undefined && 'table' in claim && claim.table === table) return true;
    return (await this.#store.table(table))?.invited.includes(player) ?? false;
  }

  /** Looks through the queue once, if it is for this process to do. Slow ones are not overtaken: they would open the same tables twice. */
  tick(): Promise<void> {
    this.#ticking ??= this.#look().finally(() => {
      this.#ticking = undefined;
    });
    return this.#ticking;
  }

  async #look(): Promise<void> {
    const { process, log } = this.#around;
    const now = this.#store.now();
    if (!(await this.#store.lead(process, now, LEADS_MS))) return;
    const found = await this.#store.snapshot();
    const ghosts = await this.#sweep(found, now);
    const parties = found.parties.filter((party) => !party.members.some(({ player }) => ghosts.has(player)));
    const waiting = parties.filter(isWaiting);
    const grouping = group(waiting, found.tables, now, this.#around);
    for (const seating of seatingsOf(grouping))
      await this.#seat(seating, now).catch((error) => log.error({ err: error }, 'a quick match could not be seated'));
    await this.#store.tell(this.#waits.facts(waiting));
  }

  /** Takes out who is gone: nobody shall wait for them, or be seated with them. */
  async #sweep({ parties, tables, claims, seen }: Snapshot, now: number): Promise<ReadonlySet<string>> {
    const isGhost = (player: string) => now - (seen.get(player) ?? 0) > GHOST_MS;
    const ghosts = new Set(parties.flatMap(({ members }) => members.map(({ player }) => player)).filter(isGhost));
    for (const { id, members } of parties)
      for (const { player } of members) if (ghosts.has(player)) await this.#remove(id, player);
    for (const [player, claim] of claims)
      if ('table' in claim && claim.until < now) await this.#store.expire(player, now);
    for (const { id, since } of tables) if (now - since > TABLE_GATHERS_MS) await this.#store.seated(id, undefined);
    return ghosts;
  }

  async #seat({ parties, table, group }: PlannedSeating, now: number): Promise<void> {
    const id = table?.id ?? (group === undefined ? undefined : await this.#around.open(group));
    if (id === undefined) return;
    const players = parties.flatMap(({ members }) => members.map(({ player }) => player));
    const apart = parties.flatMap(({ members }) => members.flatMap((member) => member.apart));
    const [first] = parties;
    if (first === undefined) return;
    const { wish } = first.wait;
    const record: GatheringTable = {
      id,
      version: (table?.version ?? 0) + 1,
      game: wish.game,
      pace: wish.pace,
      seats: table?.seats ?? group?.seats ?? players.length,
      bots: table?.bots ?? (group?.bots ?? 0) > 0,
      mu: table?.mu ?? mean(parties.map(muOf)),
      since: table?.since ?? now,
      members: [...(table?.members ?? []), ...players],
      invited: [...(table?.invited ?? []), ...players],
      apart: [...(table?.apart ?? []), ...apart],
    };
    // Whoever changed their mind meanwhile keeps the others waiting for the next look only. A table that nobody comes to closes by itself.
    const until = this.#store.now() + ON_THE_WAY_MS;
    if (!(await this.#store.seat({ by: this.#around.process, now, parties, table: record, until }))) return;
    for (const { wait } of parties) this.#waits.note(wait.wish, now - wait.since);
  }

  /** Changes the party that somebody is in, or one of their own. */
  async #change(player: string, change: (party: Party) => Promise<Joined>): Promise<Joined> {
    await this.#store.touch(player, this.#store.now());
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const claim = await this.#store.claimOf(player);
      // On the way to a table already: that is where they belong.
      if (claim !== undefined && 'table' in claim) return err({ code: 'queue/seated' });
      const old = claim === undefined ? undefined : await this.#store.party(claim.party);
      if (claim !== undefined && old === undefined) continue;
      const party = old ?? {
        id: this.#around.newCode(),
        version: 0,
        members: [await this.#around.memberOf(player, '')],
      };
      const changed = await change(party);
      if (!changed.ok) return changed;
      const next = { ...changed.value, version: party.version + 1 };
      if (await this.#store.swap(next.id, party.version, next)) return ok(next);
    }
    return err({ code: 'queue/busy' });
  }

  async #remove(id: string, player: string): Promise<boolean> {
    const party = await this.#store.party(id);
    if (party === undefined) return true;
    const members = party.members.filter((member) => member.player !== player);
    const next = members.length === 0 ? undefined : { ...party, version: party.version + 1, members };
    return this.#store.swap(id, party.version, next);
  }
}

interface PlannedSeating {
  readonly parties: Group['parties'];
  readonly table?: GatheringTable;
  readonly group?: Group;
}

const seatingsOf = ({ joins, groups }: Grouping): readonly PlannedSeating[] => [
  ...joins.map(({ party, table }) => ({ parties: [party], table })),
  ...groups.map((found) => ({ parties: found.parties, group: found })),
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
