import { expect, test } from 'vitest';
import { arranged, moved } from '../../../../client/store/table/handOrder.ts';
import type { CardId } from '../../../../shared/table/cards.ts';

const cards = (...ids: readonly number[]) => ids.map((id) => ({ id: id as CardId }));
const order = (...ids: readonly number[]) => ids as readonly CardId[];

test('cards lie as they were put in order; what came since lies behind, what went leaves no gap', () => {
  expect(arranged(cards(1, 2, 3), order())).toEqual(cards(1, 2, 3));
  expect(arranged(cards(1, 2, 3), order(3, 1, 2))).toEqual(cards(3, 1, 2));
  expect(arranged(cards(2, 3, 5, 4), order(3, 1, 2))).toEqual(cards(3, 2, 5, 4));
});

test('a card is moved to its new place among the others', () => {
  const order = [4, 7, 9] as readonly number[] as readonly CardId[];
  expect(moved(order, 4 as CardId, 2)).toEqual([7, 9, 4]);
  expect(moved(order, 9 as CardId, 0)).toEqual([9, 4, 7]);
});
