/** A mind that starts from what a big cat counts and asks a net what to make of it. */

import { likelihoods, type Net } from '../../../bots/net.ts';
import { type PackedNets, unpackNets } from '../../../bots/weights.ts';
import { sumsAtTheEnd } from './counting/rivals.ts';
import { outlookOf, worthOf } from './counting/worth.ts';
import { CANDIDATE, ENCODING, encodeCommands, encodeScene, SITUATION } from './encode.ts';
import type { Mind } from './mind.ts';

export const MOVE = { situation: SITUATION, candidate: CANDIDATE };

/** Nets by how many cats are in: a duel is another game than a crowd. */
export const TABLES = ['duel', 'crowd'] as const;
export type Table = (typeof TABLES)[number];
export const tableOf = (catsIn: number): Table => (catsIn <= 2 ? 'duel' : 'crowd');

export function readNets(packed: PackedNets): { readonly [table in Table]: Net } {
  return unpackNets(packed, { game: 'blackJacky', encoding: ENCODING, shapes: { duel: MOVE, crowd: MOVE } });
}

/** Trying things out is for training. At a table the best come more often. */
const HEAT = 0.4;

export const askNet = (net: Net, situation: Float32Array, candidates: Float32Array): Float32Array =>
  likelihoods(net, situation, candidates, HEAT);

/** Training puts its own answer here, which also notes what was asked. */
export type Consult = (table: Table, situation: Float32Array, candidates: Float32Array) => ArrayLike<number>;

export const netMind = (consult: Consult): Mind => ({
  weigh(scene, commands) {
    const outlook = outlookOf(scene, sumsAtTheEnd);
    const worths = commands.map((command) => worthOf(outlook, command));
    const situation = encodeScene(outlook, Math.max(...worths));
    return consult(tableOf(scene.others.length + 1), situation, encodeCommands(outlook, commands, worths));
  },
});
