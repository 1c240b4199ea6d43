/** Self-play learns where its slopes say, goes on where it was broken off, and gives the same nets for the same seed. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TraitPass } from '../../shared/bots/traitNet.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { keepCourse, resumeCourse } from '../tools/train/selfPlay/checkpoint.ts';
import { Course, guestOf, type Plan } from '../tools/train/selfPlay/course.ts';
import { addSlopes, newTraitNet } from '../tools/train/selfPlay/learner.ts';
import { RolloutPlayer } from '../tools/train/selfPlay/rollouts.ts';
import { spicyGround } from '../tools/train/selfPlay/spicyGround.ts';

const STEPS = { rounds: 1, lessonsAStep: 64 };
const plan = (seed: number): Plan => ({
  seed,
  updates: 4,
  gamesAnUpdate: 3,
  hidden: 4,
  selfPlay: 0.5,
  first: { rate: 0.01, entropy: 0.05, magnet: 0.05, ...STEPS },
  last: { rate: 0.001, entropy: 0.01, magnet: 0.05, ...STEPS },
  follow: 0.1,
});
const ground = spicyGround([2]);

test('the slope of every weight is what a small change of it shows', () => {
  const net = newTraitNet({ situation: 4, hidden: 3, traits: 5 }, fastRandom(2));
  const situation = Float32Array.of(0.5, -1, 0, 2);
  const moves = Uint8Array.of(0, 1, 2, 255, 3, 4);
  const lossOf = (weights: Float64Array) => {
    const pass = new TraitPass(net.shape);
    pass.look({ shape: net.shape, weights }, situation, 0);
    return { pass, chances: pass.chances({ shape: net.shape, weights }, moves, 0, 3, 2).slice(0, 3) };
  };
  const { pass, chances } = lossOf(net.weights);
  const slopes = new Float64Array(5);
  chances.forEach((chance, move) => {
    for (const trait of moves.subarray(2 * move, 2 * move + 2))
      if (trait !== 255) slopes[trait]! += chance - (move === 1 ? 1 : 0);
  });
  const gradient = new Float64Array(net.weights.length);
  addSlopes(net, pass, situation, 0, slopes, gradient, new Float64Array(3));
  gradient.forEach((slope, place) => {
    const changed = (by: number) => {
      const weights = net.weights.slice();
      weights[place]! += by;
      return -Math.log(lossOf(weights).chances[1]!);
    };
    expect(slope).toBeCloseTo((changed(1e-4) - changed(-1e-4)) / 2e-4, 5);
  });
});

test('a course that was broken off ends with the same nets as one that was not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'course-')), 'kept');
  const whole = new Course(ground, plan(7));
  const hunter = guestOf(ground, 'hunter', new Course(ground, plan(8)).graduate());
  for (let update = 0; update < 4; update += 1) whole.attend([hunter]);
  const broken = new Course(ground, plan(7));
  for (let update = 0; update < 2; update += 1) broken.attend([hunter]);
  keepCourse(file, broken);
  const resumed = new Course(ground, plan(7));
  resumeCourse(file, resumed);
  for (let update = 2; update < 4; update += 1) resumed.attend([hunter]);
  expect(resumed.graduate()).toEqual(whole.graduate());
});

test('a course of another shape is not taken for this one', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'course-')), 'kept');
  keepCourse(file, new Course(ground, plan(7)));
  expect(() => resumeCourse(file, new Course(ground, { ...plan(7), hidden: 5 }))).toThrow('is of another course');
});

test('whoever plays moves out against a known policy finishes its matches', () => {
  const { turn, doubt } = new Course(ground, plan(3)).graduate();
  const random = fastRandom(4);
  const nets = { turn: turn!, doubt: doubt! };
  const players = [new RolloutPlayer(nets, random), guestOf(ground, 'policy', { ...nets }).sit(random)];
  const shares = ground.play(players, random);
  expect(Array.from(shares).reduce((sum, share) => sum + share, 0)).toBe(1);
});
