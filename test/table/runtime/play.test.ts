import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../../shared/engine/game.ts';
import { createMatch, seqOf } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { type SpicyCommand, type SpicyState, spicy } from '../../../shared/games/spicy/index.ts';
import { Play } from '../../../shared/table/runtime/play.ts';
import { matchFor } from '../../../shared/table/runtime/running.ts';
import { Serial } from '../../../shared/table/runtime/serial.ts';
import { HandClock } from '../../support/handClock.ts';

/** A match of Spicy that seat 0 starts, with everybody there and a store that answers when it is told to. */
function begin(seats: number, rules: object = {}, credits: readonly number[] = []) {
  const setting = { options: { starter: 0, ...rules }, seats, seed: seedFromText('play') };
  const created = createMatch(spicy, setting);
  if (!created.ok) throw new Error(created.error.code);
  const clock = new HandClock();
  const lapsed: Seat[] = [];
  let stored = Promise.resolve();
  const store = { full: false };
  const play = new Play(
    { id: 'm', startedAt: clock.now(), match: created.value, stamps: [{ at: 0, hold: 0, late: [] }] },
    {
      queue: new Serial(),
      pace: 'standard',
      clock,
      commit: () => (store.full ? Promise.reject(new Error('full')) : stored),
      tell: () => undefined,
      present: () => Array.from({ length: seats }, (_, place) => seat(place)),
      creditOf: (place) => credits[place] ?? 0,
      lapsed: (by) => lapsed.push(by),
      latePaw: () => undefined,
      failed: (error) => {
        if (!store.full) throw error;
      },
    },
  );
  play.wind();
  const state = (): SpicyState => play.match.state as SpicyState;
  const offer = (by: number, command: SpicyCommand) =>
    play.offer({
      seat: seat(by),
      seq: seqOf(play.match),
      command,
      arrival: clock.now(),
      credit: credits[by] ?? 0,
    });
  const card = (by: number): SpicyCommand => {
    const laying = spicy.legal(state(), seat(by)).find(({ type }) => type === 'play');
    if (laying === undefined) throw new Error(`${by} cannot play`);
    return laying;
  };
  /** The store is busy until the answer is called. */
  const busyStore = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    stored = promise;
    return () => {
      stored = Promise.resolve();
      resolve();
    };
  };
  return { clock, play, state, offer, card, lapsed, busyStore, store };
}

describe('a race while the store is busy', () => {
  test('takes in whoever acts before it is settled: no paw is kept for the next card', async () => {
    const { clock, state, offer, card, busyStore } = begin(4, { manners: 'strict' });
    const first = offer(0, card(0));
    await clock.pass(3100);
    expect(await first).toEqual({ ok: true, value: undefined });
    expect(state().phase.kind).toBe('turn');

    const played = offer(1, card(1));
    await clock.pass(0);
    const answer = busyStore();
    const peeked = offer(2, { type: 'peek' });
    await clock.pass(15);
    const slapped = offer(3, { type: 'paw' });
    await clock.pass(100);
    answer();
    await clock.pass(500);

    expect(await peeked).toMatchObject({ ok: true });
    expect(await played).toMatchObject({ ok: true });
    expect(await slapped).toMatchObject({ ok: false, error: { code: 'table/tooLate' } });
    expect(state().phase).toMatchObject({ kind: 'reaction' });
  });
});

