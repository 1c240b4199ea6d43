/** Who sits at a table of self-play: somebody who asks nets, and somebody who also notes every decision to learn from it. */

import { placeByWeight } from '../../../../shared/bots/chance.ts';
import type { TraitNet } from '../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { passOf } from './kernels/netPass.ts';
import type { Pupil } from './learner.ts';
import type { Notes } from './notes.ts';

/** A question to one of the nets: the situation (with the secrets that only a critic may see) and the traits of the moves. */
export interface Question {
  readonly situation: Float32Array;
  readonly moves: Uint8Array;
  count: number;
}

export interface Chooser {
  choose(net: string, question: Question): number;
}

export type TraitNets = { readonly [name: string]: TraitNet };

const RANGE = 2 ** 32;

export class NetChooser implements Chooser {
  private readonly nets: TraitNets;
  protected readonly widths: { readonly [name: string]: number };
  protected readonly random: Random;
  private readonly heat: number;

  constructor(nets: TraitNets, widths: { readonly [name: string]: number }, random: Random, heat = 1) {
    this.nets = nets;
    this.widths = widths;
    this.random = random;
    this.heat = heat;
  }

  choose(name: string, question: Question): number {
    if (question.count === 1) return 0;
    return placeByWeight(this.chancesOf(name, question), this.random.word() / RANGE, question.count);
  }

  /** How likely each move is to be chosen; the next question overwrites it. */
  protected chancesOf(name: string, { situation, moves, count }: Question): Float64Array {
    const net = this.nets[name] as TraitNet;
    const pass = passOf(net);
    pass.look(net, situation, 0);
    return pass.chances(net, moves, 0, count, this.widths[name] as number, this.heat);
  }
}

const FAR_SIGHT = 0.95;

/** Sits for the learner in one game. */
export class StudentChooser implements Chooser {
  private readonly pupils: { readonly [name: string]: Pupil };
  private readonly notes: { readonly [name: string]: Notes };
  private readonly random: Random;
  private readonly taken: { notes: Notes; place: number }[] = [];

  constructor(pupils: { readonly [name: string]: Pupil }, notes: { readonly [name: string]: Notes }, random: Random) {
    this.pupils = pupils;
    this.notes = notes;
    this.random = random;
  }

  choose(name: string, { situation, moves, count }: Question): number {
    if (count === 1) return 0;
    const { actor, critic } = this.pupils[name] as Pupil;
    const notes = this.notes[name] as Notes;
    const pass = passOf(actor);
    const criticPass = passOf(critic);
    pass.look(actor, situation, 0);
    const chances = pass.chances(actor, moves, 0, count, notes.shape.width);
    const chosen = placeByWeight(chances, this.random.word() / RANGE, count);
    criticPass.look(critic, situation, 0);
    const expected = criticPass.worthOf(critic, 0);
    const place = notes.add(situation, moves, count, chosen, chances[chosen] as number, expected);
    this.taken.push({ notes, place });
    return chosen;
  }

  /** The game is over: what each decision was better than expected (generalized advantage estimation). */
  settle(result: number): void {
    let advantage = 0;
    let next = result;
    for (let index = this.taken.length - 1; index >= 0; index -= 1) {
      const { notes, place } = this.taken[index] as { notes: Notes; place: number };
      const expected = notes.expected[place] as number;
      advantage = next - expected + FAR_SIGHT * advantage;
      next = expected;
      notes.advantage[place] = advantage;
      notes.target[place] = expected + advantage;
    }
    this.taken.length = 0;
  }
}
