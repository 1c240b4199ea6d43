import { describe, expect, test } from 'vitest';
import { suggestName } from '../../../../client/store/person/catNames.ts';
import { CAT_NAMES } from '../../../../shared/table/people/catNames.ts';
import { parseName } from '../../../../shared/table/people/names.ts';

describe('names that are suggested', () => {
  test('all of them are allowed, and none belongs to a bot', () => {
    expect(CAT_NAMES.filter((name) => !parseName(name).ok)).toEqual([]);
  });

  test('another name is another name, whatever the dice say', () => {
    for (const dice of [0, 0.5, 0.999]) expect(suggestName('Mimi', () => dice)).not.toBe('Mimi');
  });
});
