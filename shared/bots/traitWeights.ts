/** Nets that price traits as they are shipped: whole numbers of 8 bits in base64, with the encoding that they were trained for. */

import { type TraitNet, type TraitShape, traitWeightCount } from './traitNet.ts';
import { bytesOf, textOf } from './weights.ts';

export interface PackedTraitNet extends TraitShape {
  /** By row, what 1 in the data stands for: one unit for all would leave small rows hardly any digits. The last row are the biases of the traits. */
  readonly units: string;
  readonly data: string;
}

export interface PackedTraitNets {
  readonly game: string;
  readonly encoding: number;
  readonly nets: { readonly [name: string]: PackedTraitNet };
}

export interface ExpectedTraits<Name extends string> {
  readonly game: string;
  readonly encoding: number;
  readonly shapes: { readonly [name in Name]: Omit<TraitShape, 'hidden'> };
}

/** Throws where weights don't fit: a net that reads other numbers than it was trained with plays nonsense, not badly. */
export function unpackTraitNets<Name extends string>(
  packed: PackedTraitNets,
  expected: ExpectedTraits<Name>,
): Record<Name, TraitNet> {
  if (packed.game !== expected.game) throw new Error(`Weights for ${packed.game} don't fit ${expected.game}`);
  if (packed.encoding !== expected.encoding)
    throw new Error(
      `Weights of encoding ${packed.encoding} don't fit encoding ${expected.encoding} of ${packed.game}: train them again`,
    );
  const nets = Object.entries<Omit<TraitShape, 'hidden'>>(expected.shapes).map(([name, { situation, traits }]) => {
    const net = packed.nets[name];
    if (net === undefined) throw new Error(`The weights have no net "${name}"`);
    if (net.situation !== situation || net.traits !== traits)
      throw new Error(
        `The net "${name}" reads ${net.situation} numbers and prices ${net.traits} traits, not ${situation} and ${traits}: train it again`,
      );
    const shape = { situation, hidden: net.hidden, traits };
    return [name, { shape, weights: unpackRows(name, net, traitWeightCount(shape)) }];
  });
  return Object.fromEntries(nets);
}

const LARGEST = 127;

export function packTraitNet({ shape, weights }: TraitNet): PackedTraitNet {
  const numbers = new Int8Array(weights.length);
  const units = new Float32Array(Math.ceil(weights.length / shape.hidden));
  for (let from = 0; from < weights.length; from += shape.hidden) {
    const row = weights.subarray(from, from + shape.hidden);
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
    const unit = largest / LARGEST;
    units[from / shape.hidden] = unit;
    row.forEach((weight, place) => {
      numbers[from + place] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit)));
    });
  }
  return { ...shape, units: textOf(new Uint8Array(units.buffer)), data: textOf(new Uint8Array(numbers.buffer)) };
}

function unpackRows(name: string, { hidden, units, data }: PackedTraitNet, count: number): Float32Array {
  const numbers = new Int8Array(bytesOf(data).buffer);
  if (numbers.length !== count) throw new Error(`The net "${name}" has ${numbers.length} weights, not ${count}`);
  const rows = new DataView(bytesOf(units).buffer);
  if (rows.byteLength !== 4 * Math.ceil(count / hidden))
    throw new Error(`The net "${name}" has units for ${rows.byteLength / 4} rows, not ${Math.ceil(count / hidden)}`);
  return Float32Array.from(numbers, (number, place) => number * rows.getFloat32(4 * Math.floor(place / hidden), true));
}
