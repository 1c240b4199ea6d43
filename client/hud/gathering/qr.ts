/**
 * A link as a QR code (ISO 18004): bytes, error correction level M, versions 1 to 6. That holds 106 bytes, more than any
 * invitation, and leaves out everything that only larger codes need.
 */

/** By version: code words in all, those for error correction in each block, and how many blocks of equal length. */
const VERSIONS = [
  { words: 26, correction: 10, blocks: 1 },
  { words: 44, correction: 16, blocks: 1 },
  { words: 70, correction: 26, blocks: 1 },
  { words: 100, correction: 18, blocks: 2 },
  { words: 134, correction: 24, blocks: 2 },
  { words: 172, correction: 16, blocks: 4 },
] as const;

export type QrMatrix = readonly (readonly boolean[])[];

/** Dark is true, row by row. Undefined for what is too long. */
export function qrOf(text: string): QrMatrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ words, correction, blocks }) => bytes.length + 2 <= words - correction * blocks);
  const version = VERSIONS[index];
  if (version === undefined) return undefined;
  const grid = createGrid(index + 1);
  const bits = interleaved(bytes, version).flatMap((word) => bitsOf(word, 8));
  const codes = MASKS.map((_, mask) => drawn(grid, bits, mask));
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best));
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);

function interleaved(bytes: Uint8Array, { words, correction, blocks }: (typeof VERSIONS)[number]): number[] {
  const room = words - correction * blocks;
  // Byte mode and the length take 12 bits, so that every byte lies across two code words.
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, 8),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const data = Array.from({ length: bits.length / 8 }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  const length = room / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * length, (block + 1) * length));
  const repairs = parts.map((part) => remainder(part, generator(correction)));
  const across = (lists: readonly number[][]) =>
    (lists[0] ?? []).flatMap((_, place) => lists.map((list) => list[place] ?? 0));
  return [...across(parts), ...across(repairs)];
}

/** Multiplication in the field of 256 elements that the code is built on. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1)
      result[place] = times(result[place] ?? 0, root) ^ (result[place + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(divisor[place] ?? 0, factor));
  }
  return rest;
}

/** The fixed patterns. `undefined` is where data goes. */
interface Grid {
  readonly size: number;
  readonly cells: (boolean | undefined)[][];
}

function createGrid(version: number): Grid {
  const size = 17 + version * 4;
  const cells = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(left + dx, top + dy, ring !== 2 && ring !== 4);
      }
  if (version > 1)
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) set(size - 7 + dx, size - 7 + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false);
  set(8, size - 8, true);
  return { size, cells };
}

type Place = readonly [number, number];

/** Where the fifteen bits of the format stand, twice. */
function formatPlaces(size: number): readonly [readonly Place[], readonly Place[]] {
  const corner = Array.from({ length: 15 }, (_, bit): Place => {
    if (bit < 6) return [8, bit];
    if (bit < 8) return [8, bit + 1];
    return bit === 8 ? [7, 8] : [14 - bit, 8];
  });
  const edges = Array.from({ length: 15 }, (_, bit): Place => (bit < 8 ? [size - 1 - bit, 8] : [8, size - 15 + bit]));
  return [corner, edges];
}

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The order in which data runs: up and down in columns of two, around the timing column. */
export function dataPlaces(size: number, isFree: (x: number, y: number) => boolean): Place[] {
  const places: Place[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const upwards = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const x of [column, column - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (isFree(x, y)) places.push([x, y]);
      }
  }
  return places;
}

function drawn({ size, cells }: Grid, bits: readonly number[], mask: number): boolean[][] {
  const code = cells.map((row) => row.map((cell) => cell ?? false));
  const set = ([x, y]: Place, dark: boolean) => {
    const row = code[y];
    if (row !== undefined) row[x] = dark;
  };
  dataPlaces(size, (x, y) => cells[y]?.[x] === undefined).forEach(([x, y], place) => {
    set([x, y], (bits[place] === 1) !== (MASKS[mask]?.(x, y) ?? false));
  });
  const format = formatBits(mask);
  for (const places of formatPlaces(size))
    places.forEach((place, bit) => {
      set(place, ((format >> bit) & 1) === 1);
    });
  return code;
}

/** Level M is 00; ten more bits protect the five. */
function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Long runs, full squares and too much of one colour are hard to scan. */
function penaltyOf(code: QrMatrix): number {
  const at = (x: number, y: number) => code[y]?.[x] ?? false;
  let penalty = 0;
  let dark = 0;
  code.forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell) dark += 1;
      const [right, below] = [0, 1, 2, 3, 4].reduce(
        ([across, down], step) => [across && at(x + step, y) === cell, down && at(x, y + step) === cell],
        [x + 4 < code.length, y + 4 < code.length],
      );
      if (right) penalty += 2;
      if (below) penalty += 2;
      if (x > 0 && y > 0 && at(x - 1, y) === cell && at(x, y - 1) === cell && at(x - 1, y - 1) === cell) penalty += 3;
    });
  });
  return penalty + Math.floor(Math.abs((dark / code.length ** 2) * 20 - 10)) * 10;
}
