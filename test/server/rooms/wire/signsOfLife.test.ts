import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SignsOfLife } from '../../../../server/rooms/wire/signsOfLife.ts';

class FakeLine extends EventEmitter {
  asked = 0;
  isGone = false;

  ping(): void {
    this.asked += 1;
  }

  terminate(): void {
    this.isGone = true;
    this.emit('close');
  }
}

const ROUND = 30;
let signs: SignsOfLife;
beforeEach(() => {
  signs = new SignsOfLife();
});
afterEach(() => signs.stop());

const lines = (count: number): readonly FakeLine[] => {
  const made = Array.from({ length: count }, () => new FakeLine());
  for (const line of made) signs.add(line);
  return made;
};
const rounds = (count: number): void => {
  for (let turn = 0; turn < count * ROUND; turn += 1) signs.ask();
};

test('a few are asked at a time, and everybody once in a round', () => {
  const all = lines(1000);
  for (let turn = 0; turn < ROUND; turn += 1) {
    const before = all.reduce((sum, { asked }) => sum + asked, 0);
    signs.ask();
    expect(all.reduce((sum, { asked }) => sum + asked, 0) - before).toBeLessThanOrEqual(34);
  }
  expect(all.every(({ asked }) => asked === 1)).toBe(true);
});

test('who owes two answers is gone, who answers stays, and who has left is not asked', () => {
  const [silent, alive, left] = lines(3) as [FakeLine, FakeLine, FakeLine];
  left.emit('close');
  for (let round = 0; round < 5; round += 1) {
    rounds(1);
    alive.emit('pong');
  }
  expect(silent).toMatchObject({ asked: 2, isGone: true });
  expect(alive).toMatchObject({ asked: 5, isGone: false });
  expect(left.asked).toBe(0);
});
