import { describe, expect, test } from 'vitest';
import { createTimeline, type Track } from '../../../client/choreography/timeline.ts';

interface Thing {
  x: number;
}

/** A straight movement from wherever the thing is. */
const move = (thing: Thing, to: number, at: number, duration: number): Track => ({
  at,
  duration,
  begin() {
    const from = thing.x;
    return [
      {
        channel: thing,
        apply(progress) {
          thing.x = from + (to - from) * progress;
        },
      },
    ];
  },
});

describe('a timeline', () => {
  test('moves a thing from where it is when its track starts', () => {
    const thing = { x: 4 };
    const timeline = createTimeline([move(thing, 8, 1, 2)], 3);
    timeline.seek(0.9);
    expect(thing.x).toBe(4);
    thing.x = 6;
    timeline.seek(2);
    expect(thing.x).toBe(7);
    timeline.seek(3);
    expect(thing.x).toBe(8);
  });

  test('blends an interrupted movement into the one that takes over', () => {
    const thing = { x: 0 };
    const timeline = createTimeline([move(thing, 10, 0, 2), move(thing, 0, 1, 1)], 2);
    timeline.seek(1);
    expect(thing.x).toBe(5);
    timeline.seek(1.5);
    expect(thing.x).toBe(2.5);
  });

  test('leaves a thing alone once a shorter movement took it over and is done', () => {
    const thing = { x: 0 };
    const timeline = createTimeline([move(thing, 10, 0, 10), move(thing, 1, 1, 1)], 10);
    timeline.seek(5);
    expect(thing.x).toBe(1);
  });

  test.each([0.016, 0.1, 0.37, 2.9])('ends in the same place with frames of %f s', (frame) => {
    const thing = { x: 0 };
    const timeline = createTimeline([move(thing, 10, 0, 2), move(thing, -3, 0.7, 1.5), move(thing, 5, 1.1, 2)], 3.1);
    for (let time = 0; time < 2.4; time += frame) timeline.seek(time);
    timeline.seek(2.4);
    expect(thing.x).toBeCloseTo(middleOfThree(), 10);
  });

  test('says how late a track begins when it is entered in the middle', () => {
    const late: number[] = [];
    const track = (at: number): Track => ({
      at,
      duration: 0,
      begin(by) {
        late.push(by);
        return [];
      },
    });
    createTimeline([track(0), track(1), track(5)], 6).seek(3);
    expect(late).toEqual([3, 2]);
  });

  test('never goes back', () => {
    const thing = { x: 0 };
    const timeline = createTimeline([move(thing, 10, 0, 2)], 2);
    timeline.seek(1);
    timeline.seek(0.2);
    expect([thing.x, timeline.time]).toEqual([5, 1]);
  });
});

/** Where exact arithmetic puts the thing of the three movements at 2.4 s. */
function middleOfThree(): number {
  const atSecond = 10 * (0.7 / 2);
  const atThird = atSecond + (-3 - atSecond) * (0.4 / 1.5);
  return atThird + (5 - atThird) * (1.3 / 2);
}
