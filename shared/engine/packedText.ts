/** Lists of small numbers as text, a fixed number of characters each: a view travels after every move, and brackets and commas cost most of it. */

import { type Codec, int, text } from './codec.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;
const MAX_ITEMS = 200;

/** `limit` is how many different numbers there are. */
export function numbers(limit: number): Codec<readonly number[]> {
  const width = Math.max(1, Math.ceil(Math.log(limit) / Math.log(BASE)));
  const anyText = text(MAX_ITEMS * width);
  const whole = int(0, MAX_ITEMS);
  const item = int(0, limit - 1);
  return {
    pack: (values) => values.reduce((written, value) => written + write(value, width), ''),
    unpack(packed, field) {
      const written = anyText.unpack(packed, field);
      const count = whole.unpack(written.length / width, `${field}.length`);
      return Array.from({ length: count }, (_, place) =>
        item.unpack(read(written.slice(place * width, (place + 1) * width)), `${field}[${place}]`),
      );
    },
  };
}

function write(value: number, width: number): string {
  let written = '';
  for (let rest = value; written.length < width; rest = Math.floor(rest / BASE))
    written = DIGITS.charAt(rest % BASE) + written;
  return written;
}

/** Not a number when a character is no digit: the range check stops it. */
function read(written: string): number {
  let value = 0;
  for (const character of written) {
    const digit = DIGITS.indexOf(character);
    value = digit < 0 ? Number.NaN : value * BASE + digit;
  }
  return value;
}
