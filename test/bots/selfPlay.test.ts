/** Self-play learns where its slopes say, goes on where it was broken off, and gives the same nets for the same seed. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TraitPass } from '../../shared/bots/traitNet.ts';
import { DOUBT_MOVES } from '../../shared/games/spicy/bots/plain/encode.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { keepCourse, resumeCourse } from '../tools/train/selfPlay/checkpoint.ts';
import { Course, guestByLot, guestOf, type Plan } from '../tools/train/selfPlay/course.ts';
import { trainDuel } from '../tools/train/selfPlay/duel/duel.ts';
import type { DuelPlan } from '../tools/train/selfPlay/duel/plan.ts';
import { HabitChooser } from '../tools/train/selfPlay/habits.ts';
import { roomFor } from '../tools/train/selfPlay/kernels/kernels.ts';
import { houseAll, passOf } from '../tools/train/selfPlay/kernels/netPass.ts';
import { newTraitNet } from '../tools/train/selfPlay/learner.ts';
import { EFFORT, rolloutGuest } from '../tools/train/selfPlay/searchers/rollouts.ts';
import type { TraitNets } from '../tools/train/selfPlay/seat.ts';
import { spicyGround } from '../tools/train/selfPlay/spicyGround.ts';

const STEPS = { rounds: 1, lessonsAStep: 64 };
const plan = (seed: number): Plan => ({
  seed,
  updates: 4,
  gamesAnUpdate: 3,
  hidden: 16,
  selfPlay: 0.5,
  first: { rate: 0.01, entropy: 0.05, magnet: 0.05, ...STEPS },
  last: { rate: 0.001, entropy: 0.01, magnet: 0.05, ...STEPS },
  follow: 0.1,
});
const ground = spicyGround([2]);

test('the slope of every weight is what a small change of it shows', () => {
  const net = newTraitNet({ situation: 4, hidden: 16, traits: 5 }, fastRandom(2));
  const situation = Float32Array.of(0.5, -1, 0, 2);
  const moves = Uint8Array.of(0, 1, 2, 255, 3, 4);
  const pass = passOf(net);
  const look = () => {
    pass.look(net, situation, 0);
    return pass.chances(net, moves, 0, 3, 2).slice(0, 3);
  };
  const slopes = new Float64Array(5);
  look().forEach((chance, move) => {
    for (const trait of moves.subarray(2 * move, 2 * move + 2))
      if (trait !== 255) slopes[trait]! += chance - (move === 1 ? 1 : 0);
  });
  const gradient = roomFor(net.weights.length);
  pass.addSlopes(slopes, gradient);
  gradient.forEach((slope, place) => {
    const before = net.weights[place]!;
    const changed = (by: number) => {
      net.weights[place] = before + by;
      const loss = -Math.log(look()[1]!);
      net.weights[place] = before;
      return loss;
    };
    expect(slope).toBeCloseTo((changed(1e-2) - changed(-1e-2)) / 2e-2, 3);
  });
});

test('the kernels of training price moves as the legend does', () => {
  const net = newTraitNet({ situation: 70, hidden: 48, traits: 9 }, fastRandom(5));
  const random = fastRandom(6);
  const situation = Float32Array.from({ length: 70 }, () => random.below(3) - 1);
  const moves = Uint8Array.of(0, 1, 2, 255, 3, 4, 8, 255);
  const chancesOf = (pass: TraitPass) => {
    pass.look(net, situation, 0);
    return pass.chances(net, moves, 0, 4, 2).slice(0, 4);
  };
  const asked = chancesOf(new TraitPass(net.shape));
  chancesOf(passOf(net)).forEach((chance, move) => {
    expect(chance).toBeCloseTo(asked[move]!, 5);
  });
});

test('a course that was broken off ends with the same nets as one that was not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'course-')), 'kept');
  const whole = new Course(ground, plan(7));
  const guest = guestOf(ground, 'guest', new Course(ground, plan(8)).graduate());
  for (let update = 0; update < 4; update += 1) whole.attend([guest]);
  const broken = new Course(ground, plan(7));
  for (let update = 0; update < 2; update += 1) broken.attend([guest]);
  keepCourse(file, broken);
  const resumed = new Course(ground, plan(7));
  resumeCourse(file, resumed);
  for (let update = 2; update < 4; update += 1) resumed.attend([guest]);
  expect(resumed.graduate()).toEqual(whole.graduate());
});

test('who has habits keeps them for a match: it calls far more often than others, or far less', () => {
  const { shapes } = ground;
  const widths = { turn: shapes.turn!.width, doubt: shapes.doubt!.width };
  const nets = houseAll(new Course(ground, plan(5)).graduate());
  const question = {
    situation: new Float32Array(shapes.doubt!.situation + shapes.doubt!.secrets),
    moves: DOUBT_MOVES,
    count: DOUBT_MOVES.length,
  };
  const callsWith = (calls: number) => {
    const habits = { turn: new Float64Array(0), doubt: Float64Array.of(0, calls, calls) };
    const chooser = new HabitChooser(nets, widths, habits, fastRandom(3));
    return Array.from({ length: 300 }, () => chooser.choose('doubt', question)).filter((call) => call > 0).length;
  };
  expect(callsWith(-3)).toBeLessThan(callsWith(0) / 3);
  expect(callsWith(5)).toBeGreaterThan(280);
});

test('a seat with habits teaches the other one and learns nothing itself', () => {
  const lessons = (withHabits: number) => {
    const course = new Course(ground, { ...plan(7), selfPlay: 1, withHabits: [withHabits, withHabits] });
    course.attend([]);
    return course.graduate();
  };
  expect(lessons(1)).not.toEqual(lessons(0));
  expect(lessons(1)).toEqual(lessons(1));
});

test('the legend of a duel comes out the same where its training was broken off', async () => {
  const lessons = { ...plan(1), withHabits: [0.5, 0.5] } as const;
  const tiny: DuelPlan = {
    hidden: 16,
    updates: 1,
    rounds: 2,
    updatesARound: 1,
    first: [
      { lessons: { ...lessons, selfPlay: 1 }, company: {} },
      { lessons, company: { kitten: 1 } },
    ],
    later: { lessons, company: { kitten: 1 } },
    students: 1,
    studies: 1,
    metStudent: 1,
    metOther: 1,
    judged: 10,
  };
  const folder = mkdtempSync(join(tmpdir(), 'duel-'));
  const contents = () =>
    readdirSync(folder).map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );
  const kept: (readonly TraitNets[])[] = [];
  await trainDuel(tiny, 5, folder, (minds) => kept.push(minds));
  const whole = contents();
  for (const name of ['mind-0-1.json', 'mind-0-2.json', 'mind-0.later', 'mind-1-2.json', 'student-0-1.json'])
    rmSync(join(folder, name));
  const again: (readonly TraitNets[])[] = [];
  await trainDuel(tiny, 5, folder, (minds) => again.push(minds));
  expect(contents()).toEqual(whole);
  expect(kept.map((minds) => minds.length)).toEqual([2, 2, 2]);
  expect(again).toEqual(kept.slice(1));
  await expect(trainDuel(tiny, 6, folder, () => {})).rejects.toThrow('of a training with another seed or plan');
  expect(kept[2]![0]!.turn!.weights).not.toEqual(kept[1]![0]!.turn!.weights);
});

test('a course of another shape is not taken for this one', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'course-')), 'kept');
  keepCourse(file, new Course(ground, plan(7)));
  expect(() => resumeCourse(file, new Course(ground, { ...plan(7), hidden: 32 }))).toThrow('is of another course');
});

test('whoever plays moves out against a known policy finishes its matches', () => {
  const minds = [3, 4].map((seed) => new Course(ground, plan(seed)).graduate());
  const random = fastRandom(4);
  const policies = minds.map(({ turn, doubt }) => ({ guarded: houseAll({ turn: turn!, doubt: doubt! }) }));
  const effort = { ...EFFORT, games: 20, worlds: 6, firstWorlds: 2 };
  const players = [rolloutGuest(policies, random, effort).sit(random), guestByLot(ground, 'policy', minds).sit(random)];
  const shares = ground.play(players, random);
  expect(Array.from(shares).reduce((sum, share) => sum + share, 0)).toBe(1);
});
