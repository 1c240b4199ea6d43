import { expect, test } from 'vitest';
import { createPlayhead } from '../../../../client/replay/film/playhead.ts';

const WHOLE = { from: 0, to: 10, loop: false };

test('plays at its speed, stops at the end, and begins again from there', () => {
  const head = createPlayhead(WHOLE);
  head.tick(1);
  expect(head.time).toBe(0);
  head.setSpeed(4);
  head.play();
  head.tick(2);
  expect(head.time).toBe(8);
  head.tick(2);
  expect(head.time).toBe(10);
  expect(head.state.getState()).toMatchObject({ playing: false, shown: 10 });
  head.play();
  expect(head.time).toBe(0);
  expect(head.state.getState()).toMatchObject({ playing: true, furthest: 10 });
});

test('a loop never ends, and stays within its stretch', () => {
  const head = createPlayhead({ from: 3, to: 6, loop: true }, { playing: true });
  expect(head.time).toBe(3);
  head.tick(2.5);
  head.tick(1);
  expect(head.time).toBe(3);
  head.seek(99);
  expect(head.time).toBe(6);
});

test('every jump is told, also one to the same moment: somebody has to draw it', () => {
  const head = createPlayhead(WHOLE);
  let told = 0;
  head.state.subscribe(() => {
    told += 1;
  });
  head.seek(4);
  head.seek(4);
  expect(told).toBe(2);
});

test('the time line is told often enough to move, and not in every frame', () => {
  const head = createPlayhead(WHOLE, { playing: true });
  let told = 0;
  head.state.subscribe(() => {
    told += 1;
  });
  for (let frame = 0; frame < 60; frame += 1) head.tick(1 / 60);
  expect(told).toBeGreaterThan(5);
  expect(told).toBeLessThan(12);
});
