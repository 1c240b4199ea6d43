import { describe, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { type CatLook, CLOTH_COLORS, randomLook, SPECIES } from '../../../shared/table/people/catLook.ts';
import { parseCatLook } from '../../../shared/table/people/catLookSchema.ts';

const tiger: CatLook = {
  species: 'tiger',
  coat: 'classic',
  pattern: 'classic',
  eyes: 'amber',
  ears: 'classic',
  cheeks: 'classic',
  neckwear: 'bandana',
  headwear: 'none',
  badge: 'none',
  cloth: 'blue',
};

describe('parseCatLook', () => {
  test('a look survives a journey as JSON', () => {
    expect(parseCatLook(JSON.parse(JSON.stringify(tiger)))).toEqual(tiger);
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'tiger'],
    ['an unknown species', { ...tiger, species: 'dog' }],
    ['a missing part', { ...tiger, eyes: undefined }],
    ['an extra key', { ...tiger, script: 'x' }],
    ['a colour that is none of ours', { ...tiger, cloth: '#ff0000' }],
  ])('%s is malformed', (_, input) => {
    expect(parseCatLook(input)).toBeUndefined();
  });
});

describe('randomLook', () => {
  const table = (seed: string): CatLook[] => {
    const random = createRandom(seedFromText(seed));
    const looks: CatLook[] = [];
    for (let seat = 0; seat < 6; seat += 1) looks.push(randomLook(random.below, looks));
    return looks;
  };

  test('every random look parses', () => {
    for (let n = 0; n < 50; n += 1) for (const look of table(`look ${n}`)) expect(parseCatLook(look)).toEqual(look);
  });

  test('six cats at a table have six species and six cloth colours', () => {
    for (let n = 0; n < 50; n += 1) {
      const looks = table(`table ${n}`);
      expect(new Set(looks.map((look) => look.species)).size).toBe(SPECIES.length);
      expect(new Set(looks.map((look) => look.cloth)).size).toBe(6);
    }
  });

  test('with every cloth taken a cat still gets dressed', () => {
    const taken = CLOTH_COLORS.map((cloth) => ({ ...tiger, cloth }));
    expect(CLOTH_COLORS).toContain(randomLook(() => 0, taken).cloth);
  });
});
