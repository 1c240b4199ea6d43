/** What a situation of a duel is worth when known players go on from it: critics that watch them play against themselves. */

import type { TraitNet } from '../../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../../shared/engine/random.ts';
import { Adam } from '../../gradient.ts';
import type { Guest } from '../ground.ts';
import { roomFor } from '../kernels/kernels.ts';
import { passOf } from '../kernels/netPass.ts';
import { newTraitNet } from '../learner.ts';
import { Notes } from '../notes.ts';
import { type Chooser, Onlooker, type TraitNets } from '../seat.ts';
import { spicyGround } from '../spicyGround.ts';
import { SpicyPlayer, TELLING_SHAPES } from '../spicyPlayer.ts';
import type { Player, SpicyTable } from '../spicyTable.ts';

const HIDDEN = 64;
const GAMES_A_BATCH = 200;
const LESSONS_A_STEP = 512;
const RATE = 0.004;

/** Nets that read a situation with its secrets, and what the own deeds have told, and say which part of the win, more than an even one, is to be expected. */
export function criticsOf(players: Guest<Player>, games: number, random: Random): TraitNets {
  const ground = spicyGround([2]);
  const shapes = Object.entries(TELLING_SHAPES);
  const notes = Object.fromEntries(shapes.map(([name, shape]) => [name, new Notes(shape)]));
  const critics = Object.fromEntries(
    shapes.map(([name, { situation, secrets }]): [string, TraitNet] => [
      name,
      newTraitNet({ situation: situation + secrets, hidden: HIDDEN, traits: 1 }, random),
    ]),
  );
  const readers = Object.entries(critics).map(([name, critic]) => readerOf(notes[name] as Notes, critic));
  for (let played = 0; played < games; played += GAMES_A_BATCH) {
    for (const each of Object.values(notes)) each.clear();
    for (let game = 0; game < GAMES_A_BATCH; game += 1) {
      const onlookers = [0, 1].map(() => new Onlooker(critics, notes));
      const watched = onlookers.map((onlooker) => new Watched(players.sit(random), appraising(onlooker)));
      const shares = ground.play(watched, random);
      onlookers.forEach((onlooker, seat) => {
        onlooker.settle((shares[seat] as number) - 0.5);
      });
    }
    for (const read of readers) read(RATE * (1 - (0.95 * played) / games));
  }
  return critics;
}

/** A seat that shows this chooser what critics read. */
export const appraising = (chooser: Chooser): Player => new SpicyPlayer(chooser, 'own');

/** Does what one says and shows everything to another. */
class Watched implements Player {
  private readonly player: Player;
  private readonly onlooker: Player;

  constructor(player: Player, onlooker: Player) {
    this.player = player;
    this.onlooker = onlooker;
  }

  turn(table: SpicyTable, seat: number): number {
    this.onlooker.turn(table, seat);
    return this.player.turn(table, seat);
  }

  doubt(table: SpicyTable, seat: number): number {
    this.onlooker.doubt(table, seat);
    return this.player.doubt(table, seat);
  }
}

/** Lessons for a critic from the notes of a batch; each goes on where the last one ended. */
function readerOf(notes: Notes, critic: TraitNet): (rate: number) => void {
  const adam = new Adam(critic.weights.length);
  const gradient = roomFor(critic.weights.length);
  const pass = passOf(critic);
  return (rate) => {
    for (let from = 0; from < notes.size; from += LESSONS_A_STEP) {
      const to = Math.min(notes.size, from + LESSONS_A_STEP);
      gradient.fill(0);
      for (let place = from; place < to; place += 1) {
        pass.look(critic, notes.situations, place * notes.stride);
        const slope = pass.worthOf(critic, 0) - (notes.target[place] as number);
        pass.addSlopes([slope / (to - from)], gradient);
      }
      adam.step(critic.weights, gradient, rate);
    }
  };
}
