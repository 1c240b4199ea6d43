import { expect, test } from 'vitest';
import type { Choice } from '../../../shared/bots/bot.ts';
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
