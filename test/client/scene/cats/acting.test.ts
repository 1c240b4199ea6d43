import { readdirSync, readFileSync } from 'node:fs';
import type { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { LANDS, PAW_VERBS } from '../../../../client/choreography/vocabulary.ts';
import { act } from '../../../../client/scene/cats/act/act.ts';
import { type Acting, createActing } from '../../../../client/scene/cats/act/acting.ts';
import { GESTURES, type PawAction } from '../../../../client/scene/cats/act/actions.ts';
import { CALM, MOODS } from '../../../../client/scene/cats/act/mood.ts';
import { PAW_REST } from '../../../../client/scene/cats/act/paws.ts';
import { type CatPose, createPose } from '../../../../client/scene/cats/act/pose.ts';
import { BONES } from '../../../../client/scene/cats/bones.ts';
import { applyPose } from '../../../../client/scene/cats/rig.ts';
import { createFaceUniforms } from '../../../../client/scene/cats/shade/coatMaterial.ts';
import { createDressUniforms } from '../../../../client/scene/cats/shade/dressMaterial.ts';
import { createEyeUniforms } from '../../../../client/scene/cats/shade/eyeMaterial.ts';
import { createRigUniforms } from '../../../../client/scene/cats/shade/rigShader.ts';
import { createSymptomUniforms } from '../../../../client/scene/cats/shade/symptoms.ts';
import { buildOf } from '../../../../client/scene/cats/species.ts';
import { fakeLooks } from '../../../support/pages/fakeTable.ts';

const poseOf = (acting: Acting, time: number): CatPose => act(acting, time, createPose());
const target: readonly [number, number, number] = [-0.4, 0.3, 2.8];
const slap = (progress: number, stays = false, height = target[1]): PawAction => ({
  type: stays ? 'lay' : 'slap',
  progress,
  target: [target[0], height, target[2]],
});
const slapping = (progress: number, stays = false, height = target[1]): CatPose =>
  poseOf({ ...createActing(4), paws: { right: slap(progress, stays, height) } }, 10);

function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbers) : [];
}

describe('acting is a pure function of seed, time and acting', () => {
  test('the same input gives the same pose, whatever was posed before', () => {
    const acting = { ...createActing(7), mood: MOODS.burning, moodStrength: 0.6, paws: { left: slap(0.3) } };
    const used = createPose();
    for (const mood of Object.values(MOODS))
      act({ ...createActing(1), mood, gesture: { type: 'cheer', progress: 0.5 } }, 99, used);
    expect(act(acting, 3.2, used)).toEqual(poseOf(acting, 3.2));
  });

  test('two cats in one mood do not move together', () => {
    expect(poseOf(createActing(1), 5)).not.toEqual(poseOf(createActing(2), 5));
  });

  test('every mood, gesture and paw action gives finite numbers at any time', () => {
    const actings: Acting[] = [
      ...Object.values(MOODS).map((mood) => ({ ...createActing(3), mood })),
      ...GESTURES.map((type) => ({ ...createActing(3), gesture: { type, progress: 0.4 } })),
      ...PAW_VERBS.map((type) => ({ ...createActing(3), paws: { left: { type, progress: 0.7, target } } })),
    ];
    for (const acting of actings) {
      for (const time of [0, 0.016, 12.5, 86_400])
        expect(numbers(poseOf(acting, time)).every(Number.isFinite)).toBe(true);
    }
  });

  test('no module of acting imports a game: a cat cannot know a card', () => {
    const folder = new URL('../../../../client/scene/cats/act/', import.meta.url);
    for (const file of readdirSync(folder)) {
      expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(
        /from '[^']*(games|bots|cards|three|react)[^']*'/,
      );
    }
  });
});

