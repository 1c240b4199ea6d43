/** Reads our QR codes back the way a scanner does: format, mask, order, error correction, text. */

import { describe, expect, test } from 'vitest';
import { dataPlaces, MASKS, type QrMatrix, qrOf, times } from '../../../client/hud/gathering/qr.ts';

const BLOCKS = [1, 1, 1, 2, 2, 4];
const CORRECTION = [10, 16, 26, 18, 24, 16];

function formatOf(code: QrMatrix): number {
  const bits = Array.from({ length: 15 }, (_, bit) => {
    const [x, y] = bit < 6 ? [8, bit] : bit < 8 ? [8, bit + 1] : bit === 8 ? [7, 8] : [14 - bit, 8];
    return code[y]?.[x] ? 1 << bit : 0;
  });
  return bits.reduce((sum, bit) => sum | bit, 0) ^ 0x5412;
}

function isFunction(size: number, x: number, y: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const aligned = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return corner || aligned || x === 6 || y === 6;
}

function wordsOf(code: QrMatrix): number[] {
  const size = code.length;
  const mask = MASKS[formatOf(code) >> 10]!;
  const bits = dataPlaces(size, (x, y) => !isFunction(size, x, y)).map(([x, y]) =>
    code[y]![x] !== mask(x, y) ? 1 : 0,
  );
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce<number>((word, bit) => word * 2 + bit, 0),
  );
}

function blocksOf(code: QrMatrix): { data: number[][]; all: number[][] } {
  const version = (code.length - 17) / 4 - 1;
  const words = wordsOf(code);
  const count = BLOCKS[version]!;
  const dataWords = words.length - CORRECTION[version]! * count;
  const pick = (from: number, to: number, block: number) =>
    words.slice(from, to).filter((_, place) => place % count === block);
  const data = Array.from({ length: count }, (_, block) => pick(0, dataWords, block));
  return { data, all: data.map((part, block) => [...part, ...pick(dataWords, words.length, block)]) };
}

function textOf(code: QrMatrix): string {
  const bits = blocksOf(code)
    .data.flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, place) => Number.parseInt(bits.slice(12 + place * 8, 20 + place * 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const LINKS = [
  'a',
  'https://cats.example/#/table/tiger-17',
  'https://a-much-longer-house.example.org/hot-paws/#/table/mellow-snow-leopard-1234',
  'ü'.repeat(50),
];

describe('a QR code', () => {
  test.each(LINKS)('is read back as what was written: %s', (text) => {
    expect(textOf(qrOf(text)!)).toBe(text);
  });

  test.each(LINKS)('has the error correction that its level promises: %s', (text) => {
    const code = qrOf(text)!;
    const version = (code.length - 17) / 4 - 1;
    for (const block of blocksOf(code).all)
      for (let power = 0, root = 1; power < CORRECTION[version]!; power += 1, root = times(root, 2))
        expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  });

  test('says level M and one of eight masks, protected by ten bits', () => {
    const format = formatOf(qrOf('https://cats.example')!);
    expect(format >> 13).toBe(0);
    let rest = format;
    for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
    expect(rest).toBe(0);
  });

  test('is left out for what is too long', () => {
    expect(qrOf('x'.repeat(107))).toBeUndefined();
  });
});
