/** Runs frames: by the display's clock, or by hand where pictures must come out the same every time (`?clock=fixed`). */

import type { Pacer } from './frame/pacer.ts';
import type { Frame } from './frame.ts';
import { adaptedScale } from './quality.ts';
import type { Stage } from './stage.ts';

export interface LoopTarget {
  readonly frame: Frame;
  readonly stage: Stage;
  readonly pacer: Pacer;
  readonly idleRate: number;
  render(): void;
  /** 0 to 1 of the largest resolution. */
  setResolution(scale: number): void;
}

export interface Loop {
  /** Asks for one frame: something changed on a table that stands still. */
  wake(): void;
  stop(): void;
}

/** After a pause in the background the stage must not race through what was missed; the director settles it instead. */
const LONGEST_STEP = 2;
/** Frames of play that tell how fast this device is. */
const ENOUGH_FRAMES = 45;

export function runLoop(target: LoopTarget): Loop {
  let request = 0;
  let last = performance.now();
  let wanted = true;
  let scale = 1;
  let played = false;
  let frames = 0;
  let spent = 0;
  const step = (now: number) => {
    request = requestAnimationFrame(step);
    const { playing } = target.stage;
    if (!target.pacer.due(now, { hidden: document.hidden, playing, idleRate: target.idleRate }, wanted)) return;
    wanted = false;
    const passed = now - last;
    last = now;
    target.frame.tick(Math.min(LONGEST_STEP, passed / 1000));
    target.render();
    // At rest frames are spared on purpose, and a hidden page has none: only the time between two frames of play counts,
    // over many short plays if need be.
    if (playing && played && passed < LONGEST_STEP * 1000) {
      frames += 1;
      spent += passed;
    }
    played = playing;
    if (frames < ENOUGH_FRAMES) return;
    const adapted = adaptedScale(scale, spent / frames);
    if (adapted !== scale) target.setResolution(adapted);
    scale = adapted;
    frames = 0;
    spent = 0;
  };
  request = requestAnimationFrame(step);
  return {
    wake() {
      wanted = true;
    },
    stop() {
      cancelAnimationFrame(request);
    },
  };
}

declare global {
  interface Window {
    /** Moves the stage to a time, in seconds, and draws it. Only with the fixed clock. */
    __advance?: (time: number) => void;
  }
}

export const clockIsFixed = (search: string): boolean => new URLSearchParams(search).get('clock') === 'fixed';

export function runByHand(target: Pick<LoopTarget, 'frame' | 'stage' | 'render'>): Loop {
  const advance = (time: number) => {
    target.frame.tick(time - target.stage.time);
    target.render();
  };
  window.__advance = advance;
  return {
    wake: () => advance(target.stage.time),
    stop() {
      delete window.__advance;
    },
  };
}
