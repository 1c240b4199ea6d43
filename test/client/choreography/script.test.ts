import { describe, expect, test } from 'vitest';
import { shared, topOf } from '../../../client/choreography/place.ts';
import {
  after,
  endOf,
  inTurn,
  meanwhile,
  staggered,
  together,
  withoutMotion,
} from '../../../client/choreography/script.ts';
import { camera, cue, flip, light, pronounce, shake, speak } from '../../../client/choreography/verbs.ts';
import { words } from '../../../client/choreography/words.ts';
import { seat } from '../../../shared/engine/game.ts';

const a = shake(1, 2);
const b = light('hush', 1, 3);
const starts = ({ steps }: { steps: readonly { at: number }[] }) => steps.map(({ at }) => at);

describe('scripts are put together', () => {
  test('in turn: the second starts when the first is over', () => {
    const script = inTurn(a, 0.5, b);
    expect([script.length, starts(script)]).toEqual([5.5, [0, 2.5]]);
  });

  test('together: it lasts as long as the longest', () => {
    const script = together(a, b, 4);
    expect([script.length, starts(script)]).toEqual([4, [0, 0]]);
  });

  test('staggered: each a little later', () => {
    const script = staggered(0.5, [a, a, b]);
    expect([script.length, starts(script)]).toEqual([4, [0, 0.5, 1]]);
  });

  test('meanwhile: nothing waits for it, but it plays to its end', () => {
    const script = inTurn(meanwhile(b), a);
    expect([script.length, endOf(script), starts(script)]).toEqual([2, 3, [0, 0]]);
  });

  test('after a pause: all at once', () => {
    expect(starts(after(1, a, b))).toEqual([1, 1]);
  });
});

test('without motion cards jump, words stay as long as ever, and the room does not move', () => {
  const spoken = speak(seat(0), words('pass'), 1.2);
  const script = inTurn(together(a, b), flip(topOf(shared('stack')), true, { duration: 2 }), spoken, cue('burn'));
  const still = withoutMotion(script);
  expect(still.length).toBe(script.length);
  expect(still.steps.map(({ at, step }) => [at, step.verb, step.duration])).toEqual([
    [3, 'flip', 0],
    [5, 'speak', 1.2],
    [6.2, 'cue', 0],
  ]);
});

test('without motion the podium is gone to at once, and only there words make the own hand give way', () => {
  const [first, last] = [pronounce(words('trophy'), 1, 'good'), pronounce(words('winner'), 1, 'good')];
  const script = inTurn(camera('toDuel', 1, 1), first, camera('toPodium', 1, 2), last);
  expect(withoutMotion(script).steps).toEqual([
    { at: 1, step: { ...first, below: false } },
    { at: 2, step: { ...camera('toPodium', 1, 2), duration: 0 } },
    { at: 4, step: last },
  ]);
});

test('without motion a cup is there at once, not only when its scene is over', () => {
  const card = topOf(shared('trophies'));
  const script = inTurn(
    { verb: 'rise', card, figure: 'goblet', duration: 1.2 },
    { verb: 'stand', card, duration: 0.6 },
  );
  expect(withoutMotion(script).steps.map(({ step }) => [step.verb, step.duration])).toEqual([
    ['rise', 0],
    ['stand', 0],
  ]);
});