describe('moods', () => {
  test.each(Object.entries(MOODS).filter(([, mood]) => mood !== CALM))('%s looks different from calm', (_, mood) => {
    const calm = poseOf(createActing(1), 5);
    const other = poseOf({ ...createActing(1), mood }, 5);
    expect(other.smile !== calm.smile || other.open !== calm.open || other.browSlant !== calm.browSlant).toBe(true);
  });

  test('a mood shows as strongly as it is told to', () => {
    const heat = (moodStrength: number) => poseOf({ ...createActing(1), mood: MOODS.burning, moodStrength }, 10).heat;
    expect([heat(0), heat(1)]).toEqual([0, 1]);
    expect(heat(0.5)).toBeCloseTo(0.5);
  });

  test('burning lets steam out, left seats snore, bots glint', () => {
    const shown = (mood: keyof typeof MOODS) => poseOf({ ...createActing(1), mood: MOODS[mood] }, 5);
    expect(shown('burning').symptoms).toMatchObject({ steam: 1, tears: 1 });
    expect(shown('asleep')).toMatchObject({ open: 0, symptoms: { snores: 1 } });
    expect(poseOf(createActing(1, true), 5).glint).toBeGreaterThan(0);
    expect(poseOf(createActing(1), 5).glint).toBe(0);
  });

  test('stillness stops the swaying for people whom motion makes unwell', () => {
    const still = { ...createActing(1), still: true, mood: MOODS.burning };
    const [one, two] = [poseOf(still, 5), poseOf(still, 5.37)];
    for (const part of ['torso', 'tail', 'earLeft'] as const) {
      // Adding 0 turns -0 into 0: no cat moves by its sign.
      expect(numbers(one[part]).map((value) => value + 0)).toEqual(numbers(two[part]).map((value) => value + 0));
    }
  });
});

describe('gaze', () => {
  const looking = (...gaze: [number, number, number]): CatPose => poseOf({ ...createActing(1), gaze }, 10);

  test('a cat turns to whom it looks at', () => {
    expect(looking(3, 2, 3).neck.yaw).toBeGreaterThan(0.1);
    expect(looking(-3, 2, 3).neck.yaw).toBeLessThan(-0.1);
  });

  test('nobody looks through the back of their own head', () => {
    expect(Math.abs(looking(0.1, 2, -5).neck.yaw)).toBeLessThan(1.2);
  });
});

describe('the slap', () => {
  test('it winds up high, strikes the target, and is flattest after the impact', () => {
    expect(slapping(0.33).pawRight.y).toBeGreaterThan(2);
    expect(slapping(0.33).pawRight.pitch).toBeLessThan(-1);
    const hit = slapping(LANDS + 0.01).pawRight;
    expect([hit.x, hit.z]).toEqual([expect.closeTo(target[0]), expect.closeTo(target[2])]);
    const squashed = slapping(0.53).pawRight;
    expect(squashed.tall).toBeLessThan(0.7 * hit.wide);
    expect(squashed.wide).toBeGreaterThan(hit.wide);
  });

  test('the paw comes home unless it stays', () => {
    expect(slapping(1).pawRight.z).toBeCloseTo(PAW_REST[2]);
    expect(slapping(1, true).pawRight.z).toBeCloseTo(target[2]);
  });

  test('an own paw strikes from where it was raised to: on its way it never leaves the picture again', () => {
    const own = { raised: [-0.6, 1.6, 1.9], elbow: 0.6, slack: 1.09 } as const;
    const wayLeft = (progress: number): number => {
      const { pawRight } = poseOf({ ...createActing(4), own, paws: { right: slap(progress, true) } }, 10);
      return Math.hypot(pawRight.x - target[0], pawRight.z - target[2]);
    };
    for (let progress = 0.36; progress < LANDS; progress += 0.01)
      expect(wayLeft(progress)).toBeLessThan(wayLeft(0.36) + 0.1);
  });

  test('the other paw keeps still', () => {
    expect(slapping(0.5).pawLeft.z).toBeCloseTo(PAW_REST[2]);
  });

  test('paws pile up: one lands as much higher as its target is', () => {
    expect(slapping(0.6, true, 0.7).pawRight.y - slapping(0.6, true, 0.3).pawRight.y).toBeCloseTo(0.4);
  });

  test('a paw that was laid is withdrawn from where it lies, without a jump', () => {
    const end = slapping(1, true).pawRight;
    const withdrawn = poseOf(
      { ...createActing(4), paws: { right: { type: 'withdraw', progress: 0, target } } },
      10,
    ).pawRight;
    expect([end.x, end.y, end.z]).toEqual([
      expect.closeTo(withdrawn.x),
      expect.closeTo(withdrawn.y),
      expect.closeTo(withdrawn.z),
    ]);
  });
});

