/** Where every room runs, in Redis. A listing belongs to the process that it names: nobody else changes or removes it. */

import { type IRoomCache, initializeRoomCache, type MatchMakerDriver, matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';

const ROOMS = 'hotpaws:rooms';
/** Where a proxy reaches each process. */
const ADDRESSES = 'hotpaws:addresses';
const roomsOf = (process: string): string => `hotpaws:rooms:${process}`;

/** After a stall a process may still believe in tables that another one has adopted: its word must not replace that one's. */
const PUT = `
local found = redis.call('hget', KEYS[1], ARGV[1])
if found and ARGV[4] == '0' and cjson.decode(found).processId ~= ARGV[2] then return 0 end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3])
redis.call('sadd', KEYS[2], ARGV[1])
return 1`;
const REMOVE = `
redis.call('srem', KEYS[2], ARGV[1])
local found = redis.call('hget', KEYS[1], ARGV[1])
if not found or cjson.decode(found).processId ~= ARGV[2] then return 0 end
return redis.call('hdel', KEYS[1], ARGV[1])`;

type Conditions = { readonly [field: string]: unknown };

export class Listings implements MatchMakerDriver {
  readonly #redis: Redis;
  /** Something that could not be written is still missing there. */
  #behind = false;
  readonly #unremoved = new Set<string>();
  /** What this process has listed. */
  readonly #own = new Set<string>();

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Whether all of this process's rooms are there: not after a Redis that came back without its data. */
  async isComplete(): Promise<boolean> {
    if (this.#behind) return false;
    if (this.#own.size === 0) return true;
    return (await this.#redis.exists(roomsOf(matchMaker.processId))) === 1;
  }

  /** The rooms are about to be listed anew; what should be gone goes now. */
  async refresh(): Promise<void> {
    this.#behind = false;
    const gone = [...this.#unremoved];
    this.#unremoved.clear();
    for (const id of gone) await this.remove(id);
  }

  /** With every beat: a Redis that lost it must not keep sockets from this process for long. */
  async announce(address: string): Promise<void> {
    await this.#redis.hset(ADDRESSES, matchMaker.processId, address);
  }

  async addressOf(process: string): Promise<string | undefined> {
    return (await this.#redis.hget(ADDRESSES, process)) ?? undefined;
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

  async query(conditions: Conditions): Promise<IRoomCache[]> {
    const found = Object.values(await this.#redis.hgetall(ROOMS)).map(parse);
    return found.filter((room) => meets(room, conditions));
  }

  async findOne(conditions: Conditions): Promise<IRoomCache> {
    const { roomId } = conditions;
    const [first] =
      typeof roomId === 'string' ? (await this.findByIds([roomId])).values() : await this.query(conditions);
    // The interface has no word for "none", and Colyseus asks for it all the same.
    return first as IRoomCache;
  }

  async findByIds(ids: readonly string[]): Promise<Map<string, IRoomCache>> {
    if (ids.length === 0) return new Map();
    const texts = await this.#redis.hmget(ROOMS, ...ids);
    return new Map(ids.flatMap((id, place) => (texts[place] ? [[id, parse(texts[place])]] : [])));
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

  /** A room that is made here replaces what was listed: the store has said whose it is. */
  persist(room: IRoomCache, create = false): Promise<boolean> {
    return this.#put(room, create);
  }

  /** Colyseus does not wait for it: what fails is done later. */
  async remove(id: string): Promise<boolean> {
    this.#own.delete(id);
    try {
      return await this.#removeOf(matchMaker.processId, id);
    } catch {
      this.#behind = true;
      this.#unremoved.add(id);
      return false;
    }
  }

  /** Of a process that does not answer. */
  async cleanup(process: string): Promise<void> {
    for (const id of await this.#redis.smembers(roomsOf(process))) await this.#removeOf(process, id);
    await this.#redis.hdel(ADDRESSES, process);
  }

  async clear(): Promise<void> {
    await this.#redis.del(ROOMS);
  }

  /** The connection is presence's too, which closes it. */
  shutdown(): void {}

  async #put(room: IRoomCache, whoever: boolean): Promise<boolean> {
    const { roomId, processId } = room;
    const keys = [ROOMS, roomsOf(processId)] as const;
    this.#own.add(roomId);
    try {
      return (await this.#redis.eval(PUT, 2, ...keys, roomId, processId, JSON.stringify(room), whoever ? 1 : 0)) === 1;
    } catch (error) {
      this.#behind = true;
      throw error;
    }
  }

  async #removeOf(process: string, id: string): Promise<boolean> {
    return (await this.#redis.eval(REMOVE, 2, ROOMS, roomsOf(process), id, process)) === 1;
  }
}

const parse = (text: string): IRoomCache => initializeRoomCache(JSON.parse(text) as Partial<IRoomCache>);

function meets(room: IRoomCache, conditions: Conditions): boolean {
  const facts: Conditions = { ...(room.metadata as Conditions | undefined), ...room };
  return Object.entries(conditions).every(([field, wanted]) => facts[field] === wanted);
}
