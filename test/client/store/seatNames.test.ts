import { expect, test } from 'vitest';
import { toldApart } from '../../../client/store/seatNames.ts';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';

const named = (...names: readonly string[]): readonly SeatSnapshot[] => names.map((name) => ({ name }) as SeatSnapshot);

test('cats of one name get numbers, whatever the size of their letters', () => {
  expect(toldApart(named('Mimi', 'Felix', 'mimi', 'Mimi'))).toEqual(named('Mimi', 'Felix', 'mimi 2', 'Mimi 3'));
});

test('free seats stay without a name', () => {
  expect(toldApart(named('Mimi', '', ''))).toEqual(named('Mimi', '', ''));
});
