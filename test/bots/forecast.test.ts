/** Forecasts say how likely something is, from what a viewer may know and nothing else. */

import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { forecastLie, forecastWin } from '../../shared/games/spicy/bots/forecast.ts';
import { spicy } from '../../shared/games/spicy/index.ts';
import type { SpicyEvent, SpicyState } from '../../shared/games/spicy/model/model.ts';
import { type Asked, playBotMatch } from '../support/botMatch.ts';
import { calibrate } from '../tools/arena/calibration.ts';

/** Every fifth question of a match, with the events up to it. */
function moments(seats: number, look: (asked: Asked, events: readonly SpicyEvent[]) => void): void {
  let asked = 0;
  playBotMatch({ game: 'spicy', levels: Array(seats).fill('alleyCat'), seed: `forecast ${seats}` }, (question) => {
    asked += 1;
    if (asked % 5 === 0) look(question, question.match.history.flatMap((entry) => eventsOf(entry)) as SpicyEvent[]);
  });
}

describe.each([2, 4])('with %i seats', (seats) => {
  test('chances add up to 1, for seats and watchers', () => {
    let lies = 0;
    moments(seats, ({ match, sight }, events) => {
      for (const viewer of [sight.seat, 'watcher'] as const) {
        const view = spicy.viewFor(match.state as SpicyState, viewer);
        const known = events.map((event) => spicy.redact(event, viewer));
        expect(forecastWin(view, known).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        const lie = forecastLie(view, known);
        expect(lie === undefined).toBe(view.stack.length === 0 || view.stack.at(-1)!.seat === viewer);
        if (lie === undefined) continue;
        lies += 1;
        expect(lie.exact + lie.numberOnly + lie.spiceOnly + lie.neither).toBeCloseTo(1, 6);
        expect(lie.lie).toBeCloseTo(1 - lie.exact, 6);
      }
    });
    expect(lies).toBeGreaterThan(5);
  });

  test('a watcher gets the same wherever the cards really lie', () => {
    moments(seats, ({ match }, events) => {
      const state = match.state as SpicyState;
      const shown = state.revealed.length;
      const other = { ...state, faces: createRandom(seedFromText('other')).shuffle(state.faces) };
      const known = events.map((event) => spicy.redact(event, 'watcher'));
      expect(other.revealed).toHaveLength(shown);
      expect(forecastWin(spicy.viewFor(other, 'watcher'), known)).toEqual(
        forecastWin(spicy.viewFor(state, 'watcher'), known),
      );
      expect(forecastLie(spicy.viewFor(other, 'watcher'), known)).toEqual(
        forecastLie(spicy.viewFor(state, 'watcher'), known),
      );
    });
  });
});

test('they tell more than the points and more than the usual rate of lies', () => {
  const { win, lie } = calibrate(60, 'test');
  expect(win.brier).toBeLessThan(win.brierOfPoints);
  expect(lie.brier).toBeLessThan(lie.brierOfTheRate);
});
