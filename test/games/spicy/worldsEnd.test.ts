import { describe, expect, test } from 'vitest';
import { createMatch } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { type SpicyState, spicy } from '../../../shared/games/spicy/index.ts';
import { worldsEndWithin } from '../../../shared/games/spicy/rules/worldsEnd.ts';

describe('how near World’s End is, as far as everybody may know', () => {
  test.each([
    [2, 88, 46, 50],
    [4, 76, 54, 58],
    [6, 64, 57, 61],
    [4, 30, 8, 12],
    [4, 21, 1, 3],
  ])('[R2] %i seats and %i cards in the deck: after %i to %i more', (seats, deck, from, to) => {
    expect(worldsEndWithin(seats, 'standard', deck)).toEqual({ from, to });
  });

  test('[R2] it is there, wherever it was slid in, and the host’s shift counts', () => {
    for (const shift of ['short', 'standard', 'long'] as const)
      for (let seats = 2; seats <= 6; seats += 1)
        for (let deal = 0; deal < 10; deal += 1) {
          const created = createMatch(spicy, {
            options: { worldsEnd: shift },
            seats,
            seed: seedFromText(`deal ${deal}`),
          });
          if (!created.ok) throw new Error(created.error.code);
          const { worldsEnd, drawn, deck } = created.value.state as SpicyState;
          const { from, to } = worldsEndWithin(seats, shift, deck.length - drawn);
          expect(worldsEnd - drawn).toBeGreaterThanOrEqual(from);
          expect(worldsEnd - drawn).toBeLessThanOrEqual(to);
        }
  });
});
