import { expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { WindowClock } from '../../../shared/table/runtime/windowClock.ts';
import { HandClock } from '../../support/handClock.ts';

const window = (id: number) => ({ id, kind: 'turn', seats: [seat(0)] });
const fiveSeconds = () => 5000;

function started() {
  const time = new HandClock(10_000);
  const expired: number[] = [];
  const clock = new WindowClock(time, (id) => expired.push(id));
  const span = () => [clock.span?.opens, clock.span?.deadline];
  return { time, clock, expired, span };
}

test('runs out once, for the window that it was set for', async () => {
  const { time, clock, expired, span } = started();
  clock.show(window(1), fiveSeconds);
  expect(span()).toEqual([10_000, 15_000]);
  await time.pass(4999);
  expect(expired).toEqual([]);
  await time.pass(1);
  expect(expired).toEqual([1]);
});

test('the same window keeps its deadline, another one gets its full time', async () => {
  const { time, clock } = started();
  clock.show(window(1), fiveSeconds);
  await time.pass(2000);
  clock.show(window(1), fiveSeconds);
  expect(clock.span?.deadline).toBe(15_000);
  clock.show(window(2), fiveSeconds);
  expect(clock.span?.deadline).toBe(17_000);
});

test('a window that was interrupted goes on with what was left of it', async () => {
  const { time, clock, expired, span } = started();
  clock.show(window(1), fiveSeconds);
  await time.pass(3000);
  clock.show(window(2), fiveSeconds);
  await time.pass(1000);
  clock.show(window(2), fiveSeconds);
  await time.pass(1000);
  clock.show(window(1), fiveSeconds);
  expect(span()).toEqual([15_000, 17_000]);
  await time.pass(2000);
  expect(expired).toEqual([1]);
});

test('stands still while something is shown, and gives nothing away', async () => {
  const { time, clock, expired, span } = started();
  clock.show(window(1), fiveSeconds);
  await time.pass(1000);
  clock.hold(4000);
  clock.show(window(1), fiveSeconds);
  expect(span()).toEqual([15_000, 19_000]);
  clock.hold(4000);
  clock.show(window(2), fiveSeconds);
  expect(span()).toEqual([19_000, 24_000]);
  await time.pass(12_999);
  expect(expired).toEqual([]);
  await time.pass(1);
  expect(expired).toEqual([2]);
});

test('after a restart nobody runs out of time before they could be back', () => {
  const { clock } = started();
  clock.resume(window(1), 9000, 3000);
  expect(clock.span?.deadline).toBe(13_000);
  clock.resume(window(1), 40_000, 3000);
  expect(clock.span?.deadline).toBe(40_000);
  clock.stop();
  expect(clock.span).toBeUndefined();
});

test('closes nothing that has no duration, and begins as soon as it has one', async () => {
  const { time, clock, expired } = started();
  clock.show(window(1), () => undefined);
  await time.pass(60_000);
  expect([clock.span, expired]).toEqual([undefined, []]);
  clock.show(window(1), fiveSeconds);
  await time.pass(5000);
  expect(expired).toEqual([1]);
});
