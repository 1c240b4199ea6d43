import { expect, test } from 'vitest';
import { toldApart } from '../../../../client/store/table/seatNames.ts';
import type { SeatSnapshot } from '../../../../shared/table/protocol.ts';

/** An empty name is a free seat. */
const named = (...names: string[]) =>
  names.map((name) => (name === '' ? { kind: 'free' } : { kind: 'bot', name })) as unknown as SeatSnapshot[];

test('cats of one name get numbers, whatever the size of their letters', () => {
  expect(toldApart(named('Mimi', 'mimi', 'Tom', 'Mimi'))).toEqual(named('Mimi', 'mimi 2', 'Tom', 'Mimi 3'));
});

test('free seats stay without a name', () => {
  expect(toldApart(named('Mimi', '', ''))).toEqual(named('Mimi', '', ''));
});
