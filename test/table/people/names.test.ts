import { describe, expect, test } from 'vitest';
import { BOT_NAMES, parseName } from '../../../shared/table/people/names.ts';

describe('a name', () => {
  test.each([
    ['Minka', 'Minka'],
    ['  Sir   Purrs ', 'Sir Purrs'],
    ["O'Malley", "O'Malley"],
    ['Jean-Luc', 'Jean-Luc'],
    ['J. R. Paws', 'J. R. Paws'],
    ['Éloïse', 'Éloïse'],
    ['Кошка', 'Кошка'],
    ['猫さん', '猫さん'],
    ['Ｍｉｎｋａ', 'Minka'],
    ['Кот Boris', 'Кот Boris'],
    ['Neko猫', 'Neko猫'],
    ['Ωμέγα', 'Ωμέγα'],
  ])('%s may be worn', (input, expected) => {
    expect(parseName(input)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['', 'name/tooShort'],
    [' x ', 'name/tooShort'],
    ['x'.repeat(17), 'name/tooLong'],
    ['e\u0301\u0301\u0301\u0301e', 'name/characters'],
    ['<b>Cat</b>', 'name/characters'],
    ['Cat\u202eTac', 'name/characters'],
    ['Cat\u200b Cat', 'name/characters'],
    ['😺😺', 'name/characters'],
    ['Cat\nCat', 'ok'],
    [42, 'name/characters'],
    [undefined, 'name/characters'],
    ['Admin', 'name/reserved'],
    ['The Server', 'name/reserved'],
    ['B0t', 'name/reserved'],
    ['Мisо', 'name/reserved'],
    ['m1so', 'name/reserved'],
    ['P i x e l', 'name/reserved'],
    ['Hot Paws', 'name/reserved'],
    ['Μiso', 'name/reserved'],
    ['Мосһі', 'name/reserved'],
    ['Ріхеӏ', 'name/reserved'],
    ['ᴍɪꜱᴏ', 'name/reserved'],
    ['Ziɡɡy', 'name/reserved'],
    ['SНERLOCK', 'name/reserved'],
    ['Miso\u3164', 'name/characters'],
    ['Tօfu', 'name/lookAlike'],
    ['Ꮇiso', 'name/lookAlike'],
    ['Minkа', 'name/lookAlike'],
  ])('%j: %s', (input, code) => {
    const parsed = parseName(input);
    expect(parsed.ok ? 'ok' : parsed.error.code).toBe(code);
  });

  test('of a bot belongs to the bot', () => {
    for (const name of BOT_NAMES) expect(parseName(name)).toEqual({ ok: false, error: { code: 'name/reserved' } });
  });
});
