/** What every game counts of a match, for the histories of who played it. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../shared/engine/game.ts';
import { eventsOf } from '../shared/engine/match.ts';
import { GAME_NAMES, GAMES } from '../shared/games/games.ts';
import { MANIFESTS } from '../shared/games/index.ts';
import type { GameManifest } from '../shared/games/manifest.ts';
import { NUMBERS, SPICES } from '../shared/games/spicy/model/cards.ts';
import { favouriteOf } from '../shared/table/figures.ts';
import { LANGUAGES } from '../shared/table/talk.ts';
import { playBotMatch } from './support/botMatch.ts';

const games: { readonly [id: string]: AnyGame } = GAMES;

/** Everything that matches of this game count, at every number of seats. */
function talliesOf(id: (typeof GAME_NAMES)[number]) {
  const game = games[id]!;
  return [game.seats.min, game.seats.max].map((seats) => {
    const levels = Array.from({ length: seats }, () => 'alleyCat' as const);
    const match = playBotMatch({ game: id, levels, seed: `tally ${id} ${seats}` }, () => undefined);
    const events = match.history.flatMap((entry) => eventsOf(entry));
    return { seats, events, tally: game.tally?.(events, seats) };
  });
}

describe.each(GAME_NAMES.filter((id) => games[id]?.tally !== undefined))('%s', (id) => {
  const tallies = talliesOf(id);

  test('counts whole numbers for every seat, and nobody bests itself', () => {
    for (const { seats, tally } of tallies) {
      expect(tally?.counts).toHaveLength(seats);
      expect(tally?.bested).toHaveLength(seats);
      for (const counts of tally!.counts)
        for (const count of Object.values(counts)) expect(Number.isInteger(count) && count > 0).toBe(true);
      tally!.bested.forEach((row, seat) => {
        expect(row).toHaveLength(seats);
        expect(row[seat]).toBe(0);
      });
    }
  });

  test.each(LANGUAGES)('has figures in %s, and each is counted', async (language) => {
    const manifest = MANIFESTS.find((known) => known.id === id)!;
    const texts = await manifest.texts[language]();
    const load: GameManifest['loadFigures'] = manifest.loadFigures;
    const figures = (await load!(language, texts))!;
    const all = tallies.flatMap(({ tally }) => tally!.counts.flatMap((counts) => Object.keys(counts)));
    const counted = new Set(all);
    const breakdowns = figures.breakdowns ?? [];
    for (const { columns } of breakdowns) expect(columns.some(({ of }) => counted.has(of))).toBe(true);
    for (const { of } of figures.rates) expect(counted).toContain(of);
    for (const { title, part, of } of [...figures.rates, ...breakdowns.flatMap(({ columns }) => columns)]) {
      expect(title).not.toBe('');
      expect(part).toMatch(/^\w+$/);
      for (const { tally } of tallies)
        for (const counts of tally!.counts) expect(counts[part] ?? 0).toBeLessThanOrEqual(counts[of] ?? 0);
    }
    for (const { count } of figures.amounts) expect(count).toMatch(/^\w+$/);
    const { favourite } = figures;
    if (favourite === undefined) return;
    const some = tallies.flatMap(({ tally }) => tally!.counts).find((counts) => favouriteOf(counts, favourite.prefix));
    expect(favourite.word(favouriteOf(some!, favourite.prefix)!)).toMatch(/\p{L}/u);
  });
});

test('spicy: a lie is a card that is not what was said, caught when its owner loses the challenge', () => {
  for (const { events, tally } of talliesOf('spicy')) {
    interface Revealed {
      readonly type: string;
      readonly owner: number;
      readonly challenger: number;
      readonly loser: number;
      readonly numberRight: boolean;
      readonly spiceRight: boolean;
    }
    const revealed = (events as readonly Revealed[]).filter(({ type }) => type === 'cardRevealed');
    tally!.counts.forEach((counts, seat) => {
      expect(counts.challenges ?? 0).toBe(revealed.filter(({ challenger }) => challenger === seat).length);
      expect(counts.liesCaught ?? 0).toBe(
        revealed.filter(({ owner, loser }) => owner === seat && loser === seat).length,
      );
      expect(counts.lies ?? 0).toBeGreaterThanOrEqual(
        revealed.filter((card) => card.owner === seat && !(card.numberRight && card.spiceRight)).length,
      );
      // However it is taken apart, it is the same lies.
      const sum = (names: readonly (number | string)[], what: string) =>
        names.reduce((total: number, name) => total + (counts[`${name}${what}`] ?? 0), 0);
      for (const [what, all] of [
        ['', counts.plays],
        ['Lies', counts.lies],
        ['LiesCaught', counts.liesCaught],
      ] as const)
        for (const names of [NUMBERS.map((number) => `number${number}`), SPICES])
          expect(sum(names, what)).toBe(all ?? 0);
    });
  }
});
