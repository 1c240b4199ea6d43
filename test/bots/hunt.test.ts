/** Learning to hunt gives the same legend for the same seed, also where it was broken off. */

import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ODDS_COUNT, type Odds } from '../../shared/games/spicy/bots/plain/tells.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { Course, guestOf } from '../tools/train/selfPlay/course.ts';
import type { HuntPlan } from '../tools/train/selfPlay/hunt/plan.ts';
import { slimmed, withTells } from '../tools/train/selfPlay/hunt/reshape.ts';
import { groundWith, Rival } from '../tools/train/selfPlay/hunt/rival.ts';
import { trainHunt } from '../tools/train/selfPlay/hunt/trainHunt.ts';
import type { TraitNets } from '../tools/train/selfPlay/seat.ts';
import { type Duelist, deceivingGround, duelistGuest, spicyGround } from '../tools/train/selfPlay/spicyGround.ts';

const TEACHING = { rate: 0.01, entropy: 0.05, magnet: 0.05, rounds: 1, lessonsAStep: 64 };
const lessons = { follow: 0.1, first: TEACHING, last: TEACHING };
const small = { ...lessons, gamesAnUpdate: 4, updates: 4, selfPlay: 0, hidden: 16 };

const mindOf = (seed: number): TraitNets => new Course(spicyGround([2]), { ...small, seed }).graduate();
const minds = [1, 2].map(mindOf);

const tiny = (updates: number): HuntPlan => ({
  hidden: 16,
  updates,
  gamesAnUpdate: 6,
  lessons,
  weak: { kitten: 1 },
  met: { weak: 0.25, rivals: 0.25, minds: 0.25, past: 0.25 },
  rival: { hidden: 32, life: 4, lessons },
  tells: { every: 2, matches: 6 },
  before: 25,
  keptEvery: 1,
  judged: 2,
});

const folder = () => mkdtempSync(join(tmpdir(), 'hunt-'));

interface Kept {
  readonly hunting: TraitNets;
  readonly odds: Odds;
}

test('a hunt that was broken off ends as one that was not', () => {
  const [whole, broken]: [Kept[], Kept[]] = [[], []];
  const keepIn = (list: Kept[]) => (hunting: TraitNets, odds: Odds) => list.push({ hunting, odds: [...odds] });
  trainHunt(minds, tiny(5), 3, folder(), keepIn(whole));
  const place = folder();
  const stop = new Error('broken off');
  for (const after of [1, 3])
    expect(() =>
      trainHunt(minds, tiny(5), 3, place, (...kept) => {
        keepIn(broken)(...kept);
        if (broken.length >= after) throw stop;
      }),
    ).toThrow(stop);
  trainHunt(minds, tiny(5), 3, place, keepIn(broken));
  expect(broken).toEqual(whole);
  const again: Kept[] = [];
  trainHunt(minds, tiny(5), 3, place, keepIn(again));
  expect(again).toEqual(whole.slice(-1));
  expect(whole[4]!.hunting).not.toEqual(whole[0]!.hunting);
  expect(readdirSync(place).filter((name) => name.startsWith('course')).length).toBe(3);
});

test('a folder of another training is not taken for this one', () => {
  const place = folder();
  trainHunt(minds, tiny(1), 3, place, () => {});
  const again = (own: readonly TraitNets[], plan: HuntPlan, seed: number) => () =>
    trainHunt(own, plan, seed, place, () => {});
  expect(again(minds, tiny(1), 4)).toThrow('of a training with another seed, plan or minds');
  expect(again(minds, tiny(2), 3)).toThrow('of a training with another seed, plan or minds');
  expect(again([mindOf(5), mindOf(2)], tiny(1), 3)).toThrow('of a training with another seed, plan or minds');
});

const play = (nets: TraitNets, ground = spicyGround([2])) => {
  const random = fastRandom(8);
  const guest = guestOf(ground, 'mind', nets);
  return Array.from(ground.play([guest.sit(random), guest.sit(random)], random)).concat(random.word());
};

test('units that say nothing can be left out', () => {
  const nets = new Course(spicyGround([2]), { ...small, hidden: 32, seed: 9 }).graduate();
  for (const { shape, weights } of Object.values(nets))
    for (let trait = 0; trait < shape.traits; trait += 1) {
      const row = (shape.situation + 1 + trait) * shape.hidden;
      for (let unit = 0; unit < shape.hidden; unit += 2) weights[row + unit] = 0;
    }
  expect(slimmed(nets, 16).turn!.shape.hidden).toBe(16);
  expect(play(slimmed(nets, 16))).toEqual(play(nets));
});

test('a mind that has just begun to read what deeds have told plays as it did', () => {
  expect(play(withTells(minds[0]!), deceivingGround())).toEqual(play(minds[0]!));
});

test('a rival learns from games that another course plays', () => {
  const unheld = { ...TEACHING, entropy: 0, magnet: 0 };
  const rival = new Rival(new Course(deceivingGround(), { ...small, first: unheld, last: unheld, seed: 6 }));
  const before = rival.course.graduate();
  const course = new Course(groundWith(spicyGround([2]), [rival]), { ...small, seed: 7 });
  course.attend([rival]);
  rival.course.learn(fastRandom(1));
  expect(rival.course.update).toBe(1);
  expect(rival.course.graduate()).not.toEqual(before);
});

test('who hunts nobody plays as its minds do, and otherwise as soon as deeds tell', () => {
  const endsWith = (duelist: Duelist, odds: Odds) => {
    const random = fastRandom(4);
    const [one, ground] = [duelistGuest(duelist), spicyGround([2], odds)];
    return Array.from({ length: 8 }, () => {
      ground.play([one.sit(random), one.sit(random)], random);
      return random.word();
    });
  };
  const [nothing, much] = [0, 50].map((each) => Array<number>(ODDS_COUNT).fill(each)) as [number[], number[]];
  const duelist = { minds: [minds[0]!], hunting: withTells(minds[1]!) };
  expect(endsWith(duelist, nothing)).toEqual(endsWith({ minds: [minds[0]!] }, nothing));
  expect(endsWith(duelist, much)).not.toEqual(endsWith({ minds: [minds[0]!] }, much));
});
