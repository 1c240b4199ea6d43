/** Just enough of an assembler for WebAssembly to write loops over rows of floats, four at a time. */

export type Code = readonly number[];
export type Kind = keyof typeof KINDS;

const KINDS = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const;

export interface Routine {
  readonly name: string;
  readonly takes: readonly Kind[];
  readonly gives?: Kind;
  readonly locals: readonly Kind[];
  readonly body: Code;
}

const unsigned = (value: number): Code => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]);
const signed = (value: number): Code =>
  value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
const vector = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const sized = (code: Code): Code => [...unsigned(code.length), ...code];
const section = (id: number, items: readonly Code[]): Code => [id, ...sized(vector(items))];
const text = (name: string): Code => sized([...Buffer.from(name)]);

/** A module that works in the memory `env.memory` of so many pages. */
export function assemble(routines: readonly Routine[], pages: number): Uint8Array<ArrayBuffer> {
  const kinds = (list: readonly Kind[]): Code => vector(list.map((kind) => [KINDS[kind]]));
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      routines.map(({ takes, gives }) => [0x60, ...kinds(takes), ...kinds(gives === undefined ? [] : [gives])]),
    ),
    ...section(2, [[...text('env'), ...text('memory'), 2, 1, ...unsigned(pages), ...unsigned(pages)]]),
    ...section(
      3,
      routines.map((_, place) => unsigned(place)),
    ),
    ...section(
      7,
      routines.map(({ name }, place) => [...text(name), 0, ...unsigned(place)]),
    ),
    ...section(
      10,
      routines.map(({ locals, body }) => sized([...vector(locals.map((kind) => [1, KINDS[kind]])), ...body, 0x0b])),
    ),
  ]);
}

const NOTHING = 0x40;
const simd = (operation: number): Code => [0xfd, ...unsigned(operation)];

export const get = (local: number): Code => [0x20, local];
export const set = (local: number, ...value: readonly Code[]): Code => [...value.flat(), 0x21, local];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const plus = (one: Code, other: Code): Code => [...one, ...other, 0x6a];
export const times = (one: Code, other: Code): Code => [...one, ...other, 0x6c];
export const advance = (local: number, by: Code): Code => set(local, plus(get(local), by));

export const load = (address: Code): Code => [...address, 0x2a, 2, 0];
export const store = (address: Code, value: Code): Code => [...address, ...value, 0x38, 2, 0];
export const add = (one: Code, other: Code): Code => [...one, ...other, 0x92];

export const load4 = (address: Code, offset = 0): Code => [...address, ...simd(0), 2, ...unsigned(offset)];
export const store4 = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  ...simd(11),
  2,
  ...unsigned(offset),
];
export const all4 = (value: Code): Code => [...value, ...simd(19)];
export const lane = (value: Code, place: number): Code => [...value, ...simd(31), place];
export const add4 = (one: Code, other: Code): Code => [...one, ...other, ...simd(228)];
export const minus4 = (one: Code, other: Code): Code => [...one, ...other, ...simd(229)];
export const times4 = (one: Code, other: Code): Code => [...one, ...other, ...simd(230)];
export const over4 = (one: Code, other: Code): Code => [...one, ...other, ...simd(231)];
export const size4 = (value: Code): Code => [...value, ...simd(224)];
export const one4: Code = all4([0x43, 0, 0, 0x80, 0x3f]);

export const unlessZero = (value: Code, ...body: readonly Code[]): Code => [
  ...value,
  ...[0x43, 0, 0, 0, 0, 0x5c, 0x04, NOTHING],
  ...body.flat(),
  0x0b,
];
/** Goes on while `local` is below `end`; at least once. */
export const repeat = (local: number, end: Code, ...body: readonly Code[]): Code => [
  ...[0x03, NOTHING],
  ...body.flat(),
  ...get(local),
  ...end,
  ...[0x49, 0x0d, 0, 0x0b],
];
