/** The queue of several processes. Each step is a script: Redis runs one at a time, and knows who leads when it does. */

import type { Redis } from 'ioredis';
import type { GatheringTable, Party } from './party.ts';
import type { Claim, Facts, QueueStore, Seating, Snapshot } from './queueStore.ts';

const KEYS = ['parties', 'tables', 'claims', 'seen', 'leader'].map((name) => `hotpaws:queue:${name}`);
const [PARTIES = '', TABLES = '', CLAIMS = '', SEEN = ''] = KEYS;
const FACTS = 'hotpaws:queue:facts';
const CLOCK_EVERY_MS = 60_000;

/** Claims are texts: `P` and a party, or `T`, until when, a space and a table. */
const HEAD = `
local parties, tables, claims, seen, leader = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local function read(hash, id)
  local text = redis.call('hget', hash, id)
  if text then return cjson.decode(text) end
end
local function version(hash, id)
  local found = read(hash, id)
  return found and found.version or 0
end
local function comesTo(player, table)
  local claim = redis.call('hget', claims, player)
  return claim and claim:sub(1, 1) == 'T' and claim:match(' (.*)') == table
end
local function write(hash, record)
  -- An empty list of Lua would be written as an empty object.
  local text = cjson.encode(record):gsub('"members":{}', '"members":[]'):gsub('"apart":{}', '"apart":[]')
  redis.call('hset', hash, record.id, text)
end`;

const SWAP = `${HEAD}
local id, before, text = ARGV[1], tonumber(ARGV[2]), ARGV[3]
local old = read(parties, id)
if (old and old.version or 0) ~= before then return 0 end
for place = 4, #ARGV do
  local claim = redis.call('hget', claims, ARGV[place])
  if claim and claim ~= 'P' .. id then return 0 end
end
for _, member in ipairs(old and old.members or {}) do redis.call('hdel', claims, member.player) end
if text == '' then redis.call('hdel', parties, id) else redis.call('hset', parties, id, text) end
for place = 4, #ARGV do redis.call('hset', claims, ARGV[place], 'P' .. id) end
return 1`;

const SEAT = `${HEAD}
local by, until_, table, text, before = ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])
if redis.call('get', leader) ~= by or version(tables, table) ~= before then return 0 end
for place = 6, #ARGV, 2 do
  if version(parties, ARGV[place]) ~= tonumber(ARGV[place + 1]) then return 0 end
end
for place = 6, #ARGV, 2 do
  for _, member in ipairs(read(parties, ARGV[place]).members) do
    redis.call('hset', claims, member.player, 'T' .. until_ .. ' ' .. table)
  end
  redis.call('hdel', parties, ARGV[place])
end
redis.call('hset', tables, table, text)
return 1`;

const SEATED = `${HEAD}
local id, gathers = ARGV[1], ARGV[2] == '1'
local table = read(tables, id)
local here = {}
if gathers then for place = 3, #ARGV do here[#here + 1] = ARGV[place] end
elseif table then here = table.members end
local there = {}
for _, player in ipairs(here) do
  there[player] = true
  if comesTo(player, id) then redis.call('hdel', claims, player) end
end
if not table then return 0 end
if not gathers then return redis.call('hdel', tables, id) end
for _, player in ipairs(table.members) do
  if not there[player] and comesTo(player, id) then here[#here + 1] = player end
end
table.members = here
table.version = table.version + 1
write(tables, table)
return 1`;

const EXPIRE = `${HEAD}
local player, now = ARGV[1], tonumber(ARGV[2])
local claim = redis.call('hget', claims, player)
if not claim or claim:sub(1, 1) ~= 'T' or tonumber(claim:match('^T(%d+)')) > now then return 0 end
redis.call('hdel', claims, player)
local table = read(tables, claim:match(' (.*)'))
if not table then return 1 end
local members = {}
for _, other in ipairs(table.members) do if other ~= player then members[#members + 1] = other end end
table.members = members
table.version = table.version + 1
write(tables, table)
return 1`;

const LEAD = `
local found = redis.call('get', KEYS[5])
if found and found ~= ARGV[1] then return 0 end
redis.call('set', KEYS[5], ARGV[1], 'px', ARGV[2])
return 1`;

export class RedisQueue implements QueueStore {
  readonly #redis: Redis;
  readonly #clock: () => number;
  #ahead = 0;
  #askedAt = Number.NEGATIVE_INFINITY;

  private constructor(redis: Redis, clock: () => number) {
    this.#redis = redis;
    this.#clock = clock;
  }

