/** Thinking times tell nothing, and being asked often changes nothing. */

import { describe, expect, test } from 'vitest';
import { scramble, uniform } from '../../shared/bots/chance.ts';
import { diceOf } from '../../shared/bots/dice.ts';
import { SLAP, thinkingTime } from '../../shared/bots/thinking.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { GAME_NAMES } from '../../shared/games/games.ts';
import { MANIFESTS } from '../../shared/games/index.ts';
import { FACES } from '../../shared/games/spicy/index.ts';
import type { KnownCard, SpicyView } from '../../shared/games/spicy/model/model.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { playBotMatch } from '../support/botMatch.ts';

test('slaps come like those of people: 1.2 s in the middle, never below a second', () => {
  const times = Array.from({ length: 4001 }, (_, index) => thinkingTime('bigCat', SLAP, uniform, 7, index));
  const sorted = times.sort((one, other) => one - other);
  expect(sorted[2000]).toBeGreaterThan(1140);
  expect(sorted[2000]).toBeLessThan(1260);
  expect(sorted[0]).toBeGreaterThanOrEqual(1000);
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
    playBotMatch({ game, levels: [level, level, level], seed: 'again' }, ({ sight, choice, random }) => {
      expect(BOTS[game].choose(level, sight as never, random())).toEqual(choice);
    });
  });

  test('one that was fetched for some levels only plays them as the whole one does', async () => {
    const levels = ['kitten', 'alleyCat', 'bigCat'] as const;
    const some = await MANIFESTS.find(({ id }) => id === game)!.loadBot(levels);
    playBotMatch({ game, levels, seed: 'fetched' }, ({ level, sight, choice, random }) => {
      expect(some.choose(level, sight as never, random())).toEqual(choice);
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

describe('pauses and decisions', () => {
  const WORDS = 16;
  /** A seat's own chance of which some words are changed: 0 to 7 are for pauses, 8 to 15 for decisions. */
  function randomWith(changed: (word: number, place: number) => number): Random {
    const words = Array.from({ length: WORDS }, (_, place) => changed(scramble(77, place), place));
    let position = 0;
    return {
      ...createRandom(seedFromText('unused')),
      word() {
        position += 1;
        return words[position - 1]!;
      },
    };
  }
  const plain = () => randomWith((word) => word);
  const otherPauses = () => randomWith((word, place) => (place < 8 ? ~word >>> 0 : word));
  const otherDecisions = () => randomWith((word, place) => (place < 8 ? word : ~word >>> 0));

  test.each(GAME_NAMES)('have keys of their own in %s: whoever works one out knows nothing about the other', (game) => {
    let decided = 0;
    for (const level of BOT_LEVELS)
      playBotMatch({ game, levels: [level, level, level], seed: 'keys' }, ({ sight }) => {
        const choose = (random: Random) => BOTS[game].choose(level, sight as never, random);
        const [choice, slower, bolder] = [choose(plain()), choose(otherPauses()), choose(otherDecisions())];
        expect(slower?.command).toEqual(choice?.command);
        if (choice !== undefined && bolder !== undefined) expect(bolder.after).toBe(choice.after);
        if (JSON.stringify(bolder?.command) !== JSON.stringify(choice?.command)) decided += 1;
      });
    expect(decided).toBeGreaterThan(20);
  });

  test('hang on every word of their keys, so that none can be found by trying', () => {
    const throwsOf = (random: Random) => {
      const { pause, decide } = diceOf(random, 1);
      return { pause: pause(3, 4), decide: decide(3, 4) };
    };
    const before = throwsOf(plain());
    for (let flipped = 0; flipped < WORDS; flipped += 1) {
      const after = throwsOf(randomWith((word, place) => (place === flipped ? (word ^ 1) >>> 0 : word)));
      expect(after.pause === before.pause).toBe(flipped >= 8);
      expect(after.decide === before.decide).toBe(flipped < 8);
    }
  });

  test('of two seats with the same key differ', () => {
    expect(diceOf(plain(), 0).decide(1)).not.toBe(diceOf(plain(), 1).decide(1));
  });
});
