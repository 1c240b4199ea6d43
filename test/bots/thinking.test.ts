/** Thinking times tell nothing, and being asked often changes nothing. */

import { describe, expect, test } from 'vitest';
import { thinkingTime } from '../../shared/bots/thinking.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { GAME_NAMES } from '../../shared/games/games.ts';
import { FACES } from '../../shared/games/spicy/index.ts';
import type { KnownCard, SpicyView } from '../../shared/games/spicy/model/model.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { playBotMatch } from '../support/botMatch.ts';

test('slaps come like those of people: 1.2 s in the middle, never below 350 ms', () => {
  const times = Array.from({ length: 4001 }, (_, index) => thinkingTime('bigCat', 'slap', 7, index));
  const sorted = times.sort((one, other) => one - other);
  expect(sorted[2000]).toBeGreaterThan(1140);
  expect(sorted[2000]).toBeLessThan(1260);
  expect(sorted[0]).toBeGreaterThanOrEqual(350);
  expect(sorted[4000]).toBeLessThanOrEqual(6000);
});

test.each(BOT_LEVELS)('a %s thinks as long with other cards in its hand', (level) => {
  playBotMatch({ game: 'spicy', levels: [level, level, level], seed: 'hesitation' }, ({ sight, choice, random }) => {
    const view = sight.view as SpicyView;
    const hand = view.hand.map((card, place): KnownCard => ({ ...card, face: FACES[(7 * place + 3) % FACES.length]! }));
    const other = BOTS.spicy.choose(level, { ...sight, view: { ...view, hand } } as never, random());
    if (choice !== undefined && other !== undefined) expect(other.after).toBe(choice.after);
  });
});

describe.each(GAME_NAMES)('in %s', (game) => {
  test.each(BOT_LEVELS)('a %s that is asked again gives the same answer', (level) => {
    playBotMatch({ game, levels: [level, level, level, level], seed: 'again' }, ({ sight, choice, random }) => {
      expect(BOTS[game].choose(level, sight as never, random())).toEqual(choice);
    });
  });
});

test.each(BOT_LEVELS)('a %s does not grow bold because others let a card go', (level) => {
  const answers = new Map<string, string>();
  playBotMatch({ game: 'spicy', levels: Array(5).fill(level), seed: 'patience' }, ({ sight, choice }) => {
    const { phase, stack } = sight.view as SpicyView;
    if (phase.kind !== 'reaction' && phase.kind !== 'lastCard') return;
    // Somebody who has let go waits: that is no new answer.
    if (phase.letGo.includes(sight.seat)) {
      expect(choice).toBeUndefined();
      return;
    }
    const question = JSON.stringify([sight.seat, phase.id, stack.length]);
    const answer = JSON.stringify(choice);
    expect(answers.get(question) ?? answer).toBe(answer);
    answers.set(question, answer);
  });
  expect(answers.size).toBeGreaterThan(20);
});
