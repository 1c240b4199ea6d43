/** Where every room runs, in Redis. A listing belongs to the process that it names: nobody else changes or removes it, but for who has taken the table over since. */

import { type IRoomCache, initializeRoomCache, type MatchMakerDriver, matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import type { LobbyList } from '../../shared/table/protocol.ts';
import { TABLE_ROOM, type TableMetadata } from '../matchmaking/listing.ts';
import {
  freeSeatKeys,
  indexedIn,
  lobbyKey,
  openedKey,
  type SeatWish,
  type TableIndex,
  type TablePage,
} from '../matchmaking/tableIndex.ts';

const ROOMS = 'hotpaws:rooms';
const roomsOf = (process: string): string => `hotpaws:rooms:${process}`;
/** How often a process has listed or removed something. */
const changesOf = (process: string): string => `hotpaws:changes:${process}`;
/** Where a proxy reaches a process. */
const addressKey = (process: string): string => `hotpaws:address:${process}`;
const indexKey = (key: string): string => `hotpaws:${key}`;

/** Told with every beat: one that is no longer told belongs to nobody. */
const ADDRESS_SECONDS = 60;
const REFUSED = 0;
const ANYBODY = '';

/**
 * After a stall a process may still believe in tables that another one has adopted: its word must not replace that one's, nor stand before it in a
 * Redis that has just lost both.
 */
const PUT = `
local found = redis.call('hget', KEYS[1], ARGV[1])
if found then
  local before = cjson.decode(found)
  if before.processId ~= ARGV[2] and (before.epoch or 0) >= tonumber(ARGV[4]) then return ${REFUSED} end
  for _, key in ipairs(before.indexes or {}) do redis.call('zrem', key, ARGV[1]) end
end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3])
redis.call('sadd', KEYS[2], ARGV[1])
for place = 5, #ARGV, 2 do redis.call('zadd', ARGV[place], ARGV[place + 1], ARGV[1]) end
return redis.call('incr', KEYS[3])`;
const REMOVE = `
redis.call('srem', KEYS[2], ARGV[1])
local found = redis.call('hget', KEYS[1], ARGV[1])
if not found then return ${REFUSED} end
local before = cjson.decode(found)
if ARGV[2] ~= '${ANYBODY}' and before.processId ~= ARGV[2] then return ${REFUSED} end
for _, key in ipairs(before.indexes or {}) do redis.call('zrem', key, ARGV[1]) end
redis.call('hdel', KEYS[1], ARGV[1])
return redis.call('incr', KEYS[3])`;

/** Redis has it from another process, under this epoch or a later one. */
export class ListedElsewhere extends Error {
  constructor(id: string) {
    super(`Redis lists table ${id} for another process`);
  }
}

type Conditions = { readonly [field: string]: unknown };

export class Listings implements MatchMakerDriver, TableIndex {
  readonly #redis: Redis;
  /** Something that could not be written is still missing there. */
  #behind = false;
  readonly #unremoved = new Set<string>();
  /** What this process has listed, as Colyseus keeps it. */
  readonly #own = new Map<string, IRoomCache>();
  /** The number of the latest change that Redis has confirmed. */
  #confirmed = 0;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether Redis knows all that it was told: not when it came back without its data, or with those of a while ago. */
  async isComplete(): Promise<boolean> {
    if (this.#behind) return false;
    const confirmed = this.#confirmed;
    return Number(await this.#redis.get(changesOf(matchMaker.processId))) >= confirmed;
  }

  /** Lists every room of this process anew, the lobby included; what should be gone goes now. Answers how many there are. */
  async listAnew(): Promise<number> {
    this.#behind = false;
    this.#confirmed = 0;
    const gone = [...this.#unremoved];
    this.#unremoved.clear();
    for (const id of gone) await this.remove(id);
    for (const room of [...this.#own.values()]) await this.#put(room, false);
    return this.#own.size;
  }

  /** With every beat: a Redis that lost it must not keep sockets from this process for long. */
  async announce(address: string): Promise<void> {
    await this.#redis.set(addressKey(matchMaker.processId), address, 'EX', ADDRESS_SECONDS);
  }

  async addressOf(process: string): Promise<string | undefined> {
    return (await this.#redis.get(addressKey(process))) ?? undefined;
  }

  /** What keeps people from finding their tables, for whoever asks after the server's health. */
  async trouble(): Promise<string | undefined> {
    if (this.#redis.status !== 'ready') return 'Redis does not answer';
    return this.isComplete().then(
      (complete) => (complete ? undefined : 'Redis has lost tables, which are being listed again'),
      () => 'Redis does not answer',
    );
  }

  async has(id: string): Promise<boolean> {
    return (await this.#redis.hexists(ROOMS, id)) === 1;
  }

  /** Reads everything unless it is asked for one room: nothing that happens often may ask like that. */
  async query(conditions: Conditions): Promise<IRoomCache[]> {
    const { roomId } = conditions;
    const found =
      typeof roomId === 'string'
        ? [...(await this.findByIds([roomId])).values()]
        : Object.values(await this.#redis.hgetall(ROOMS)).map(parse);
    return found.filter((room) => meets(room, conditions));
  }

  async findOne(conditions: Conditions): Promise<IRoomCache> {
    const [first] = await this.query(conditions);
    // The interface has no word for "none", and Colyseus asks for it all the same.
    return first as IRoomCache;
  }

  async findByIds(ids: readonly string[]): Promise<Map<string, IRoomCache>> {
    if (ids.length === 0) return new Map();
    const texts = await this.#redis.hmget(ROOMS, ...ids);
    return new Map(ids.flatMap((id, place) => (texts[place] ? [[id, parse(texts[place])]] : [])));
  }

  async withFreeSeat(wish: SeatWish, most: number): Promise<readonly TableMetadata[]> {
    const lists = await Promise.all(
      freeSeatKeys(wish).map((key) => this.#redis.zrevrange(indexKey(key), 0, most - 1, 'WITHSCORES')),
    );
    const found = lists.flatMap(inPairs).sort((one, other) => other.score - one.score);
    return this.#tables(found.slice(0, most).map(({ id }) => id));
  }

  async page(list: LobbyList, from: number, count: number): Promise<TablePage> {
    const key = indexKey(lobbyKey(list));
    const [total, ids] = await Promise.all([
      this.#redis.zcard(key),
      this.#redis.zrevrange(key, from, from + count - 1),
    ]);
    return { total, tables: await this.#tables(ids) };
  }

  openedBy(who: string): Promise<number> {
    return this.#redis.zcard(indexKey(openedKey(who)));
  }

  async #tables(ids: readonly string[]): Promise<readonly TableMetadata[]> {
    return [...(await this.findByIds(ids)).values()].map((room) => room.metadata as TableMetadata);
  }

  async update(
    room: IRoomCache,
    { $set = {}, $inc = {} }: { $set?: Partial<IRoomCache>; $inc?: Partial<IRoomCache> },
  ): Promise<boolean> {
    const numbers = room as unknown as { [field: string]: number };
    Object.assign(room, $set);
    for (const [field, by] of Object.entries($inc)) numbers[field] = (numbers[field] ?? 0) + Number(by);
    return this.#put(room, false);
  }

  async persist(room: IRoomCache, create = false): Promise<boolean> {
    // It was here before, and its end is still to be told: told later, that would be the end of this one.
    if (create) this.#unremoved.delete(room.roomId);
    const listed = await this.#put(room, create);
    if (listed || !create) return listed;
    // Colyseus does not look at the answer: the table would run here, and everybody would look for it elsewhere.
    this.#own.delete(room.roomId);
    throw new ListedElsewhere(room.roomId);
  }

  /** Colyseus does not wait for it: what fails is done later. */
  async remove(id: string): Promise<boolean> {
    this.#own.delete(id);
    try {
      return await this.#removeOf(matchMaker.processId, id);
    } catch {
      this.#behind = true;
      // Made again meanwhile, it must not go.
      if (!this.#own.has(id)) this.#unremoved.add(id);
      return false;
    }
  }

  /** Whoever listed it: the store has said that nobody runs it any more. */
  async evict(id: string): Promise<void> {
    await this.#removeOf(matchMaker.processId, id, ANYBODY);
  }

  /** Of a process that does not answer. Should it only have slept, it sees that it is no longer known. */
  async cleanup(process: string): Promise<void> {
    for (const id of await this.#redis.smembers(roomsOf(process))) await this.#removeOf(process, id);
    await this.#redis.del(addressKey(process), changesOf(process));
  }

  async clear(): Promise<void> {
    await this.#redis.del(ROOMS);
  }

  /** The connection is presence's too, which closes it. */
  shutdown(): void {}

  async #put(room: IRoomCache, isNew: boolean): Promise<boolean> {
    const { roomId, processId } = room;
    // Somebody's leaving is counted when the room is gone already: that must not list it again.
    if (!isNew && !this.#own.has(roomId)) return false;
    const table = room.name === TABLE_ROOM ? (room.metadata as TableMetadata | undefined) : undefined;
    const indexes = table === undefined ? [] : indexedIn(table, room.private === true);
    const epoch = table?.epoch ?? 0;
    const text = JSON.stringify({ ...room, epoch, indexes: indexes.map(({ key }) => indexKey(key)) });
    this.#own.set(roomId, room);
    try {
      const change = (await this.#redis.eval(
        PUT,
        3,
        ...[ROOMS, roomsOf(processId), changesOf(processId)],
        ...[roomId, processId, text, epoch],
        ...indexes.flatMap(({ key, score }) => [indexKey(key), score]),
      )) as number;
      this.#confirm(change);
      return change !== REFUSED;
    } catch (error) {
      this.#behind = true;
      throw error;
    }
  }

  async #removeOf(process: string, id: string, owner = process): Promise<boolean> {
    const keys = [ROOMS, roomsOf(process), changesOf(process)] as const;
    const change = (await this.#redis.eval(REMOVE, 3, ...keys, id, owner)) as number;
    if (process === matchMaker.processId) this.#confirm(change);
    return change !== REFUSED;
  }

  /** Answers come in order: a number that was there before means that Redis has forgotten what lay between. */
  #confirm(change: number): void {
    if (change === REFUSED) return;
    if (change <= this.#confirmed) this.#behind = true;
    this.#confirmed = change;
  }
}

const parse = (text: string): IRoomCache => initializeRoomCache(JSON.parse(text) as Partial<IRoomCache>);

/** As Redis answers with scores: each after its member. */
const inPairs = (found: readonly string[]): readonly { readonly id: string; readonly score: number }[] =>
  found.flatMap((id, place) => (place % 2 === 0 ? [{ id, score: Number(found[place + 1]) }] : []));

function meets(room: IRoomCache, conditions: Conditions): boolean {
  const facts: Conditions = { ...(room.metadata as Conditions | undefined), ...room };
  return Object.entries(conditions).every(([field, wanted]) => facts[field] === wanted);
}
