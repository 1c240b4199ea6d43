import { describe, expect, test } from 'vitest';
import { botTable } from '../../../client/games/botTable.ts';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { createStorage } from '../../../client/store/page/storage.ts';
import { createProfile, type ProfileState } from '../../../client/store/person/profile.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { parseTableOptions } from '../../../shared/table/options.ts';

const profile = (known: Partial<ProfileState>): ProfileState =>
  createProfile(createStorage({ profile: known })).getState();

describe.each(CLIENT_GAMES.map((game) => [game.manifest.id, game] as const))('Play with bots at %s', (_, game) => {
  const { min, max } = game.manifest.seats;

  test.each([
    [undefined, Math.min(4, max)],
    [2, Math.max(2, min)],
    [6, max],
  ])('with %s cats seats %s, and the table takes it', (seats, expected) => {
    const table = botTable(profile({ bots: { seats, level: 'mixed', presets: {} } }), game);
    expect([table.seats, table.bots.length]).toEqual([expected, expected - 1]);
    expect(parseTableOptions(table, GAMES)).toMatchObject({ ok: true });
  });

  test('by every kind of match that it has, with bots of one strength', () => {
    for (const { id, rules } of game.presets ?? []) {
      const wish = { seats: undefined, level: 'legend', presets: { [game.manifest.id]: id } } as const;
      const table = botTable(profile({ bots: wish, matches: 3 }), game);
      expect(table.rules).toBe(rules);
      expect(new Set(table.bots)).toEqual(new Set(['legend']));
      expect(parseTableOptions(table, GAMES)).toMatchObject({ ok: true });
    }
  });

  test('is easy and unhurried for a newcomer who has chosen nothing, and usual afterwards', () => {
    expect(botTable(profile({}), game)).toMatchObject({ pace: 'relaxed', rules: game.firstRules ?? {} });
    expect(botTable(profile({ matches: 1 }), game)).toMatchObject({ pace: 'standard', rules: {} });
    expect(botTable(profile({ pace: 'blitz' }), game).pace).toBe('blitz');
  });
});
