/**
 * What training spends its time on, in WebAssembly: rows of floats, four at a time. With loops in JavaScript training takes almost three times as long.
 * Nets, gradients and what passes leave behind lie in one memory; a row has a multiple of 16 floats.
 */

import {
  add,
  add4,
  advance,
  all4,
  assemble,
  type Code,
  get,
  lane,
  load,
  load4,
  minus4,
  one4,
  over4,
  plus,
  type Routine,
  repeat,
  set,
  size4,
  store,
  store4,
  times,
  times4,
  unlessZero,
  whole,
} from './assemble.ts';

const PAGES = 8192;
const PAGE = 65536;

const memory = new WebAssembly.Memory({ initial: PAGES, maximum: PAGES });
let used = 0;

/** Room for so many floats; it is never given back. */
export function roomFor(length: number): Float32Array<ArrayBuffer> {
  const bytes = Math.ceil(length / 4) * 16;
  if (used + bytes > PAGES * PAGE) throw new Error(`No room for ${length} more numbers`);
  const room = new Float32Array(memory.buffer, used, length);
  used += bytes;
  return room;
}

export const isInRoom = (list: Float32Array): boolean => list.buffer === memory.buffer;

/** Where in a turn of a loop over a row the four groups of four lie: four at once keep the processor busy. */
const GROUPS = [0, 16, 32, 48];

/** Adds a row times a number to another row: row `from` and `to` are addresses, `by` four times that number. */
const addRow = (to: number, from: number, by: number, at: number, row: number): Code => [
  ...set(at, whole(0)),
  ...repeat(
    at,
    get(row),
    ...GROUPS.map((offset) =>
      store4(
        plus(get(to), get(at)),
        add4(load4(plus(get(to), get(at)), offset), times4(load4(plus(get(from), get(at)), offset), get(by))),
        offset,
      ),
    ),
    advance(at, whole(64)),
  ),
];

/** The hidden units of a net for a situation: `row` is the length of a row in bytes, the biases follow the situation's rows. */
function look(): Routine {
  const [weights, situation, count, row, bent, at, end, by, sum] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return {
    name: 'look',
    takes: ['i32', 'i32', 'i32', 'i32', 'i32'],
    locals: ['i32', 'i32', 'v128', 'v128'],
    body: [
      ...set(end, plus(get(weights), times(get(count), get(row)))),
      ...set(at, whole(0)),
      ...repeat(at, get(row), store4(plus(get(bent), get(at)), load4(plus(get(end), get(at)))), advance(at, whole(16))),
      ...repeat(
        weights,
        get(end),
        unlessZero(load(get(situation)), set(by, all4(load(get(situation)))), addRow(bent, weights, by, at, row)),
        advance(situation, whole(4)),
        advance(weights, get(row)),
      ),
      ...set(at, whole(0)),
      ...repeat(
        at,
        get(row),
        set(sum, load4(plus(get(bent), get(at)))),
        store4(plus(get(bent), get(at)), over4(get(sum), add4(one4, size4(get(sum))))),
        advance(at, whole(16)),
      ),
    ],
  };
}

/** The sum of the products of two rows, of `row` bytes. */
function product(): Routine {
  const [one, other, row, at] = [0, 1, 2, 3];
  const total = (local: number): Code =>
    [1, 2, 3].reduce((sum, place) => add(sum, lane(get(local), place)), lane(get(local), 0));
  return {
    name: 'product',
    takes: ['i32', 'i32', 'i32'],
    gives: 'f32',
    locals: ['i32', 'v128', 'v128', 'v128', 'v128'],
    body: [
      ...repeat(
        at,
        get(row),
        ...GROUPS.map((offset, place) =>
          set(
            4 + place,
            add4(
              get(4 + place),
              times4(load4(plus(get(one), get(at)), offset), load4(plus(get(other), get(at)), offset)),
            ),
          ),
        ),
        advance(at, whole(64)),
      ),
      ...set(4, add4(add4(get(4), get(5)), add4(get(6), get(7)))),
      ...total(4),
    ],
  };
}

/** What slopes over the worths of traits mean for the rows of the traits (in `gradient`) and for the hidden units (in `back`). */
function pullTraits(): Routine {
  const [weights, gradient, biases, slopes, end, row, bent, back, at, by] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return {
    name: 'pullTraits',
    takes: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: ['i32', 'v128'],
    body: repeat(
      slopes,
      get(end),
      unlessZero(
        load(get(slopes)),
        set(by, all4(load(get(slopes)))),
        addRow(gradient, bent, by, at, row),
        addRow(back, weights, by, at, row),
        store(get(biases), add(load(get(biases)), load(get(slopes)))),
      ),
      advance(slopes, whole(4)),
      advance(biases, whole(4)),
      advance(weights, get(row)),
      advance(gradient, get(row)),
    ),
  };
}

/** Takes `back` through the bend of the units and adds it to the rows of the situation and, last, of the biases. */
function pullSituation(): Routine {
  const [gradient, situation, end, row, bent, back, at, by] = [0, 1, 2, 3, 4, 5, 6, 7];
  return {
    name: 'pullSituation',
    takes: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: ['i32', 'v128'],
    body: [
      ...set(at, whole(0)),
      ...repeat(
        at,
        get(row),
        set(by, minus4(one4, size4(load4(plus(get(bent), get(at)))))),
        store4(plus(get(back), get(at)), times4(load4(plus(get(back), get(at))), times4(get(by), get(by)))),
        advance(at, whole(16)),
      ),
      ...repeat(
        situation,
        get(end),
        unlessZero(load(get(situation)), set(by, all4(load(get(situation)))), addRow(gradient, back, by, at, row)),
        advance(situation, whole(4)),
        advance(gradient, get(row)),
      ),
      ...set(by, one4),
      ...addRow(gradient, back, by, at, row),
    ],
  };
}

interface Kernels {
  look(weights: number, situation: number, count: number, row: number, bent: number): void;
  product(one: number, other: number, row: number): number;
  pullTraits(
    weights: number,
    gradient: number,
    biases: number,
    slopes: number,
    end: number,
    row: number,
    bent: number,
    back: number,
  ): void;
  pullSituation(gradient: number, situation: number, end: number, row: number, bent: number, back: number): void;
}

const code = assemble([look(), product(), pullTraits(), pullSituation()], PAGES);

export const kernels = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } })
  .exports as unknown as Kernels;
