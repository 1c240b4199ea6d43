/** What a situation is worth when known nets play on from it: critics that watch them play against themselves. */

import type { TraitNet } from '../../../../../shared/bots/traitNet.ts';
import type { Random } from '../../../../../shared/engine/random.ts';
import { Adam } from '../../gradient.ts';
import type { Ground } from '../ground.ts';
import { roomFor } from '../kernels/kernels.ts';
import { passOf } from '../kernels/netPass.ts';
import { newTraitNet, type Pupil } from '../learner.ts';
import { Notes } from '../notes.ts';
import { StudentChooser, type TraitNets } from '../seat.ts';

const HIDDEN = 64;
const GAMES_A_BATCH = 200;
const LESSONS_A_STEP = 512;
const RATE = 0.004;

/**
 * Nets that read a situation with its secrets and say which part of the win, more than an even one, is to be expected.
 * @param policies One of them plays for each seat of a match.
 */
export function criticsOf<P>(
  ground: Ground<P>,
  policies: readonly TraitNets[],
  games: number,
  random: Random,
): TraitNets {
  const shapes = Object.entries(ground.shapes);
  const notes = Object.fromEntries(shapes.map(([name, shape]) => [name, new Notes(shape)]));
  const critics = Object.fromEntries(
    shapes.map(([name, { situation, secrets }]): [string, TraitNet] => [
      name,
      newTraitNet({ situation: situation + secrets, hidden: HIDDEN, traits: 1 }, random),
    ]),
  );
  const pupils = policies.map((nets) =>
    Object.fromEntries(
      Object.entries(critics).map(([name, critic]): [string, Pupil] => [
        name,
        { actor: nets[name] as TraitNet, critic },
      ]),
    ),
  );
  const readers = Object.entries(critics).map(([name, critic]) => readerOf(notes[name] as Notes, critic));
  for (let played = 0; played < games; played += GAMES_A_BATCH) {
    for (const each of Object.values(notes)) each.clear();
    for (let game = 0; game < GAMES_A_BATCH; game += 1) {
      const seats = random.pick(ground.seats);
      const students = Array.from({ length: seats }, () => new StudentChooser(random.pick(pupils), notes, random));
      const shares = ground.play(
        students.map((student) => ground.seat(student)),
        random,
      );
      students.forEach((student, seat) => {
        student.settle((shares[seat] as number) - 1 / seats);
      });
    }
    for (const read of readers) read(RATE * (1 - (0.95 * played) / games));
  }
  return critics;
}

/** Lessons for a critic from the notes of a batch; each goes on where the last one ended. */
function readerOf(notes: Notes, critic: Pupil['critic']): (rate: number) => void {
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
