/** Packs typed values into short arrays for the wire and the journal, and checks every field on the way back. */

import { lately } from './lately.ts';
import type { Refusal } from './result.ts';
import { err, ok, type Result } from './result.ts';

export interface Codec<T> {
  pack(value: T): unknown;
  /** Throws `Malformed`: call it through `decode`. */
  unpack(packed: unknown, field: string): T;
}

export type Of<C> = C extends Codec<infer T> ? T : never;

class Malformed extends Error {
  readonly field: string;
  readonly expected: string;

  constructor(field: string, expected: string) {
    super(`${field}: expected ${expected}`);
    this.field = field;
    this.expected = expected;
  }
}

/** Reads what `codec.pack` made. What is not that gets a refusal that names the field. */
export function decode<T>(codec: Codec<T>, packed: unknown, field = 'value'): Result<T, Refusal> {
  try {
    return ok(codec.unpack(packed, field));
  } catch (error) {
    if (error instanceof Malformed)
      return err({ code: 'codec/malformed', facts: { field: error.field, expected: error.expected } });
    throw error;
  }
}

const same = <T>(value: T): unknown => value;

export function int<T extends number = number>(min: number, max: number): Codec<T> {
  const expected = `a whole number from ${min} to ${max}`;
  return {
    pack: same,
    unpack(packed, field) {
      if (!Number.isInteger(packed) || (packed as number) < min || (packed as number) > max)
        throw new Malformed(field, expected);
      return packed as T;
    },
  };
}

export const bool: Codec<boolean> = {
  pack: (value) => (value ? 1 : 0),
  unpack(packed, field) {
    if (packed !== 0 && packed !== 1) throw new Malformed(field, '0 or 1');
    return packed === 1;
  },
};

export function text(maxLength: number): Codec<string> {
  return {
    pack: same,
    unpack(packed, field) {
      if (typeof packed !== 'string' || packed.length > maxLength)
        throw new Malformed(field, `text of at most ${maxLength} characters`);
      return packed;
    },
  };
}

/** One of a fixed list, packed as its place in the list. */
export function oneOf<const T extends string | number>(values: readonly T[]): Codec<T> {
  const places = new Map(values.map((value, place) => [value, place]));
  return {
    pack: (value) => places.get(value),
    unpack(packed, field) {
      const value = typeof packed === 'number' ? values[packed] : undefined;
      if (value === undefined) throw new Malformed(field, `a place in [${values.join(', ')}]`);
      return value;
    },
  };
}

/** A field that may have no value. */
export function maybe<T>(codec: Codec<T>): Codec<T | undefined> {
  return {
    pack: (value) => (value === undefined ? null : codec.pack(value)),
    unpack: (packed, field) => (packed === null || packed === undefined ? undefined : codec.unpack(packed, field)),
  };
}

/** What can be told as, and made of, the values of another codec. */
export function mapped<T, P>(codec: Codec<P>, to: (value: T) => P, from: (packed: P) => T): Codec<T> {
  return {
    pack: (value) => codec.pack(to(value)),
    unpack: (packed, field) => from(codec.unpack(packed, field)),
  };
}

export function list<T>(codec: Codec<T>, maxLength = 1000): Codec<readonly T[]> {
  return {
    pack(values) {
      const packed: unknown[] = [];
      for (let place = 0; place < values.length; place += 1) packed.push(codec.pack(values[place] as T));
      return packed;
    },
    unpack(packed, field) {
      if (!Array.isArray(packed) || packed.length > maxLength)
        throw new Malformed(field, `a list of at most ${maxLength}`);
      return packed.map((item, place) => codec.unpack(item, `${field}[${place}]`));
    },
  };
}

type Fields = { readonly [name: string]: Codec<never> | Codec<unknown> };
export type RecordOf<F> = { readonly [K in keyof F]: Of<F[K]> };

/** Named fields, packed as an array in the order of their description. */
export function record<F extends Fields>(fields: F): Codec<RecordOf<F>> {
  const entries = Object.entries(fields) as [string, Codec<unknown>][];
  const packOnto = packerOf(entries);
  return {
    pack: (value) => packOnto([], value as Record<string, unknown>),
    unpack(packed, field) {
      if (!Array.isArray(packed) || packed.length !== entries.length)
        throw new Malformed(field, `${entries.length} fields`);
      const value: Record<string, unknown> = {};
      entries.forEach(([name, codec], place) => {
        value[name] = codec.unpack(packed[place], `${field}.${name}`);
      });
      return value as RecordOf<F>;
    },
  };
}

type Packer = (packed: unknown[], value: Readonly<Record<string, unknown>>) => unknown[];

/** Every view and event of every viewer comes through here, so it makes nothing but the array. */
function packerOf(entries: readonly (readonly [string, Codec<unknown>])[]): Packer {
  const names = entries.map(([name]) => name);
  const codecs = entries.map(([, codec]) => codec);
  return (packed, value) => {
    for (let place = 0; place < names.length; place += 1)
      packed.push((codecs[place] as Codec<unknown>).pack(value[names[place] as string]));
    return packed;
  };
}

/** Packs each value once, however many views and events it is in. */
export function once<T extends object>(codec: Codec<T>): Codec<T> {
  return { pack: lately((value: T) => codec.pack(value)), unpack: codec.unpack };
}

type UnionOf<Tag extends string, Cases> = {
  [K in keyof Cases]: { readonly [T in Tag]: K } & RecordOf<Cases[K]>;
}[keyof Cases];

/** A union told apart by `tag`, packed as the place of its case and then its fields. */
export function union<Tag extends string, Cases extends { readonly [name: string]: Fields }>(
  tag: Tag,
  cases: Cases,
): Codec<UnionOf<Tag, Cases>> {
  const names = Object.keys(cases);
  const codecs = names.map((name) => record(cases[name] as Fields));
  const packers = new Map(
    names.map((name, place) => {
      const packOnto = packerOf(Object.entries(cases[name] as Fields) as [string, Codec<unknown>][]);
      return [name, { place, packOnto }];
    }),
  );
  return {
    pack(value) {
      const found = packers.get((value as Record<string, string>)[tag] ?? '');
      if (found === undefined) throw new Error(`No case for ${JSON.stringify(value)}`);
      return found.packOnto([found.place], value as Record<string, unknown>);
    },
    unpack(packed, field) {
      const place = Array.isArray(packed) ? packed[0] : undefined;
      const codec = typeof place === 'number' ? codecs[place] : undefined;
      if (codec === undefined) throw new Malformed(`${field}.${tag}`, `a place in [${names.join(', ')}]`);
      const rest = codec.unpack((packed as unknown[]).slice(1), field);
      return { [tag]: names[place as number], ...rest } as UnionOf<Tag, Cases>;
    },
  };
}
