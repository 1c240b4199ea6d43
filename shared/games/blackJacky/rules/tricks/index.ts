import type { Face } from '../../model/cards.ts';
import { eight } from './eight.ts';
import { five } from './five.ts';
import { four } from './four.ts';
import { one } from './one.ts';
import { seven } from './seven.ts';
import { six } from './six.ts';
import { three } from './three.ts';
import type { Trick } from './trick.ts';
import { two } from './two.ts';

export type { Aim, Trick } from './trick.ts';

/** The trick of every face. */
export const TRICKS: { readonly [F in Face]: Trick } = {
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
  6: six,
  7: seven,
  8: eight,
};
