/** One net that scores every move with the mean of what several nets say: their hidden units side by side. */

import { type TraitNet, traitWeightCount } from '../../../../shared/bots/traitNet.ts';
import type { TraitNets } from '../selfPlay/seat.ts';

export function meanOf(all: readonly TraitNets[]): TraitNets {
  const [first = {}] = all;
  return Object.fromEntries(Object.keys(first).map((name) => [name, mean(all.map((nets) => nets[name] as TraitNet))]));
}

function mean(nets: readonly TraitNet[]): TraitNet {
  const [
    {
      shape: { situation, traits },
    },
  ] = nets as readonly [TraitNet];
  const hidden = nets.reduce((sum, { shape }) => sum + shape.hidden, 0);
  const shape = { situation, hidden, traits };
  const weights = new Float32Array(traitWeightCount(shape));
  const rows = situation + 1 + traits;
  let column = 0;
  for (const { shape: own, weights: from } of nets) {
    for (let row = 0; row < rows; row += 1) {
      const part = row > situation ? 1 / nets.length : 1;
      for (let unit = 0; unit < own.hidden; unit += 1)
        weights[row * hidden + column + unit] = (from[row * own.hidden + unit] as number) * part;
    }
    for (let trait = 0; trait < traits; trait += 1) {
      const place = rows * hidden + trait;
      weights[place] = (weights[place] as number) + (from[rows * own.hidden + trait] as number) / nets.length;
    }
    column += own.hidden;
  }
  return { shape, weights };
}
