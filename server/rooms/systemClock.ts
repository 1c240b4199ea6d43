import type { Clock } from '../../shared/table/runtime/clock.ts';

/** Not `Date`: that goes back when the machine's clock is set back. */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};
