/** What a person waits for at a table of bots, in the time of a clock that a test moves. */

import { expect, test } from 'vitest';
import { bench } from '../../bench/match.ts';

test('with three bots at the usual pace most of a match is not spent waiting, and every move can be followed', async () => {
  const figures = await bench();
  for (const game of ['spicy', 'blackJacky']) {
    expect(figures[`${game}.waitingShare`], game).toBeLessThanOrEqual(0.6);
    expect(figures[`${game}.shortestGap`], game).toBeGreaterThanOrEqual(1);
    expect(figures[`${game}.toTheScores`], game).toBeLessThanOrEqual(10);
  }
});