describe('the last card', () => {
  const CREDIT = 120;
  const DEADLINE = 10_000;

  /** Three cats, the last card of one on the stack, its window just opened; the line of every cat is slow. */
  async function lastCard() {
    const match = begin(3, {}, [CREDIT, CREDIT, CREDIT]);
    const { clock, state, offer, card, play } = match;
    while (state().phase.kind !== 'lastCard') {
      const { turn } = state();
      const laid = offer(turn, card(turn));
      await clock.pass(300);
      expect(await laid).toMatchObject({ ok: true });
      if (state().phase.kind === 'reaction') await clock.pass(3100);
    }
    const { deadline = 0 } = play.windowClock.span ?? {};
    await clock.pass(deadline - clock.now() - 10);
    const hunter = [0, 1, 2].find((by) => spicy.legal(state(), seat(by)).some(({ type }) => type === 'paw'))!;
    return { ...match, hunter };
  }

  test('is slapped by a paw that was made before the window ran out and arrives after it', async () => {
    const { clock, state, offer, hunter } = await lastCard();
    await clock.pass(10 + CREDIT / 2);
    const slapped = offer(hunter, { type: 'paw' });
    await clock.pass(400);
    expect(await slapped).toEqual({ ok: true, value: undefined });
    expect(state().phase).toMatchObject({ kind: 'naming' });
  });

  test('is safe from a paw that was made too late, and from nobody at all: the window closes once', async () => {
    const late = await lastCard();
    await late.clock.pass(10 + CREDIT + 15);
    const slapped = late.offer(late.hunter, { type: 'paw' });
    await late.clock.pass(400);
    expect(await slapped).toMatchObject({ ok: false, error: { code: 'table/tooLate' } });
    expect(late.state().phase).toMatchObject({ kind: 'turn' });

    const alone = await lastCard();
    const before = seqOf(alone.play.match);
    await alone.clock.pass(DEADLINE / 2);
    expect(alone.state().phase).toMatchObject({ kind: 'turn' });
    expect(seqOf(alone.play.match)).toBe(before + 1);
  });

  test('is closed a little later where the store did not take it', async () => {
    const { clock, state, store } = await lastCard();
    store.full = true;
    await clock.pass(500);
    expect(state().phase).toMatchObject({ kind: 'lastCard' });
    store.full = false;
    await clock.pass(2000);
    expect(state().phase).toMatchObject({ kind: 'turn' });
  });
});

describe('a command of the past', () => {
  test('is not taken for the next card, though it would be legal there, too', async () => {
    const { clock, play, state, offer, card } = begin(4, { spiceItUp: ['copyCat'] });
    const first = offer(0, card(0));
    await clock.pass(100);
    expect(await first).toMatchObject({ ok: true });
    const { seq, copy } = { seq: seqOf(play.match), copy: spicy.legal(state(), seat(1)) };
    const copied = offer(1, copy.find(({ type }) => type === 'copy')!);
    await clock.pass(100);
    expect(await copied).toMatchObject({ ok: true });
    const letGo = { seat: seat(2), command: { type: 'letGo' }, arrival: clock.now(), credit: 0 };
    expect(await play.offer({ ...letGo, seq })).toMatchObject({ ok: false, error: { code: 'table/stale' } });
    const meant = play.offer({ ...letGo, seq: seqOf(play.match) });
    await clock.pass(100);
    expect(await meant).toMatchObject({ ok: true });
  });
});

describe('a turn that ran out', () => {
  test('is a lapse; letting a card go by saying nothing is none, with two seats either', async () => {
    const { clock, state, offer, card, lapsed } = begin(2);
    const first = offer(0, card(0));
    await clock.pass(3100);
    expect(await first).toMatchObject({ ok: true });
    expect(state().phase.kind).toBe('turn');
    expect(lapsed).toEqual([]);
    await clock.pass(30_000);
    expect(lapsed).toEqual([seat(1)]);
  });
});

describe('a reveal', () => {
  /** Seat 0 plays, seat 1 challenges: everybody watches from now on. */
  async function challenged(seats: number) {
    const table = begin(seats);
    const { clock, offer, card, play } = table;
    const played = offer(0, card(0));
    await clock.pass(500);
    await played;
    const slapped = offer(1, { type: 'paw' });
    await clock.pass(500);
    await slapped;
    await offer(1, { type: 'name', trait: 'number' });
    const seq = seqOf(play.match);
    return { ...table, seq, held: () => play.windowClock.heldUntil - clock.now() };
  }

  test('holds the clocks until everybody who sits there has seen or skipped it', async () => {
    const { play, seq, held, clock } = await challenged(3);
    const whole = held();
    expect(whole).toBeGreaterThan(5000);
    expect(play.seen(seat(0), seq)).toBe(false);
    expect(play.seen(seat(1), seq - 1)).toBe(false);
    await clock.pass(1000);
    expect(play.seen(seat(1), seq)).toBe(false);
    expect(held()).toBe(whole - 1000);
    expect(play.seen(seat(2), seq)).toBe(true);
    expect(held()).toBe(0);
    expect(play.windowClock.span).toMatchObject({ opens: clock.now(), deadline: clock.now() + 30_000 });
    expect(matchFor(play.running, clock.now(), 'watcher').before).toBeUndefined();
  });

  test('is over by itself for whoever says nothing', async () => {
    const { play, seq, held, clock, lapsed } = await challenged(2);
    await clock.pass(held());
    expect(play.seen(seat(0), seq)).toBe(false);
    expect(play.windowClock.span).toMatchObject({ opens: clock.now(), deadline: clock.now() + 30_000 });
    await clock.pass(30_000);
    expect(lapsed).toHaveLength(1);
  });
});
