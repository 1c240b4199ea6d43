/** Trained nets as they are shipped: whole numbers of 16 bits in base64, with the encoding that they were trained for. */

import { type Net, type Shape, weightCount } from './net.ts';

export interface PackedNumbers {
  /** What 1 in the data stands for. */
  readonly unit: number;
  readonly data: string;
}

export interface PackedNet extends Shape, PackedNumbers {}

export interface PackedNets {
  readonly game: string;
  readonly encoding: number;
  readonly nets: { readonly [name: string]: PackedNet };
}

/** What the code that is going to use the nets expects of them. */
export interface Expected<Name extends string> {
  readonly game: string;
  readonly encoding: number;
  readonly shapes: { readonly [name in Name]: Omit<Shape, 'hidden'> };
}

const LARGEST = 32767;

/** Throws where weights don't fit: a net that reads other numbers than it was trained with plays nonsense, not badly. */
export function unpackNets<Name extends string>(packed: PackedNets, expected: Expected<Name>): Record<Name, Net> {
  if (packed.game !== expected.game) throw new Error(`Weights for ${packed.game} don't fit ${expected.game}`);
  if (packed.encoding !== expected.encoding)
    throw new Error(
      `Weights of encoding ${packed.encoding} don't fit encoding ${expected.encoding} of ${packed.game}: train them again`,
    );
  const names = Object.keys(expected.shapes) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, unpackNet(name, packed.nets[name], expected.shapes[name])]),
  ) as Record<Name, Net>;
}

function unpackNet(name: string, packed: PackedNet | undefined, expected: Omit<Shape, 'hidden'>): Net {
  if (packed === undefined) throw new Error(`The weights have no net "${name}"`);
  const { situation, candidate, hidden } = packed;
  if (situation !== expected.situation || candidate !== expected.candidate)
    throw new Error(
      `The net "${name}" reads ${situation} + ${candidate} numbers, not ${expected.situation} + ${expected.candidate}: train it again`,
    );
  const shape = { situation, candidate, hidden };
  return { shape, weights: Float32Array.from(unpackNumbers(name, packed, weightCount(shape))) };
}

export function unpackNumbers(name: string, { unit, data }: PackedNumbers, count: number): readonly number[] {
  const bytes = bytesOf(data);
  const numbers = new DataView(bytes.buffer);
  if (bytes.length !== 2 * count) throw new Error(`The net "${name}" has ${bytes.length / 2} weights, not ${count}`);
  return Array.from({ length: count }, (_, index) => numbers.getInt16(2 * index, true) * unit);
}

export const packNet = ({ shape, weights }: Net): PackedNet => ({ ...shape, ...packNumbers(weights) });

export function packNumbers(weights: Float32Array | Float64Array): PackedNumbers {
  let largest = 1e-6;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const unit = largest / LARGEST;
  const numbers = new DataView(new ArrayBuffer(2 * weights.length));
  weights.forEach((weight, index) => {
    numbers.setInt16(2 * index, Math.round(weight / unit), true);
  });
  return { unit, data: textOf(new Uint8Array(numbers.buffer)) };
}

export const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (character) => character.charCodeAt(0));

export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
