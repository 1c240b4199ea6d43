import { describe, expect, test } from 'vitest';
import type { AnyBot, Choice } from '../../../shared/bots/bot.ts';
import { seat } from '../../../shared/engine/game.ts';
import { createMatch, type Match, submit } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { BOTS } from '../../../shared/games/bots.ts';
import { type SpicyState, spicy } from '../../../shared/games/spicy/index.ts';
import { BotSeats } from '../../../shared/table/runtime/botSeats.ts';
import { HandClock } from '../../support/handClock.ts';

/** The match after this seat has laid a card in this way. */
function laid(match: Match, by: number, type: 'play' | 'copy'): Match {
  const command = spicy.legal(match.state as SpicyState, seat(by)).find((each) => each.type === type);
  const submitted = submit(match, seat(by), command);
  if (!submitted.ok) throw new Error(submitted.error.code);
  return submitted.value.match;
}

test('what a legend meant for one card is not done to the next while it thinks again', async () => {
  const setting = { options: { starter: 0, spiceItUp: ['copyCat'] }, seats: 3, seed: seedFromText('legend') };
  const created = createMatch(spicy, setting);
  if (!created.ok) throw new Error(created.error.code);
  const thoughts: ((choice: Choice<unknown>) => void)[] = [];
  const done: unknown[] = [];
  const clock = new HandClock();
  const bots = new BotSeats(created.value, {
    bot: BOTS.spicy,
    clock,
    think: () => new Promise((resolve) => thoughts.push(resolve)),
    levelOf: (place) => (place === 1 ? 'legend' : undefined),
    characterOf: () => 'even',
    present: () => [],
    heldUntil: () => 0,
    act: (_seat, _seq, command) => done.push(command),
    failed: (error) => {
      throw error;
    },
  });
  const played = laid(created.value, 0, 'play');
  bots.follow(played);
  thoughts[0]?.({ command: { type: 'paw' }, after: 1000 });
  await clock.pass(500);
  bots.follow(laid(played, 2, 'copy'));
  await clock.pass(5000);
  expect(done).toEqual([]);
  thoughts[1]?.({ command: { type: 'letGo' }, after: 1000 });
  await clock.pass(1000);
  expect(done).toEqual([{ type: 'letGo' }]);
});

describe('how long a bot takes', () => {
  const THINKS = 4000;

  /** Seat 0 has laid a card; two bots mean to let it go after the same time. */
  function table(people: readonly number[], thinks = THINKS) {
    const created = createMatch(spicy, { options: { starter: 0 }, seats: 4, seed: seedFromText('hurry') });
    if (!created.ok) throw new Error(created.error.code);
    const clock = new HandClock();
    const held = { until: 0 };
    const done: [number, number][] = [];
    const start = clock.now();
    const bots = new BotSeats(created.value, {
      bot: { ...BOTS.spicy, choose: (_level, { legal }) => ({ command: legal[0], after: thinks }) } as AnyBot,
      clock,
      think: async () => undefined,
      levelOf: (place) => (people.includes(place) ? undefined : 'alleyCat'),
      characterOf: () => 'even',
      present: () => people.map(seat),
      heldUntil: () => held.until,
      act: (by) => done.push([by, clock.now() - start]),
      failed: (error) => {
        throw error;
      },
    });
    return { bots, clock, held, done, dealt: created.value };
  }

  test('is less while the only person there waits for it, and never less than can be followed', async () => {
    const { bots, clock, done, dealt } = table([2]);
    bots.follow(dealt);
    await clock.pass(THINKS);
    expect(done).toEqual([[0, 1200]]);
  });

  test('leaves a second after what was last seen to move', async () => {
    const { bots, clock, done, dealt } = table([0], 1000);
    bots.follow(dealt);
    await clock.pass(5000);
    bots.follow(laid(dealt, 0, 'play'));
    await clock.pass(2000);
    expect(new Set(done.map(([, at]) => at))).toEqual(new Set([6000]));
  });

  test('is the same for all where more people play', async () => {
    const { bots, clock, done, dealt } = table([2, 3]);
    bots.follow(dealt);
    await clock.pass(THINKS);
    expect(done).toEqual([[0, THINKS]]);
  });

  test('is not less while that person could be quicker, and is once it has let the card go', async () => {
    const { bots, clock, done, dealt } = table([2]);
    const played = laid(dealt, 0, 'play');
    bots.follow(played);
    await clock.pass(1000);
    const letGo = submit(played, seat(2), { type: 'letGo' });
    if (!letGo.ok) throw new Error(letGo.error.code);
    bots.follow(letGo.value.match);
    expect(done).toEqual([]);
    await clock.pass(800);
    expect(done.map(([, at]) => at)).toEqual([1200, 1200]);
  });

  test('counts from the moment at which everybody was through with a reveal', async () => {
    const { bots, clock, held, done, dealt } = table([2]);
    held.until = clock.now() + 9000;
    bots.follow(dealt);
    await clock.pass(3000);
    held.until = clock.now();
    bots.released();
    await clock.pass(1800);
    expect(done).toEqual([[0, 4200]]);
  });
});
