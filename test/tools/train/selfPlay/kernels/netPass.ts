/** A pass through a net that lies in the kernels' memory, and the way back. */

import { type TraitNet, TraitPass } from '../../../../../shared/bots/traitNet.ts';
import { isInRoom, kernels, roomFor } from './kernels.ts';

/** The same net where the kernels can reach it. */
export function housed({ shape, weights }: TraitNet): TraitNet {
  if (shape.hidden % 16 !== 0) throw new Error(`${shape.hidden} hidden units are no multiple of 16`);
  const room = roomFor(weights.length);
  room.set(weights);
  return { shape, weights: room };
}

export const houseAll = <Nets extends Readonly<Record<keyof Nets, TraitNet>>>(nets: Nets): Nets =>
  Object.fromEntries(Object.entries<TraitNet>(nets).map(([name, net]) => [name, housed(net)])) as Nets;

/** Every question to a net overwrites what the one before left behind. */
const passes = new WeakMap<TraitNet, NetPass>();

export function passOf(net: TraitNet): NetPass {
  let pass = passes.get(net);
  if (pass === undefined) {
    pass = new NetPass(net);
    passes.set(net, pass);
  }
  return pass;
}

export class NetPass extends TraitPass {
  private readonly net: TraitNet;
  private readonly situation: Float32Array;
  private readonly units: Float32Array;
  private readonly back: Float32Array;
  private readonly slopes: Float32Array;
  private readonly row: number;
  private readonly traitRows: number;
  private readonly biases: number;

  constructor(net: TraitNet) {
    super(net.shape);
    if (!isInRoom(net.weights)) throw new Error('This net lies where the kernels cannot reach it');
    const { hidden, situation, traits } = net.shape;
    this.net = net;
    this.situation = roomFor(situation);
    this.units = roomFor(hidden);
    this.back = roomFor(hidden);
    this.slopes = roomFor(traits);
    this.row = 4 * hidden;
    this.traitRows = (situation + 1) * this.row;
    this.biases = this.traitRows + traits * this.row;
  }

  override look(net: TraitNet, situation: Float32Array, at: number): void {
    if (net !== this.net) throw new Error('This pass belongs to another net');
    const { length, byteOffset } = this.situation;
    for (let place = 0; place < length; place += 1) this.situation[place] = situation[at + place] as number;
    kernels.look(net.weights.byteOffset, byteOffset, length, this.row, this.units.byteOffset);
    this.newRound();
  }

  protected override price({ weights }: TraitNet, trait: number): number {
    const at = weights.byteOffset + this.traitRows + trait * this.row;
    const bias = weights[this.biases / 4 + trait] as number;
    return bias + kernels.product(at, this.units.byteOffset, this.row);
  }

  /** Adds what slopes of the loss over the worths of traits mean for every weight, after a look. */
  addSlopes(slopes: ArrayLike<number>, gradient: Float32Array): void {
    const { net, row, units, situation } = this;
    const back = this.back.byteOffset;
    const weights = net.weights.byteOffset;
    this.slopes.set(slopes);
    this.back.fill(0);
    kernels.pullTraits(
      weights + this.traitRows,
      gradient.byteOffset + this.traitRows,
      gradient.byteOffset + this.biases,
      this.slopes.byteOffset,
      this.slopes.byteOffset + 4 * net.shape.traits,
      row,
      units.byteOffset,
      back,
    );
    kernels.pullSituation(
      gradient.byteOffset,
      situation.byteOffset,
      situation.byteOffset + 4 * situation.length,
      row,
      units.byteOffset,
      back,
    );
  }
}
