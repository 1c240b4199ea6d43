import { describe, expect, test } from 'vitest';
import { honesty, suggestion } from '../../../../client/games/spicy/controls/suggest.ts';
import type { Face } from '../../../../shared/games/spicy/model/cards.ts';
import { legalDeclarations } from '../../../../shared/games/spicy/rules/declare.ts';

const card = (number: 1 | 2 | 3 | 7 | 9, spice: 'chili' | 'wasabi' | 'pepper'): Face => ({
  kind: 'spice',
  number,
  spice,
});

describe('the declaration that is suggested', () => {
  test('[R7] is the truth where it may be said', () => {
    expect(suggestion(card(2, 'pepper'), legalDeclarations([], undefined))).toEqual({ number: 2, spice: 'pepper' });
  });

  test('[R8] is the smallest lie where the truth may not be said', () => {
    const allowed = legalDeclarations([], { number: 3, spice: 'wasabi' });
    expect(suggestion(card(7, 'chili'), allowed)).toEqual({ number: 7, spice: 'wasabi' });
    expect(suggestion(card(2, 'wasabi'), allowed)).toEqual({ number: 4, spice: 'wasabi' });
  });

  test('[R16] is always possible, with a wild too', () => {
    expect(suggestion({ kind: 'wildSpice' }, legalDeclarations([], { number: 10, spice: 'chili' }))).toEqual({
      number: 1,
      spice: 'chili',
    });
  });
});

describe('how true a declaration is', () => {
  test.each([
    [card(7, 'wasabi'), 'honest'],
    [card(7, 'chili'), 'half'],
    [card(9, 'wasabi'), 'half'],
    [card(9, 'chili'), 'lie'],
    [{ kind: 'wildSpice' } as const, 'half'],
    [{ kind: 'wildNumber' } as const, 'half'],
  ] as const)('[R16] %j as 7 wasabi is %s', (face, expected) => {
    expect(honesty([], face, { number: 7, spice: 'wasabi' })).toBe(expected);
  });

  test('[R45] a 9 as a 6 is true with Turn It Up, and half true without', () => {
    const said = { number: 6, spice: 'wasabi' } as const;
    expect(honesty(['turnItUp'], card(9, 'wasabi'), said)).toBe('honest');
    expect(honesty(['turnItUp'], card(9, 'chili'), said)).toBe('half');
    expect(honesty([], card(9, 'wasabi'), said)).toBe('half');
  });
});
