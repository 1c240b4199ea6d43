/** Nets that price traits as they are shipped: like other weights, with the encoding that they were trained for. */

import { type TraitNet, type TraitShape, traitWeightCount } from './traitNet.ts';
import { type PackedNumbers, packNumbers, unpackNumbers } from './weights.ts';

export interface PackedTraitNets {
  readonly game: string;
  readonly encoding: number;
  readonly nets: { readonly [name: string]: TraitShape & PackedNumbers };
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
    return [name, { shape, weights: Float32Array.from(unpackNumbers(name, net, traitWeightCount(shape))) }];
  });
  return Object.fromEntries(nets);
}

export const packTraitNet = ({ shape, weights }: TraitNet): TraitShape & PackedNumbers => ({
  ...shape,
  ...packNumbers(weights),
});
