/** Where a replay stands and how it runs. Controls hear of what they show; the moment itself is read in every frame. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seconds } from '../../choreography/steps.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayheadState {
  readonly playing: boolean;
  readonly speed: Speed;
  /** Rises with every jump: whoever draws has to draw anew. */
  readonly jumps: number;
  /** The moment, as often as a time line has to move. */
  readonly shown: Seconds;
  /** How far anybody has come: what lies behind it is no secret any more. */
  readonly furthest: Seconds;
}

export interface Stretch {
  readonly from: Seconds;
  readonly to: Seconds;
  /** Begins again at its end. */
  readonly loop: boolean;
}

export interface Playhead {
  readonly state: StoreApi<PlayheadState>;
  /** The moment, to be read in a frame. */
  readonly time: Seconds;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Whether it plays stays as it is. */
  seek(time: Seconds): void;
  /** Another film, or another part of it. Keeps the moment where it can. */
  stretch(stretch: Stretch): void;
  tick(dt: Seconds): void;
}

const TOLD_EVERY: Seconds = 0.1;

export function createPlayhead(
  whole: Stretch,
  begin: Partial<Pick<PlayheadState, 'playing' | 'speed'>> = {},
): Playhead {
  const state = createStore<PlayheadState>(() => ({
    playing: false,
    speed: 1,
    jumps: 0,
    shown: whole.from,
    furthest: whole.from,
    ...begin,
  }));
  let { from, to, loop } = whole;
  let time = from;

  const tell = (): void => {
    if (state.getState().shown !== time)
      state.setState(({ furthest }) => ({ shown: time, furthest: Math.max(furthest, time) }));
  };
  const seek = (wanted: Seconds): void => {
    time = Math.min(to, Math.max(from, wanted));
    state.setState(({ jumps, furthest }) => ({ jumps: jumps + 1, shown: time, furthest: Math.max(furthest, time) }));
  };

  return {
    state,
    get time() {
      return time;
    },
    play() {
      if (time >= to) seek(from);
      state.setState({ playing: true });
    },
    pause() {
      tell();
      state.setState({ playing: false });
    },
    setSpeed: (speed) => state.setState({ speed }),
    seek,
    stretch(next) {
      ({ from, to, loop } = next);
      seek(time);
    },
    tick(dt) {
      const { playing, speed, shown } = state.getState();
      if (!playing) return;
      time += dt * speed;
      if (time >= to && loop) seek(from);
      else if (time >= to) {
        time = to;
        tell();
        state.setState({ playing: false });
      } else if (Math.abs(time - shown) >= TOLD_EVERY * Math.max(1, speed)) tell();
    },
  };
}
