/** What a table of Spicy looks like from one seat, as numbers: the same for turns and doubts. */

import type { VectorWriter } from '../../../../bots/vector.ts';
import { HIGHEST_NUMBER } from '../../model/cards.ts';
import { SPICE_IT_UP } from '../../rules/spiceItUp/names.ts';
import { cardsUntilWorldsEnd } from '../counting/worldsEnd.ts';
import { pointsOf, type Scene } from '../scene.ts';

/** Raised whenever a number is encoded otherwise, here or in encodeTurn or encodeDoubt: weights of another are refused. */
export const ENCODING = 1;

export const TABLE_SIZE = 31;

export function putTable(writer: VectorWriter, { view, seat, memory, stackSize, others, calls }: Scene): void {
  const { rules, handSizes, trophies } = view;
  const seats = rules.seats;
  const own = handSizes[seat] ?? 0;
  const next = (seat + 1) % seats;
  const smallest = Math.min(...others.map((other) => handSizes[other] ?? 0));
  const lead = pointsOf(view, seat) - Math.max(...others.map((other) => pointsOf(view, other)));
  const left = cardsUntilWorldsEnd(view, memory);
  writer.put((seats - 2) / 4, own / 6, own === 1, own === 2, own === 3, smallest / 6, smallest === 1, smallest === 2);
  writer.put(
    (handSizes[next] ?? 0) / 6,
    others.reduce((sum, other) => sum + (handSizes[other] ?? 0), 0) / (6 * others.length),
  );
  writer.put(trophies[seat] ?? 0, Math.max(...others.map((other) => trophies[other] ?? 0)), trophies[next] ?? 0);
  writer.put(trophies.reduce((sum, count) => sum + count, 0) === 2);
  writer.put(clip(lead / 15), Math.sign(lead), left / 40, 1 / (1 + left / 4));
  writer.put(stackSize / 8, memory.topNumber / 10, memory.topNumber === HIGHEST_NUMBER);
  for (const card of SPICE_IT_UP) writer.put(rules.spiceItUp.includes(card));
  const image = memory.habits[seat];
  writer.put(
    calls.some,
    calls.number,
    rate(image?.wrongNumbers, image?.turnedUp),
    rate(image?.wrongSpices, image?.turnedUp),
  );
}

export const isRaid = ({ top, view }: Scene): boolean =>
  top?.declare.number === 4 && view.rules.spiceItUp.includes('spiceRaider');

/** How often something went wrong, with little said by little experience. */
export const rate = (count = 0, of = 0): number => (count + 1) / (of + 2);

export const clip = (value: number): number => Math.max(-2, Math.min(2, value));
