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

/** Whoever notes decisions, and when the game is over what came of them. */
abstract class NoteTaker {
  protected readonly notes: { readonly [name: string]: Notes };
  private readonly taken: { notes: Notes; place: number }[] = [];

  constructor(notes: { readonly [name: string]: Notes }) {
    this.notes = notes;
  }

  protected note(
    name: string,
    { situation, moves, count }: Question,
    critic: TraitNet,
    chosen: number,
    chance: number,
  ) {
    const notes = this.notes[name] as Notes;
    const pass = passOf(critic);
    pass.look(critic, situation, 0);
    const place = notes.add(situation, moves, count, chosen, chance, pass.worthOf(critic, 0));
    this.taken.push({ notes, place });
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

/** Sits for the learner in one game. */
export class StudentChooser extends NoteTaker implements Chooser {
  private readonly pupils: { readonly [name: string]: Pupil };
  private readonly random: Random;

  constructor(pupils: { readonly [name: string]: Pupil }, notes: { readonly [name: string]: Notes }, random: Random) {
    super(notes);
    this.pupils = pupils;
    this.random = random;
  }

  choose(name: string, question: Question): number {
    const { situation, moves, count } = question;
    if (count === 1) return 0;
    const { actor, critic } = this.pupils[name] as Pupil;
    const pass = passOf(actor);
    pass.look(actor, situation, 0);
    const chances = pass.chances(actor, moves, 0, count, (this.notes[name] as Notes).shape.width);
    const chosen = placeByWeight(chances, this.random.word() / RANGE, count);
    this.note(name, question, critic, chosen, chances[chosen] as number);
    return chosen;
  }
}

/** Notes what critics expect, and leaves it to somebody else what is done. */
export class Onlooker extends NoteTaker implements Chooser {
  private readonly critics: TraitNets;

  constructor(critics: TraitNets, notes: { readonly [name: string]: Notes }) {
    super(notes);
    this.critics = critics;
  }

  choose(name: string, question: Question): number {
    this.note(name, question, this.critics[name] as TraitNet, 0, 1);
    return 0;
  }
}
