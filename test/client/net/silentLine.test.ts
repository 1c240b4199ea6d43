import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLine } from '../../../client/net/silentLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line that answers is never lost, one that stops answering is, once', () => {
  let answers = true;
  const lost = vi.fn();
  watchLine({ ping: (answered) => answers && answered() }, lost);
  vi.advanceTimersByTime(120_000);
  expect(lost).not.toHaveBeenCalled();
  answers = false;
  vi.advanceTimersByTime(9000);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(lost).toHaveBeenCalledOnce();
});

test('a page that slept does not take that for silence', () => {
  const lost = vi.fn();
  const stop = watchLine({ ping: () => undefined }, lost);
  const tick = () => vi.advanceTimersToNextTimer();
  for (let wake = 0; wake < 5; wake += 1) {
    tick();
    tick();
    // Asleep for ten minutes: timers stand still, the clock does not.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
  }
  expect(lost).not.toHaveBeenCalled();
  stop();
});

test('nobody is told after it was stopped', () => {
  const lost = vi.fn();
  watchLine({ ping: () => undefined }, lost)();
  vi.advanceTimersByTime(60_000);
  expect(lost).not.toHaveBeenCalled();
});