describe('paws come down in ways that can be told apart', () => {
  const striking = (type: PawAction['type'], progress: number): CatPose =>
    poseOf({ ...createActing(4), paws: { right: { type, progress, target } } }, 10);

  test.each(['put', 'slap', 'pat', 'lay'] as const)('%s meets its target at the moment that is heard', (type) => {
    const { x, z } = striking(type, LANDS + 0.005).pawRight;
    expect([x, z]).toEqual([expect.closeTo(target[0], 1), expect.closeTo(target[2], 1)]);
  });

  test('a card is put down from low, a late paw winds up less than a challenge', () => {
    const highest = (type: PawAction['type']): number =>
      Math.max(...Array.from({ length: 40 }, (_, step) => striking(type, (step / 40) * LANDS).pawRight.y));
    expect(highest('put')).toBeLessThan(1.2);
    expect(highest('pat')).toBeLessThan(highest('slap') - 0.5);
    expect(highest('creep')).toBeLessThan(0.8);
  });

  test('what creeps up stays, what pats goes home', () => {
    expect(striking('creep', 1).pawRight.z).toBeCloseTo(target[2]);
    expect(striking('pat', 1).pawRight.z).toBeCloseTo(PAW_REST[2]);
  });
});

describe('the arm', () => {
  const rigged = (acting: Acting) => {
    const bones = createRigUniforms();
    const rig = {
      bones,
      face: createFaceUniforms(),
      eyes: createEyeUniforms(),
      dress: createDressUniforms(),
      symptoms: createSymptomUniforms(1),
      build: buildOf(fakeLooks(1)[0]!),
      headwear: false,
    };
    applyPose(poseOf(acting, 10), 10, rig);
    const [shoulder, elbow, , wrist] = bones.uCurves.value.slice(4, 8) as [Vector3, Vector3, Vector3, Vector3];
    const upper = shoulder.clone().sub(elbow);
    const fore = wrist.clone().sub(elbow);
    const heights = bones.uBones.value.map((bone) => bone.elements[13]!);
    return {
      angle: upper.angleTo(fore),
      length: upper.length() + fore.length(),
      shown: BONES.filter((_, index) => heights[index]! > -50),
    };
  };
  const own = { raised: [1, 2, 2], elbow: 0.7, slack: 1.1 } as const;
  const reaching = (x: number, z: number): Acting => ({
    ...createActing(4),
    paws: { right: { type: 'lay', progress: 1, target: [x, 0.2, z] } },
  });

  test.each([
    [-0.4, 2.8],
    [4.5, 3.5],
    [0, 6.5],
  ])('bends at the elbow, however far it reaches (%f, %f)', (x, z) => {
    expect(rigged(reaching(x, z)).angle).toBeLessThan(2.5);
  });

  test('folds the more the nearer its paw is', () => {
    expect(rigged(createActing(4)).angle).toBeLessThan(rigged(reaching(0, 6.5)).angle - 0.1);
  });

  test('of the own cat only the arm that acts is to be seen', () => {
    expect(rigged({ ...reaching(3, 4), own }).shown).toEqual(['pawRight']);
  });

  test('what the own cat lifts it holds with both', () => {
    const lift: PawAction = { type: 'lift', progress: 0.6, target: [0, 1.4, 2] };
    const acting: Acting = { ...createActing(4), paws: { left: lift, right: lift }, own };
    expect(rigged(acting).shown).toEqual(['pawLeft', 'pawRight']);
    const { pawLeft, pawRight } = poseOf(acting, 10);
    expect([pawLeft.x, pawRight.x]).toEqual([expect.closeTo(-pawRight.x), expect.closeTo(-pawLeft.x)]);
    expect(pawLeft.x).toBeGreaterThan(0.3);
  });
});