  /** Knows the time of Redis before anybody comes: set right afterwards it could go back, and nobody would be due for that long. */
  static async open(redis: Redis, clock: () => number = Date.now): Promise<RedisQueue> {
    const queue = new RedisQueue(redis, clock);
    await queue.#setClock();
    return queue;
  }

  /** Machines disagree about the time: Redis' is the one that counts. */
  now(): number {
    if (performance.now() - this.#askedAt > CLOCK_EVERY_MS) this.#setClock().catch(() => undefined);
    return this.#clock() + this.#ahead;
  }

  async #setClock(): Promise<void> {
    this.#askedAt = performance.now();
    const asked = Date.now();
    const [seconds, micros] = await this.#redis.time();
    this.#ahead = Number(seconds) * 1000 + Math.floor(Number(micros) / 1000) - Math.round((asked + Date.now()) / 2);
  }

  async claimOf(player: string): Promise<Claim | undefined> {
    return parseClaim(await this.#redis.hget(CLAIMS, player));
  }

  async party(id: string): Promise<Party | undefined> {
    const text = await this.#redis.hget(PARTIES, id);
    return text === null ? undefined : (JSON.parse(text) as Party);
  }

  async table(id: string): Promise<GatheringTable | undefined> {
    const text = await this.#redis.hget(TABLES, id);
    return text === null ? undefined : (JSON.parse(text) as GatheringTable);
  }

  async touch(player: string, now: number): Promise<void> {
    await this.#redis.hset(SEEN, player, now);
  }

  async swap(id: string, before: number, next: Party | undefined): Promise<boolean> {
    const players = next?.members.map(({ player }) => player) ?? [];
    return this.#run(SWAP, id, before, next === undefined ? '' : JSON.stringify(next), ...players);
  }

  /** Who leads is known to Redis by a key that runs out: `now` is not asked. */
  async seat({ by, parties, table, until }: Seating): Promise<boolean> {
    const versions = parties.flatMap(({ id, version }) => [id, version]);
    return this.#run(SEAT, by, until, table.id, JSON.stringify(table), table.version - 1, ...versions);
  }

  async seated(table: string, players: readonly string[] | undefined): Promise<void> {
    await this.#run(SEATED, table, players === undefined ? 0 : 1, ...(players ?? []));
  }

  async expire(player: string, now: number): Promise<void> {
    await this.#run(EXPIRE, player, now);
  }

  lead(process: string, _now: number, forMs: number): Promise<boolean> {
    return this.#run(LEAD, process, forMs);
  }

  async snapshot(): Promise<Snapshot> {
    const [parties, tables, claims, seen] = await Promise.all(
      [PARTIES, TABLES, CLAIMS, SEEN].map((key) => this.#redis.hgetall(key)),
    );
    const gone = Object.keys(seen ?? {}).filter((player) => claims?.[player] === undefined);
    if (gone.length > 0) await this.#redis.hdel(SEEN, ...gone);
    return {
      parties: Object.values(parties ?? {}).map((text) => JSON.parse(text) as Party),
      tables: Object.values(tables ?? {}).map((text) => JSON.parse(text) as GatheringTable),
      claims: new Map(
        Object.entries(claims ?? {}).flatMap(([player, text]) => {
          const claim = parseClaim(text);
          return claim === undefined ? [] : [[player, claim] as const];
        }),
      ),
      seen: new Map(Object.entries(seen ?? {}).map(([player, at]) => [player, Number(at)])),
    };
  }

  async facts(key: string): Promise<Facts | undefined> {
    const text = await this.#redis.hget(FACTS, key);
    return text === null ? undefined : (JSON.parse(text) as Facts);
  }

  async tell(facts: ReadonlyMap<string, Facts>): Promise<void> {
    const texts = new Map([...facts].map(([key, value]) => [key, JSON.stringify(value)]));
    if (texts.size > 0) await this.#redis.hset(FACTS, texts);
  }

  async #run(script: string, ...parameters: readonly (string | number)[]): Promise<boolean> {
    return (await this.#redis.eval(script, KEYS.length, ...KEYS, ...parameters)) === 1;
  }
}

function parseClaim(text: string | null | undefined): Claim | undefined {
  const [, until, table] = /^T(\d+) (.*)$/.exec(text ?? '') ?? [];
  if (table !== undefined) return { table, until: Number(until) };
  return text?.startsWith('P') ? { party: text.slice(1) } : undefined;
}
