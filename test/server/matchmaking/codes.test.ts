import { expect, test } from 'vitest';
import { newTableCode } from '../../../server/matchmaking/codes.ts';

test('codes of tables are words of four syllables', () => {
  const codes = Array.from({ length: 200 }, newTableCode);
  for (const code of codes) expect(code).toMatch(/^([bdfgklmnprstvz][aeiou]){4}$/);
  expect(new Set(codes).size).toBeGreaterThan(195);
});
