import { describe, expect, test } from 'vitest';
import { checkDeal } from '../../../../client/hud/fairness/checkDeal.ts';
import { commitmentTo } from '../../../../shared/engine/fairness.ts';
import { seedFromText } from '../../../../shared/engine/random.ts';
import { serialize } from '../../../../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../../../../shared/games/games.ts';
import { parseTableOptions, type TableOptionsInput } from '../../../../shared/table/options.ts';
import { playedMatch } from '../../../support/play.ts';

describe.each(GAME_NAMES)('the deal of %s', (name) => {
  const game = GAMES[name];
  const match = playedMatch(game, 3, 'proved');
  const { seed, version } = match;
  const options = parseTableOptions({ game: name, seats: 3 } as TableOptionsInput, GAMES);
  if (!options.ok) throw new Error(options.error.code);
  const report = {
    commitment: commitmentTo(seed),
    seed,
    version,
    entries: JSON.parse(JSON.stringify(serialize(match).entries)) as unknown[],
    options: options.value,
    seats: Array.from({ length: 3 }, () => ({ name: '', look: undefined as never, bot: '' })),
  };
  const verdict = (change: Partial<typeof report>, promised?: string) =>
    checkDeal({ ...report, ...change }, game, promised).verdict;

  test('is proved by its seed and its moves', () => {
    expect(checkDeal(report, game, report.commitment)).toEqual({
      verdict: { type: 'fair' },
      commitment: report.commitment,
      seed,
      steps: match.history.length,
    });
  });

  test('is found out when the promise, the seed or a move was changed', () => {
    const other = seedFromText('another');
    expect(verdict({}, commitmentTo(other))).toEqual({ type: 'otherPromise' });
    expect(verdict({ seed: other })).toEqual({ type: 'otherSeed' });
    expect(verdict({ seed: other, commitment: commitmentTo(other) })).toEqual({ type: 'differs', step: 1 });
    expect(verdict({ entries: [] })).toEqual({ type: 'unreadable' });
    expect(verdict({ version: 99 })).toEqual({ type: 'unreadable' });
  });

  test('cannot be checked while it is sealed', () => {
    const { seed: _, entries: __, ...sealed } = report;
    expect(checkDeal(sealed, game).verdict).toEqual({ type: 'sealed' });
  });
});
