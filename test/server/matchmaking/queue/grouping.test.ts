import { describe, expect, test } from 'vitest';
import { type GroupingRules, group } from '../../../../server/matchmaking/queue/grouping.ts';
import type { GatheringTable, Member, WaitingParty } from '../../../../server/matchmaking/queue/party.ts';
import type { QuickMatch } from '../../../../shared/table/options.ts';

const RULES: GroupingRules = { fillAfterMs: 15_000, seatsOf: () => ({ usual: 4, min: 2 }) };
const NOW = 1_000_000;

const member = (player: string, more: Partial<Member> = {}): Member => ({
  player,
  name: player,
  mu: 1000,
  sigma: 50,
  apart: [],
  met: [],
  ...more,
});

interface Waiting extends Partial<QuickMatch> {
  readonly waited?: number;
  readonly held?: number;
}

const party = (members: readonly Member[], { waited = 1000, held = 0, ...wish }: Waiting = {}): WaitingParty => ({
  id: members.map(({ player }) => player).join('+'),
  version: 1,
  members,
  wait: {
    wish: { game: 'spicy', pace: 'standard', seats: 2, bots: true, ...wish },
    since: NOW - waited,
    notBefore: NOW + held,
  },
});
const alone = (player: string, waiting: Waiting = {}, more: Partial<Member> = {}) =>
  party([member(player, more)], waiting);

const groups = (...parties: readonly WaitingParty[]) =>
  group(parties, [], NOW, RULES).groups.map(({ parties: found, seats, bots }) => [
    found
      .map(({ id }) => id)
      .sort()
      .join(' '),
    seats,
    bots,
  ]);

describe('who is seated together', () => {
  test('people who wish for the same', () => {
    expect(groups(alone('a'), alone('b'))).toEqual([['a b', 2, 0]]);
    expect(groups(alone('a'), alone('b', { game: 'blackJacky' }))).toEqual([]);
    expect(groups(alone('a'), alone('b', { pace: 'blitz' }))).toEqual([]);
    expect(groups(alone('a'), alone('b', { seats: 3 }))).toEqual([]);
    expect(groups(alone('a'), alone('b', { seats: 'any' }))).toEqual([['a b', 2, 0]]);
  });

  test('a table without bots suits those who agreed to bots and those who did not', () => {
    expect(groups(alone('a', { bots: false }), alone('b'))).toEqual([['a b', 2, 0]]);
  });

  test('the nearest by rating', () => {
    const near = [alone('a', {}, { mu: 1000 }), alone('b', {}, { mu: 1100 })];
    const far = [alone('c', {}, { mu: 1500 }), alone('d', {}, { mu: 1560 })];
    expect(groups(far[0]!, near[0]!, far[1]!, near[1]!).sort()).toEqual([
      ['a b', 2, 0],
      ['c d', 2, 0],
    ]);
  });

  test('who is too far away, only after a while', () => {
    const strangers = (waited: number) =>
      groups(alone('a', { waited, bots: false }), alone('b', { waited, bots: false }, { mu: 1400 }));
    expect(strangers(1000)).toEqual([]);
    expect(strangers(20_000)).toEqual([['a b', 2, 0]]);
  });

  test('anybody after a minute, however far', () => {
    expect(groups(alone('a', { waited: 61_000 }, { mu: 200 }), alone('b', { waited: 61_000 }, { mu: 3000 }))).toEqual([
      ['a b', 2, 0],
    ]);
  });

  test('never where one has blocked the other, however long they wait', () => {
    const blocked = alone('b', { waited: 600_000, bots: false }, { apart: ['a'] });
    expect(groups(alone('a', { waited: 600_000, bots: false }), blocked)).toEqual([]);
    expect(groups(alone('a', { waited: 600_000, bots: false }), blocked, alone('c'))).toHaveLength(1);
  });

  test('not the last table again while somebody else may come, and then all the same', () => {
    const again = (waited: number) => groups(alone('a', { waited }, { met: ['b'] }), alone('b', { waited }));
    expect(again(2000)).toEqual([]);
    expect(again(8000)).toEqual([['a b', 2, 0]]);
  });

  test('friends, and only together', () => {
    const friends = party([member('a'), member('b'), member('c')], { seats: 4 });
    expect(groups(friends, alone('d', { seats: 4 }))).toEqual([['a+b+c d', 4, 0]]);
    expect(groups(friends, party([member('d'), member('e')], { seats: 4 }))).toEqual([]);
    expect(groups(party([member('a'), member('b')], { seats: 2 }))).toEqual([['a+b', 2, 0]]);
  });

  test('nobody who left too often before their time has come', () => {
    expect(groups(alone('a'), alone('b', { held: 5000 }))).toEqual([]);
  });
});

