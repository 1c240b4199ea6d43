import { describe, expect, test } from 'vitest';
import { judge } from '../../../../shared/games/spicy/index.ts';
import { declaration, face } from '../scene.ts';

describe('Turn It Up!', () => {
  test.each([
    ['p6', 'c9', true],
    ['p9', 'c6', true],
    ['p6', 'c6', true],
    ['p8', 'c9', false],
    ['p6', 'c8', false],
    ['*s', 'c9', false],
  ])('[R45] challenged on its number, %s for a declared %s is right: %s', (card, declare, right) => {
    expect(judge(['turnItUp'], face(card), declaration(declare), 'number').ownerWins).toBe(right);
  });

  test('[R45] without the card a 6 is no 9, and the spice is not turned', () => {
    expect(judge([], face('p6'), declaration('c9'), 'number').ownerWins).toBe(false);
    expect(judge(['turnItUp'], face('p6'), declaration('c9'), 'spice').ownerWins).toBe(false);
  });
});
