import { describe, expect, test } from 'vitest';
import type { SpicyEvent } from '../../../../shared/games/spicy/index.ts';
import { SPICE_IT_UP_CARDS } from '../../../../shared/games/spicy/rules/spiceItUp/index.ts';
import { SPICE_IT_UP } from '../../../../shared/games/spicy/rules/spiceItUp/names.ts';
import { given } from '../scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);
const HANDS = ['c1 c4 c5 c9', 'w1 w4 w5 w9', 'p1 p4 p5 p9'];

test('[R40] each of the six cards has its own logic, and without them nothing of it is open', () => {
  expect(Object.keys(SPICE_IT_UP_CARDS)).toEqual([...SPICE_IT_UP]);
  const scene = given({ hands: HANDS });
  scene.play(0, 'c1', 'c1');
  expect(scene.refused(1, scene.copying(1, 'w1')).code).toBe('spicy/noCopyCat');
  scene.timeOut();
  expect(types(scene.play(1, 'w4', 'c4'))).toEqual(['cardPlayed']);
  scene.timeOut();
  expect(scene.refused(2, scene.playing(2, 'p5', 'c5', { extras: 'p1' })).code).toBe('spicy/extrasNotAllowed');
});

describe('We Love Chili! and Start It Up!', () => {
  test('[R41] a chili 2 on wasabi 1 turns the stack to chili', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['weLoveChili'] });
    scene.playOn(0, 'c1', 'w1');
    scene.playOn(1, 'w1', 'c2');
    expect(scene.refused(2, scene.playing(2, 'p1', 'w3')).code).toBe('spicy/wrongSpice');
    expect(scene.play(2, 'p1', 'c3')).toHaveLength(1);
  });

  test('[R42] after a 9 the stack may start over', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['startItUp'] });
    scene.playOn(0, 'c1', 'w1');
    scene.playOn(1, 'w9', 'w9');
    expect(scene.play(2, 'p1', 'w2')).toHaveLength(1);
  });
});
