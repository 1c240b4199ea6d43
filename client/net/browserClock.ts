import type { Clock } from '../../shared/table/runtime/clock.ts';
import { serverNow } from '../store/table/clock.ts';

/** For a table in this browser: the clock that the screen counts its deadlines by. */
export const browserClock: Clock = {
  now: () => Math.round(serverNow()),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};
