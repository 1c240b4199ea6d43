import { describe, expect, test } from 'vitest';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { PACES, seat } from '../../../shared/engine/game.ts';
import {
  CUTS,
  revealSeconds,
  SHORT_REVEAL,
  sceneSeconds,
  shownSeconds,
  TO_THE_SCORES,
  watchedAmong,
} from '../../../shared/engine/shows.ts';
import { holdMs, shownAt } from '../../../shared/table/runtime/pace.ts';
import { scriptOf, toldMatch } from '../../support/rehearsal.ts';

const SEATS = [2, 3, 4, 5, 6];
const MATCHES = 4;
/** Sums of fractions differ in their last digits. */
const DIGITS = 6;
/** Holds are whole milliseconds. */
const MILLISECONDS = 2;

describe.each(CLIENT_GAMES.map((game) => [game.manifest.id, game] as const))('reveals of %s', async (_, plugin) => {
  const game = await plugin.manifest.loadRules();
  const { min, max } = game.seats;
  const seatings = SEATS.filter((seats) => seats >= min && seats <= max);
  const stage = await plugin.loadStage();
  const isWatched = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
    watchedAmong(game.watched, events).length > 0;
  const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type).join(' ');

  describe.each(CUTS)('in the cut "%s"', (cut) => {
    test.each(seatings)('of %i seats are over when the clocks run again', (seats) => {
      const reveals = Array.from({ length: MATCHES }, (_, index) =>
        toldMatch(game, seats, 'watcher', `reveals ${index}`),
      )
        .flat()
        .filter(isWatched);
      expect(reveals.length).toBeGreaterThan(5);
      for (const told of reveals) {
        const whole = watchedAmong(game.watched, told.events);
        const hold = holdMs(game, told.events, 'standard', cut) / 1000;
        const script = scriptOf(stage, { ...told, events: whole }, cut);
        expect(hold, typesOf(told.events)).toBeCloseTo(script.length, MILLISECONDS);
      }
    });

    test.each(seatings)('of %i seats: every event is shown for as long as the game says', (seats) => {
      game.samples.forEach((options, index) => {
        for (const told of toldMatch(game, seats, seat(0), `shown ${index}`, options))
          for (const event of told.events) {
            const scene = stage.script(event, { after: told.after, seq: told.seq, late: [], cut });
            expect(scene.length, JSON.stringify(event)).toBeCloseTo(shownSeconds(game.shows, event, cut), DIGITS);
          }
      });
    });
  });

  test.each(seatings)('of %i seats: the scores are there ten seconds after what was revealed last', (seats) => {
    for (let index = 0; index < MATCHES; index += 1) {
      const { events } = toldMatch(game, seats, 'watcher', `to the scores ${index}`).at(-1)!;
      const seconds = sceneSeconds(game, events, 'full');
      const from = events.findIndex(({ type }) => type === game.watched.reveal) + 1;
      const rest = seconds.slice(from).reduce((sum, length) => sum + length, 0);
      for (const pace of PACES) expect(rest * shownAt(pace), typesOf(events)).toBeLessThanOrEqual(TO_THE_SCORES + 1e-9);
    }
  });

  test('are given less time in blitz, and no more at a relaxed table', () => {
    const { events } = toldMatch(game, Math.min(4, max), 'watcher', 'by pace').find(isWatched)!;
    const [relaxed, standard, blitz] = PACES.map((pace) => holdMs(game, events, pace, 'full'));
    expect(relaxed).toBe(standard);
    expect(blitz).toBeLessThan(standard!);
    expect(holdMs(game, events, {}, 'full')).toBe(standard);
  });

  test('take the same time whoever looks', () => {
    const holds = ([0, 1, 'watcher'] as const).map((viewer) =>
      toldMatch(game, 3, viewer as never, 'whoever').map(({ events }) => revealSeconds(game, events)),
    );
    expect(holds[1]).toEqual(holds[0]);
    expect(holds[2]).toEqual(holds[0]);
  });
});

const loaded = await Promise.all(
  CLIENT_GAMES.map(async ({ manifest, loadStage }) => ({ game: await manifest.loadRules(), stage: await loadStage() })),
);
const withCuts = loaded.filter(({ game }) => game.cut !== undefined);

test('some games tell their reveals in short', () => {
  expect(withCuts.length).toBeGreaterThan(1);
});

describe.each(withCuts)('the short cut of $game.id', ({ game, stage }) => {
  const seatings = SEATS.filter((seats) => seats >= game.seats.min && seats <= game.seats.max);
  const matches = seatings.flatMap((seats) => toldMatch(game, seats, 'watcher', `cuts of ${seats}`));
  const isReveal = ({ events }: (typeof matches)[number]) => events.some(({ type }) => type === game.watched.reveal);

  test('takes five seconds at most, but for a trophy, a showdown or the end that comes of it', () => {
    const short = matches.filter(isReveal).filter(({ before }) => stage.showing.cut?.(before) === 'short');
    expect(short.length).toBeGreaterThan(5);
    const more = [game.watched.end, ...(game.watched.also ?? [])];
    for (const { events } of short) {
      const plain = events.slice(0, events.findIndex(({ type }) => more.includes(type)) >>> 0);
      for (const pace of PACES) expect(holdMs(game, plain, pace, 'short')).toBeLessThanOrEqual(SHORT_REVEAL * 1000);
    }
  });

  test('is not for the first of a match', () => {
    for (const seats of seatings) {
      const first = toldMatch(game, seats, 'watcher', `first of ${seats}`).find(isReveal)!;
      expect(stage.showing.cut?.(first.before)).toBe('full');
    }
  });

  test('looks the same until the cards are turned, whatever follows', () => {
    for (const { events, after, seq } of matches.filter(isReveal)) {
      const reveal = events.findIndex(({ type }) => type === game.watched.reveal) + 1;
      const alone = scriptOf(stage, { events: events.slice(0, reveal), after, seq }, 'short');
      const whole = scriptOf(stage, { events, after, seq }, 'short');
      const unturned = (at: number) => at < alone.length;
      expect(whole.steps.filter(({ at }) => unturned(at))).toEqual(alone.steps.filter(({ at }) => unturned(at)));
    }
  });
});
