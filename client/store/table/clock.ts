/** The server's clock as far as this browser can tell: deadlines are given in it. */

import { createStore } from 'zustand/vanilla';
import type { ClockMessage } from '../../../shared/table/protocol.ts';

export interface ClockState {
  /** Milliseconds to add to this browser's clock. */
  readonly offset: number;
}

export const clockStore = createStore<ClockState>(() => ({ offset: 0 }));

export const offsetFrom = ({ now, roundTrip }: ClockMessage, browserNow: number): number =>
  now + roundTrip / 2 - browserNow;

export const setClock = (message: ClockMessage): void =>
  clockStore.setState({ offset: offsetFrom(message, Date.now()) });

export const serverNow = (): number => Date.now() + clockStore.getState().offset;

export interface Countdown {
  /** Milliseconds left; the whole length while the clocks stand still. */
  readonly left: number;
  /** From 1, just opened, to 0. */
  readonly fraction: number;
}

/** What a clock shows. The length comes from the window itself, so that a late joiner sees the same fraction as everybody. */
export function countdown(opens: number, deadline: number, now: number): Countdown | undefined {
  if (deadline === 0) return undefined;
  const length = Math.max(1, deadline - opens);
  const left = Math.min(length, Math.max(0, deadline - Math.max(now, opens)));
  return { left, fraction: left / length };
}
