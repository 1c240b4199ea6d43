import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../shared/engine/game.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { SPICE_IT_UP } from '../../../shared/games/spicy/rules/spiceItUp/names.ts';
import { playedMatch } from '../../support/play.ts';

const combinations = Array.from({ length: 2 ** SPICE_IT_UP.length }, (_, bits) =>
  SPICE_IT_UP.filter((_, place) => (bits >> place) & 1),
);

describe.each([2, 3, 4, 5, 6])('with %s seats', (seats) => {
  test.each(['assisted', 'strict'] as const)(
    '[R40] all 64 combinations of Spice It Up! cards play to an end, %s',
    (manners) => {
      for (const spiceItUp of combinations) {
        const match = playedMatch(spicy, seats, `${seats} ${spiceItUp.join(' ')}`, { manners, spiceItUp });
        const outcome = spicy.outcome(match.state) as Outcome;
        expect(outcome.winners.length).toBeGreaterThan(0);
      }
    },
  );
});
