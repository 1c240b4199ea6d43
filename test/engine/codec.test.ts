import { expect, test } from 'vitest';
import { bool, decode, int, list, maybe, oneOf, record, text, union } from '../../shared/engine/codec.ts';
import { numbers } from '../../shared/engine/packedText.ts';

const paw = record({
  seat: int(0, 5),
  soft: bool,
  name: text(5),
  mood: oneOf(['calm', 'smug']),
  beans: list(int(0, 9), 4),
});
const sound = union('type', { meow: { volume: int(0, 10) }, purr: { of: maybe(int(0, 5)) } });

test('named fields travel as a short array and come back whole', () => {
  const value = { seat: 3, soft: true, name: 'Mimi', mood: 'smug', beans: [1, 2] } as const;
  expect(paw.pack(value)).toEqual([3, 1, 'Mimi', 1, [1, 2]]);
  expect(decode(paw, paw.pack(value))).toEqual({ ok: true, value });
});

test('a union travels as the place of its case', () => {
  expect(sound.pack({ type: 'purr', of: undefined })).toEqual([1, null]);
  expect(decode(sound, [1, null])).toEqual({ ok: true, value: { type: 'purr', of: undefined } });
  expect(decode(sound, [0, 7])).toEqual({ ok: true, value: { type: 'meow', volume: 7 } });
});

test.each([
  ['no list', 7, 'value'],
  ['a field too few', [3, 1, 'Mimi', 1], 'value'],
  ['a number out of range', [6, 1, 'Mimi', 1, []], 'value.seat'],
  ['a fraction', [0.5, 1, 'Mimi', 1, []], 'value.seat'],
  ['no truth value', [3, true, 'Mimi', 1, []], 'value.soft'],
  ['too long a text', [3, 1, 'Mimimi', 1, []], 'value.name'],
  ['an unknown word', [3, 1, 'Mimi', 2, []], 'value.mood'],
  ['too long a list', [3, 1, 'Mimi', 1, [1, 1, 1, 1, 1]], 'value.beans'],
  ['a wrong item', [3, 1, 'Mimi', 1, [1, 'x']], 'value.beans[1]'],
])('%s is refused with the name of the field', (_, packed, field) => {
  expect(decode(paw, packed)).toMatchObject({ ok: false, error: { code: 'codec/malformed', facts: { field } } });
});

test.each([[[2, 1]], [['meow', 1]], [[]], [null]])('an unknown case is refused: %j', (packed) => {
  expect(decode(sound, packed)).toMatchObject({ ok: false, error: { facts: { field: 'value.type' } } });
});

test('a list of small numbers travels as text, as many characters each as the largest needs', () => {
  const cards = numbers(100);
  expect(cards.pack([0, 63, 64, 99])).toBe('AAA_BABj');
  expect(decode(cards, 'AAA_BABj')).toEqual({ ok: true, value: [0, 63, 64, 99] });
  for (const [packed, field] of [
    [7, 'value'],
    ['AAA', 'value.length'],
    ['AABk', 'value[1]'],
    ['A!', 'value[0]'],
  ])
    expect(decode(cards, packed)).toMatchObject({ ok: false, error: { facts: { field } } });
});
