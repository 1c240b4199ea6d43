/** Within a level house cats differ, in ways that are bounded and go with their names. */

import { describe, expect, test } from 'vitest';
import { uniform } from '../../shared/bots/chance.ts';
import { bigCat } from '../../shared/games/spicy/bots/bigCat.ts';
import { chooseWith } from '../../shared/games/spicy/bots/botOf.ts';
import { STRONGEST, withCharacter } from '../../shared/games/spicy/bots/characters.ts';
import type { Mind } from '../../shared/games/spicy/bots/mind.ts';
import { randomLook } from '../../shared/table/people/catLook.ts';
import { CHARACTERS, characterOf, dressed } from '../../shared/table/people/characters.ts';
import { BOT_NAMES } from '../../shared/table/people/names.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { playBotMatch } from '../support/botMatch.ts';

test('every character has names of its own, and a stranger has none', () => {
  expect(new Set(BOT_NAMES.map(characterOf))).toEqual(new Set(CHARACTERS));
  expect(characterOf('Somebody')).toBe('even');
});

test('a character shows in what it wears, whatever else it looks like', () => {
  const look = randomLook(() => 0);
  expect(dressed(look, 'Tabasco').ears).toBe('notched');
  expect(dressed(look, 'Ziggy').headwear).toBe('hat');
  expect(dressed(look, 'Tofu').neckwear).toBe('scarf');
  expect(dressed(look, 'Miso')).toEqual(look);
});

describe.each(CHARACTERS)('a %s cat', (character) => {
  test('never doubts or lies more or less than by its bound', () => {
    let seen = 0;
    playBotMatch({ game: 'spicy', levels: ['bigCat', 'bigCat', 'bigCat'], seed: 'leaning' }, ({ sight }) => {
      for (const level of BOT_LEVELS) {
        const watched: Mind = {
          ...bigCat,
          doubts(scene) {
            const before = bigCat.doubts(scene);
            const after = withCharacter(bigCat, level, character).doubts(scene);
            const [one, other] = [before, after].map(({ number, spice, wrong }) => number + spice + wrong);
            if (one! > 0) expect(other! / one!).toBeLessThanOrEqual(STRONGEST + 1e-9);
            if (one! > 0) expect(other! / one!).toBeGreaterThanOrEqual(1 / STRONGEST - 1e-9);
            expect(other).toBeLessThanOrEqual(1 + 1e-9);
            seen += 1;
            return before;
          },
        };
        chooseWith(watched, level, sight as never, { decide: uniform, pause: uniform });
      }
    });
    expect(seen).toBeGreaterThan(50);
  });
});
