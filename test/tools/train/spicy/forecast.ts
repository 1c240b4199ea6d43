/** Trains what forecasts ask: matches of mixed levels without variants, seen by seats and watchers, and how they ended. */

import type { TraitNet } from '../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { alleyCat } from '../../../../shared/games/spicy/bots/alleyCat.ts';
import { bigCat } from '../../../../shared/games/spicy/bots/bigCat.ts';
import {
  encodeLie,
  encodeWin,
  LIE_MOVES,
  LIE_SITUATION,
  WIN_SITUATION,
} from '../../../../shared/games/spicy/bots/forecast.ts';
import { kitten } from '../../../../shared/games/spicy/bots/kitten.ts';
import { legend } from '../../../../shared/games/spicy/bots/legend.ts';
import { COPIES } from '../../../../shared/games/spicy/bots/memory.ts';
import { numberFits, spiceFits } from '../../../../shared/games/spicy/bots/plain/moves.ts';
import { fastRandom } from '../../arena/fastRandom.ts';
import { Adam } from '../gradient.ts';
import type { Order } from '../order.ts';
import { roomFor } from '../selfPlay/kernels/kernels.ts';
import { type NetPass, passOf } from '../selfPlay/kernels/netPass.ts';
import { newTraitNet } from '../selfPlay/learner.ts';
import { MindPlayer } from '../selfPlay/mindPlayer.ts';
import { type Player, SpicyTable } from '../selfPlay/spicyTable.ts';
import { writeForecastWeights } from '../weightsFile.ts';

const MINDS = [[kitten], [alleyCat], [bigCat], legend];
const HIDDEN = 32;
const NO_CARDS = new Uint8Array(32);
/** Of all moments, those that become examples: neighbours are too alike to teach more. */
const TAKEN = 0.3;

interface LieExample {
  readonly situation: Float32Array;
  readonly kind: number;
}

interface WinExample {
  /** A vector for every seat. */
  readonly situations: readonly Float32Array[];
  readonly shares: Float64Array;
}

/** `updates` matches, looked at four times. */
export function trainForecast({ updates, seed }: Order): void {
  const random = fastRandom(seed);
  const lies: LieExample[] = [];
  const wins: WinExample[] = [];
  for (let match = 0; match < updates; match += 1) watchMatch(2 + (match % 5), random, lies, wins);
  const lie = newTraitNet({ situation: LIE_SITUATION, hidden: HIDDEN, traits: LIE_MOVES.length }, random);
  const win = newTraitNet({ situation: WIN_SITUATION, hidden: HIDDEN, traits: 1 }, random);
  follow(lie, lies, random, lieSlopes);
  follow(win, wins, random, winSlopes);
  writeForecastWeights({ lie, win });
  console.log(`${lies.length} declarations and ${wins.length} moments of ${updates} matches`);
}

function watchMatch(seats: number, random: Random, lies: LieExample[], wins: WinExample[]): void {
  const table = new SpicyTable(seats);
  const noted: (readonly Float32Array[])[] = [];
  const players = Array.from({ length: seats }, (): Player => {
    const player = new MindPlayer(random.pick(random.pick(MINDS)), random);
    return {
      turn(_, seat) {
        if (random.word() / 2 ** 32 < TAKEN) noted.push(prospects(table, random));
        return player.turn(table, seat);
      },
      doubt(_, seat) {
        if (random.word() / 2 ** 32 < TAKEN) lies.push(declaration(table, seat, random));
        return player.doubt(table, seat);
      },
    };
  });
  table.deal(random);
  const shares = table.play(players, random);
  for (const situations of noted) wins.push({ situations, shares });
}

/** What a watcher has not seen: everything but what was turned up. */
const unseenByAll = (table: SpicyTable): readonly number[] =>
  COPIES.map((copies, face) => copies - (table.revealed[face] as number));

function declaration(table: SpicyTable, seat: number, random: Random): LieExample {
  const situation = new Float32Array(LIE_SITUATION);
  const { hand, unseen } = table.holdings[seat] as SpicyTable['holdings'][number];
  if (random.below(3) === 0) encodeLie(table, undefined, NO_CARDS, unseenByAll(table), situation);
  else encodeLie(table, seat, hand, unseen, situation);
  const number = numberFits(table.topFace, table.topNumber);
  const spice = spiceFits(table.topFace, table.topSpice);
  return { situation, kind: number && spice ? 0 : number ? 1 : spice ? 2 : 3 };
}

function prospects(table: SpicyTable, random: Random): readonly Float32Array[] {
  const viewer = random.below(table.seats + 1);
  return table.holdings.map(({ seat, hand, unseen }) => {
    const situation = new Float32Array(WIN_SITUATION);
    encodeWin(table, seat, seat === viewer ? hand : undefined, unseen, situation);
    return situation;
  });
}

const ROUNDS = 4;
const A_STEP = 256;

function follow<T>(
  net: TraitNet,
  examples: readonly T[],
  random: Random,
  add: (net: TraitNet, pass: NetPass, example: T, weight: number, gradient: Float32Array) => void,
): void {
  const adam = new Adam(net.weights.length);
  const pass = passOf(net);
  const gradient = roomFor(net.weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const shuffled = random.shuffle(examples);
    for (let from = 0; from < shuffled.length; from += A_STEP) {
      gradient.fill(0);
      const batch = shuffled.slice(from, from + A_STEP);
      for (const example of batch) add(net, pass, example, 1 / batch.length, gradient);
      adam.step(net.weights, gradient, 0.004 * (1 - round / ROUNDS));
    }
  }
}

function lieSlopes(net: TraitNet, pass: NetPass, example: LieExample, weight: number, gradient: Float32Array): void {
  pass.look(net, example.situation, 0);
  const chances = pass.chances(net, LIE_MOVES, 0, LIE_MOVES.length, 1);
  const slopes = Float64Array.from(
    LIE_MOVES,
    (kind) => weight * ((chances[kind] as number) - (kind === example.kind ? 1 : 0)),
  );
  pass.addSlopes(slopes, gradient);
}

function winSlopes(net: TraitNet, pass: NetPass, example: WinExample, weight: number, gradient: Float32Array): void {
  const scores = example.situations.map((situation) => {
    pass.look(net, situation, 0);
    return Math.exp(pass.worthOf(net, 0));
  });
  const total = scores.reduce((sum, score) => sum + score, 0);
  example.situations.forEach((situation, seat) => {
    pass.look(net, situation, 0);
    const slope = weight * ((scores[seat] as number) / total - (example.shares[seat] as number));
    pass.addSlopes([slope], gradient);
  });
}
