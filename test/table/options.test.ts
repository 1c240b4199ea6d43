import { describe, expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { parseTableOptions } from '../../shared/table/options.ts';

const parse = (input: unknown) => parseTableOptions(input, GAMES);
const codeOf = (input: unknown) => {
  const parsed = parse(input);
  return parsed.ok ? 'ok' : parsed.error.code;
};

describe('what a host sets', () => {
  test.each(GAME_NAMES)('%s: the least that has to be said becomes a whole table', (game) => {
    const parsed = parse({ game, seats: 3 });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        pace: 'standard',
        visibility: 'public',
        watchers: true,
        handsAfterMatch: true,
        bots: [],
        practice: false,
      },
    });
  });

  test('what was accepted once is accepted again, word by word', () => {
    const parsed = parse({
      game: 'spicy',
      seats: 3,
      rules: { manners: 'strict', spiceItUp: ['copyCat'] },
      bots: ['legend'],
    });
    if (!parsed.ok) throw new Error(parsed.error.code);
    expect(parse(JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
  });

  test.each([
    [{ game: 'chess', seats: 2 }, 'options/noSuchGame'],
    [{ game: '__proto__', seats: 2 }, 'options/noSuchGame'],
    [{ game: 'spicy', seats: 1 }, 'options/malformed'],
    [{ game: 'spicy', seats: 7 }, 'options/malformed'],
    [{ game: 'spicy', seats: 2.5 }, 'options/malformed'],
    [{ game: 'spicy', seats: 2, pace: 'hurried' }, 'options/malformed'],
    [{ game: 'spicy', seats: 2, pace: { turn: 10 } }, 'options/pace'],
    [{ game: 'spicy', seats: 2, pace: { turn: 10, reaction: 2, lastCard: 5, naming: 5, tea: 5 } }, 'options/pace'],
    [{ game: 'spicy', seats: 2, pace: { turn: 10, reaction: 0.1, lastCard: 5, naming: 5 } }, 'options/malformed'],
    [{ game: 'spicy', seats: 2, bots: ['kitten', 'kitten'] }, 'options/tooManyBots'],
    [{ game: 'spicy', seats: 2, bots: ['tiger'] }, 'options/malformed'],
    [{ game: 'spicy', seats: 2, admin: true }, 'options/malformed'],
    [{ game: 'spicy', seats: 2, rules: [] }, 'options/malformed'],
    [null, 'options/malformed'],
    ['spicy', 'options/malformed'],
  ])('%j: %s', (input, code) => {
    expect(codeOf(input)).toBe(code);
  });

  test.each([
    ['spicy', 'options', 'invalid_type'],
    [{ game: 'spicy', seats: 9 }, 'seats', 'too_big'],
    [{ game: 'spicy', seats: 2, admin: true }, 'admin', 'unknownField'],
  ])('what is wrong with %j is named: %s is %s', (input, field, problem) => {
    expect(parse(input)).toEqual({ ok: false, error: { code: 'options/malformed', facts: { field, problem } } });
  });

  test('every window can have its own seconds', () => {
    expect(codeOf({ game: 'spicy', seats: 2, pace: { turn: 10, reaction: 2, lastCard: 5, naming: 5 } })).toBe('ok');
  });

  test('whatever depth they are nested to, they are refused and not thrown', () => {
    const nested = JSON.parse(`${'['.repeat(7000)}${']'.repeat(7000)}`) as unknown;
    for (const rules of [{ manners: nested }, { spiceItUp: nested }, { nested }, nested])
      expect(parse({ game: 'spicy', seats: 2, rules })).toMatchObject({ ok: false });
  });

  test('the options of the game are checked by the game', () => {
    expect(parse({ game: 'spicy', seats: 2, rules: { manners: 'rude' } })).toMatchObject({ ok: false });
    expect(parse({ game: 'blackJacky', seats: 2, rules: { manners: 'strict' } })).toMatchObject({ ok: false });
    expect(parse({ game: 'spicy', seats: 2, rules: { text: 'x'.repeat(5000) } })).toMatchObject({
      error: { code: 'spicy/malformed', facts: { field: 'text', problem: 'unknownField' } },
    });
  });
});
