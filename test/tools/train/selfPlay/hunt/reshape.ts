/** Makes nets read more, or takes units away: somebody who goes on learning in another shape starts with what it knows. */

import type { TraitNet } from '../../../../../shared/bots/traitNet.ts';
import { traitWeightCount } from '../../../../../shared/bots/traitNet.ts';
import type { TraitNets } from '../seat.ts';
import { TELLING_SHAPES } from '../spicyPlayer.ts';

/** As somebody who also reads what deeds have told, and does not yet care. */
export const withTells = ({ turn, doubt }: TraitNets): TraitNets => ({
  turn: widened(turn as TraitNet, TELLING_SHAPES.turn.situation),
  doubt: widened(doubt as TraitNet, TELLING_SHAPES.doubt.situation),
});

function widened({ shape, weights }: TraitNet, situation: number): TraitNet {
  const { hidden } = shape;
  const more = (situation - shape.situation) * hidden;
  const wider = new Float32Array(weights.length + more);
  wider.set(weights.subarray(0, shape.situation * hidden));
  wider.set(weights.subarray(shape.situation * hidden), situation * hidden);
  return { shape: { ...shape, situation }, weights: wider };
}

/** With so many units: those that say least are left out. */
export const slimmed = (nets: TraitNets, hidden: number): TraitNets =>
  Object.fromEntries(Object.entries(nets).map(([name, net]) => [name, withUnits(net, hidden)]));

function withUnits(net: TraitNet, hidden: number): TraitNet {
  const { shape, weights } = net;
  const rows = shape.situation + 1 + shape.traits;
  const loudest = Array.from({ length: shape.hidden }, (_, unit) => ({ unit, weight: loudness(net, unit) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, hidden)
    .map(({ unit }) => unit)
    .sort((one, other) => one - other);
  const fewer = new Float32Array(traitWeightCount({ ...shape, hidden }));
  for (let row = 0; row < rows; row += 1)
    loudest.forEach((unit, place) => {
      fewer[row * hidden + place] = weights[row * shape.hidden + unit] as number;
    });
  fewer.set(weights.subarray(rows * shape.hidden), rows * hidden);
  return { shape: { ...shape, hidden }, weights: fewer };
}

/** How much one unit can have to say: what it hears, times what it answers. */
function loudness({ shape, weights }: TraitNet, unit: number): number {
  let [heard, said] = [0, 0];
  const first = shape.situation + 1;
  for (let row = 0; row < first + shape.traits; row += 1) {
    const square = (weights[row * shape.hidden + unit] as number) ** 2;
    if (row < first) heard += square;
    else said += square;
  }
  return heard * said;
}
