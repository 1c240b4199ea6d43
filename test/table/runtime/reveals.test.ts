import { describe, expect, test } from 'vitest';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { seat } from '../../../shared/engine/game.ts';
import { revealSeconds, shownSeconds } from '../../../shared/engine/shows.ts';
import { holdMs } from '../../../shared/table/runtime/pace.ts';
import { scriptOf, toldMatch } from '../../support/rehearsal.ts';

const SEATS = [2, 3, 4, 5, 6];
const MATCHES = 4;
/** Sums of fractions differ in their last digits. */
const DIGITS = 6;
/** Holds are whole milliseconds. */
const MILLISECONDS = 2;

describe.each(CLIENT_GAMES.map((game) => [game.manifest.id, game] as const))('reveals of %s', async (_, plugin) => {
  const game = await plugin.manifest.loadRules();
  const stage = await plugin.loadStage();

  test.each(SEATS)('of %i seats are over when the clocks run again', (seats) => {
    const shows = Array.from({ length: MATCHES }, (_, index) => toldMatch(game, seats, 'watcher', `reveals ${index}`))
      .flat()
      .filter(({ events }) => game.reveals(events).length > 0)
      .map((told) => ({
        show: scriptOf(stage, told).length,
        hold: holdMs(game, told.events, 'standard') / 1000,
        told,
      }));
    expect(shows.length).toBeGreaterThan(5);
    for (const { show, hold, told } of shows) {
      const what = told.events.map(({ type }: { type: string }) => type).join(' ');
      expect(hold, what).toBeCloseTo(show, MILLISECONDS);
    }
  });

  test.each(SEATS)('of %i seats: every event is shown for as long as the game says', (seats) => {
    game.samples.forEach((options, index) => {
      for (const told of toldMatch(game, seats, seat(0), `shown ${index}`, options))
        for (const event of told.events) {
          const scene = stage.script(event, { after: told.after, seq: told.seq, late: [] });
          expect(scene.length, JSON.stringify(event)).toBeCloseTo(shownSeconds(game.shows, event), DIGITS);
        }
    });
  });

  test('are given more time at a relaxed table and less in blitz', () => {
    const { events } = toldMatch(game, 4, 'watcher', 'by pace').find((told) => game.reveals(told.events).length > 0)!;
    const [relaxed, standard, blitz] = (['relaxed', 'standard', 'blitz'] as const).map((pace) =>
      holdMs(game, events, pace),
    );
    expect(relaxed).toBeGreaterThan(standard!);
    expect(blitz).toBeLessThan(standard!);
    expect(holdMs(game, events, {})).toBe(standard);
  });

  test('take the same time whoever looks', () => {
    const holds = ([0, 1, 'watcher'] as const).map((viewer) =>
      toldMatch(game, 3, viewer as never, 'whoever').map(({ events }) => revealSeconds(game, events)),
    );
    expect(holds[1]).toEqual(holds[0]);
    expect(holds[2]).toEqual(holds[0]);
  });
});
