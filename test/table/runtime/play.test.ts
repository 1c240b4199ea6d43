import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../../shared/engine/game.ts';
import { createMatch, seqOf } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { type SpicyCommand, type SpicyState, spicy } from '../../../shared/games/spicy/index.ts';
import { Play } from '../../../shared/table/runtime/play.ts';
import { Serial } from '../../../shared/table/runtime/serial.ts';
import { HandClock } from '../../support/handClock.ts';

/** A match of Spicy that seat 0 starts, with everybody there and a store that answers when it is told to. */
function begin(seats: number, rules: object = {}) {
  const setting = { options: { starter: 0, ...rules }, seats, seed: seedFromText('play') };
  const created = createMatch(spicy, setting);
  if (!created.ok) throw new Error(created.error.code);
  const clock = new HandClock();
  const lapsed: Seat[] = [];
  let stored = Promise.resolve();
  const play = new Play(
    { id: 'm', startedAt: clock.now(), match: created.value, stamps: [{ at: 0, hold: 0, late: [] }] },
    {
      queue: new Serial(),
      pace: 'standard',
      clock,
      commit: () => stored,
      tell: () => undefined,
      credits: () => new Map(Array.from({ length: seats }, (_, place) => [seat(place), 0])),
      lapsed: (by) => lapsed.push(by),
      latePaw: () => undefined,
      failed: (error) => {
        throw error;
      },
    },
  );
  play.wind();
  const state = (): SpicyState => play.match.state as SpicyState;
  const offer = (by: number, command: SpicyCommand) =>
    play.offer({ seat: seat(by), seq: seqOf(play.match), command, arrival: clock.now(), credit: 0 });
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
  return { clock, play, state, offer, card, lapsed, busyStore };
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
