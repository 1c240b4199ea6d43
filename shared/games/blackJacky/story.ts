/** Events as they are found, with the state that they lead to: for what decides several steps in a row. */

import { evolve } from './evolve.ts';
import type { JackyEvent, JackyState } from './model.ts';

export interface Story {
  readonly state: JackyState;
  readonly events: readonly JackyEvent[];
  tell(event: JackyEvent): void;
}

export function beginStory(start: JackyState | undefined, told: readonly JackyEvent[]): Story {
  let state = told.reduce<JackyState | undefined>(evolve, start);
  const events = [...told];
  return {
    get state() {
      if (state === undefined) throw new Error('Nothing was told yet');
      return state;
    },
    events,
    tell(event) {
      state = evolve(state, event);
      events.push(event);
    },
  };
}
