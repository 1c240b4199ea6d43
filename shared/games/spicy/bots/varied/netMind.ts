/** A mind that asks two nets: one for turns and one for doubts. Which nets it has depends on how many sit there. */

import { likelihoods, type Net } from '../../../../bots/net.ts';
import { type PackedNets, unpackNets } from '../../../../bots/weights.ts';
import type { SpicyCommand } from '../../model/model.ts';
import { beliefAbout } from '../counting/belief.ts';
import { copyIdeas, type Idea, isTrue, playIdeas } from '../counting/ideas.ts';
import { type Doubts, type Mind, NO_DOUBTS, type Weighted } from '../mind.ts';
import type { Scene } from '../scene.ts';
import type { Table } from '../tables.ts';
import { CALL_SIZE, DOUBT_SITUATION, encodeCalls, encodeDoubt } from './encodeDoubt.ts';
import { ENCODING } from './encodeTable.ts';
import { encodeIdeas, encodeTurn, IDEA_SIZE, TURN_SITUATION } from './encodeTurn.ts';

export interface Nets {
  readonly turn: Net;
  readonly doubt: Net;
}

const TURN = { situation: TURN_SITUATION, candidate: IDEA_SIZE };
const DOUBT = { situation: DOUBT_SITUATION, candidate: CALL_SIZE };

export const EXPECTED = {
  game: 'spicy',
  encoding: ENCODING,
  shapes: {
    duelTurn: TURN,
    duelDoubt: DOUBT,
    tableTurn: TURN,
    tableDoubt: DOUBT,
    crowdTurn: TURN,
    crowdDoubt: DOUBT,
  },
} as const;

export function readNets(packed: PackedNets): { readonly [table in Table]: Nets } {
  const nets = unpackNets(packed, EXPECTED);
  return {
    duel: { turn: nets.duelTurn, doubt: nets.duelDoubt },
    table: { turn: nets.tableTurn, doubt: nets.tableDoubt },
    crowd: { turn: nets.crowdTurn, doubt: nets.crowdDoubt },
  };
}

/** What a net is asked: a situation, and one vector after another for what can be done. */
export interface Question {
  readonly situation: Float32Array;
  readonly candidates: Float32Array;
}

export type Consult = (net: keyof Nets, question: Question, scene: Scene) => ArrayLike<number>;

export const askNets = (nets: Nets, net: keyof Nets, { situation, candidates }: Question, heat = 1): Float32Array =>
  likelihoods(nets[net], situation, candidates, heat);

/** Training puts its own answer here, which also notes what was asked. */
export const netMind = (consult: Consult): Mind => ({
  doubts(scene): Doubts {
    if (scene.top === undefined) return NO_DOUBTS;
    // Copies are seldom lies, and whoever learned from cats that try everything would call them all (R47): count instead.
    if (scene.top.copy) return { ...NO_DOUBTS, wrong: beliefAbout(scene).exact < 0.5 ? 1 : 0 };
    const chances = consult('doubt', { situation: encodeDoubt(scene), candidates: encodeCalls(scene) }, scene);
    return { number: chances[1] ?? 0, spice: chances[2] ?? 0, wrong: 0 };
  },

  turns(scene, mayPass) {
    const ideas = worthConsidering(playIdeas(scene.view));
    const question = { situation: encodeTurn(scene, ideas), candidates: encodeIdeas(scene, ideas, mayPass) };
    const weights = consult('turn', question, scene);
    const commands: SpicyCommand[] = ideas.map(({ command }) => command);
    if (mayPass) commands.push({ type: 'pass' });
    return commands.map((command, place): Weighted => ({ command, weight: weights[place] ?? 0 }));
  },

  // A copy that is right in both is a card less out of turn, and no paw can take it (R47): nothing to learn here.
  copies: ({ view }) => [{ command: copyIdeas(view).find(isTrue)?.command, weight: 1 }],
});

/** Saying nothing true is considered only by who has nothing better to say. */
export function worthConsidering(ideas: readonly Idea[]): readonly Idea[] {
  const better = ideas.filter(({ numberRight, spiceRight }) => numberRight || spiceRight);
  return better.length > 0 ? better : ideas;
}
