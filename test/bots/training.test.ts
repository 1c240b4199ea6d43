/** Training goes where its slopes say, and the slopes are right. */

import { expect, test } from 'vitest';
import { likelihoods } from '../../shared/bots/net.ts';
import { contendersNamed } from '../tools/arena/contenders.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { attend } from '../tools/train/course.ts';
import { crossEntropy } from '../tools/train/crossEntropy.ts';
import { backward, forward, newNet } from '../tools/train/gradient.ts';
import { type Decision, Learner, lessonsOf, newPupil } from '../tools/train/learner.ts';
import { spicySubject, TEACHING } from '../tools/train/spicy/variedSubject.ts';

const shape = { situation: 4, candidate: 3, hidden: 5 };
const situation = Float32Array.of(0.5, -1, 0, 2);
const candidates = Float32Array.of(1, 0, 0.3, 0, 1, -0.7, 0.2, 0.2, 0);

test('the slope of every weight is what a small change of it shows', () => {
  const net = newNet(shape, fastRandom(3), [0.3, -0.2, 0.1]);
  const { sums, chances } = forward(net, situation, candidates);
  const chosen = 1;
  const slopes = chances.map((chance, place) => chance - (place === chosen ? 1 : 0));
  const gradient = new Float32Array(net.weights.length);
  backward(net, situation, candidates, sums, slopes, gradient);
  const lossWith = (place: number, change: number): number => {
    const weights = net.weights.slice();
    weights[place] = weights[place]! + change;
    return -Math.log(likelihoods({ shape, weights }, situation, candidates)[chosen]!);
  };
  gradient.forEach((slope, place) => {
    expect(slope).toBeCloseTo((lossWith(place, 0.01) - lossWith(place, -0.01)) / 0.02, 2);
  });
});

test('what went well becomes more likely', () => {
  const random = fastRandom(5);
  const pupil = newPupil(shape, random, []);
  const learner = new Learner({ only: pupil }, random);
  const before = likelihoods(pupil.actor, situation, candidates);
  const decision = (chosen: number): Decision => ({
    net: 'only',
    situation,
    candidates,
    chosen,
    chance: before[chosen]!,
    expected: 0,
  });
  const lessons = [0, 1, 2].flatMap((chosen) => lessonsOf([decision(chosen)], chosen === 2 ? 1 : -1));
  for (let step = 0; step < 20; step += 1)
    learner.learn(lessons, { rate: 0.01, entropy: 0, rounds: 1, lessonsAStep: 8 });
  expect(likelihoods(pupil.actor, situation, candidates)[2]).toBeGreaterThan(before[2]! + 0.02);
});

test('the cross-entropy method finds the top of a hill', () => {
  const [x = 0, y = 0] = crossEntropy({
    start: [0, 0],
    spread: 1,
    rounds: 25,
    tries: 40,
    keep: 8,
    random: fastRandom(9),
    score: ([one = 0, other = 0]) => -((one - 2) ** 2) - (other + 1) ** 2,
  });
  expect(x).toBeCloseTo(2, 0);
  expect(y).toBeCloseTo(-1, 0);
});

test('the same course teaches the same nets', () => {
  const taught = () => {
    const subject = spicySubject('table');
    const course = {
      subject: { ...subject, gamesAnUpdate: 3, master: { ...subject.master!, games: 2 } },
      updates: 3,
      until: 2,
      seed: 7,
      opponents: contendersNamed('spicy', ['heur', 'evPool']),
      selfPlay: 0.5,
      formerSelves: true,
      exploiters: { every: 1, updates: 1 },
      teaching: TEACHING,
    };
    return [...attend(course)].map(({ nets }) => Object.values(nets).map(({ weights }) => [...weights]));
  };
  const once = taught();
  expect(once).toHaveLength(2);
  expect(taught()).toEqual(once);
});