describe('after the wait', () => {
  test('bots fill up where people agreed', () => {
    expect(groups(alone('a', { waited: 15_000, seats: 4 }), alone('b', { seats: 4 }))).toEqual([['a b', 4, 2]]);
    expect(groups(alone('a', { waited: 14_000, seats: 4 }))).toEqual([]);
  });

  test('no bots for who does not want them: they wait on, or play with fewer if any number will do', () => {
    const without = { waited: 20_000, bots: false } as const;
    expect(groups(alone('a', { ...without, seats: 4 }), alone('b', { ...without, seats: 4 }))).toEqual([]);
    const flexible = { ...without, seats: 'any' } as const;
    expect(groups(alone('a', flexible), alone('b', flexible), alone('c', flexible))).toEqual([['a b c', 3, 0]]);
    expect(groups(alone('a', flexible))).toEqual([]);
  });

  test('who does not want bots is not taken along to a table with bots', () => {
    expect(groups(alone('a', { waited: 15_000, seats: 4 }), alone('b', { seats: 4, bots: false }))).toEqual([
      ['a', 4, 3],
    ]);
  });
});

describe('a table that still gathers', () => {
  const table: GatheringTable = {
    id: 'table',
    version: 3,
    game: 'spicy',
    pace: 'standard',
    seats: 4,
    bots: false,
    mu: 1000,
    since: NOW - 5000,
    members: ['x', 'y', 'z'],
    invited: ['x', 'y', 'z', 'gone'],
    apart: ['enemy'],
  };
  const joins = (waiting: WaitingParty, at = table) => group([waiting], [at], NOW, RULES).joins.length;

  test('takes whoever fits for a seat that became free', () => {
    expect(joins(alone('a', { seats: 4 }))).toBe(1);
    expect(joins(alone('a', { seats: 'any' }))).toBe(1);
    expect(joins(alone('a', { seats: 3 }))).toBe(0);
    expect(joins(alone('a', { seats: 4 }), { ...table, members: ['w', 'x', 'y', 'z'] })).toBe(0);
    expect(joins(party([member('a'), member('b')], { seats: 4 }))).toBe(0);
    expect(joins(alone('a', { seats: 4, bots: false }), { ...table, bots: true })).toBe(0);
  });

  test('but not who must part with somebody there, nor who was there and went', () => {
    expect(joins(alone('enemy', { seats: 4 }))).toBe(0);
    expect(joins(alone('a', { seats: 4 }, { apart: ['y'] }))).toBe(0);
    expect(joins(alone('gone', { seats: 4 }))).toBe(0);
  });

  test('takes no more than it has seats', () => {
    const two = [alone('a', { seats: 4 }), alone('b', { seats: 4 })];
    expect(group(two, [table], NOW, RULES).joins).toHaveLength(1);
  });
});

test('among many nobody is seated twice, every table is full, and nobody sits with whom they blocked', () => {
  const many = Array.from({ length: 1500 }, (_, place) =>
    alone(
      `p${place}`,
      { seats: ([2, 3, 4, 5, 6, 'any'] as const)[place % 6]!, waited: (place * 37) % 20_000, bots: place % 3 > 0 },
      { mu: 700 + ((place * 7919) % 700), apart: [`p${(place * 31) % 1500}`] },
    ),
  );
  const found = group(many, [], NOW, RULES).groups;
  const seated = found.flatMap(({ parties }) => parties.flatMap(({ members }) => members));
  expect(new Set(seated.map(({ player }) => player)).size).toBe(seated.length);
  expect(seated.length).toBeGreaterThan(1000);
  for (const { parties, seats, bots } of found) {
    const people = parties.flatMap(({ members }) => members);
    expect(people.length + bots).toBe(seats);
    if (bots > 0) expect(parties.every(({ wait }) => wait.wish.bots)).toBe(true);
    for (const one of people)
      expect(people.some(({ player }) => player !== one.player && one.apart.includes(player))).toBe(false);
  }
});
