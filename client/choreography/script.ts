/** Steps in time. Scripts are put together like sentences: one after another, several at once, some a little later. */

import type { Seconds, Step } from './steps.ts';

export interface TimedStep {
  readonly at: Seconds;
  readonly step: Step;
}

export interface Script {
  readonly length: Seconds;
  /** In the order in which they start. */
  readonly steps: readonly TimedStep[];
}

export const SILENCE: Script = { length: 0, steps: [] };

type Part = Script | Step | Seconds;

/** A number is a pause. */
const scriptOf = (part: Part): Script => {
  if (typeof part === 'number') return { length: part, steps: [] };
  return 'verb' in part ? { length: part.duration, steps: [{ at: 0, step: part }] } : part;
};

const inOrder = (steps: TimedStep[]): readonly TimedStep[] => steps.sort((a, b) => a.at - b.at);

/** One after another. */
export function inTurn(...parts: readonly Part[]): Script {
  let length = 0;
  const steps: TimedStep[] = [];
  for (const part of parts) {
    const script = scriptOf(part);
    for (const { at, step } of script.steps) steps.push({ at: length + at, step });
    length += script.length;
  }
  return { length, steps: inOrder(steps) };
}

/** All at once; it lasts as long as the longest. */
export function together(...parts: readonly Part[]): Script {
  const scripts = parts.map(scriptOf);
  return {
    length: Math.max(0, ...scripts.map((script) => script.length)),
    steps: inOrder(scripts.flatMap((script) => [...script.steps])),
  };
}

/** All at once, after a pause. */
export const after = (pause: Seconds, ...parts: readonly Part[]): Script => inTurn(pause, together(...parts));

/** Each starts a little after the one before, without waiting for its end. */
export function staggered(pause: Seconds, parts: readonly Part[]): Script {
  return together(...parts.map((part, index) => after(index * pause, part)));
}

/** Plays, but nothing waits for it. */
export const meanwhile = (part: Part): Script => ({ length: 0, steps: scriptOf(part).steps });

/** Takes this long, and longer only when it must. */
export const lasting = (seconds: Seconds, script: Script): Script => ({
  length: Math.max(seconds, script.length),
  steps: script.steps,
});

/** The same, told faster where it would take longer than this. */
export function within(seconds: Seconds, script: Script): Script {
  if (script.length <= seconds) return script;
  const faster = seconds / script.length;
  return {
    length: seconds,
    steps: script.steps.map(({ at, step }) => ({ at: at * faster, step: withDuration(step, step.duration * faster) })),
  };
}

/** What takes no time goes on taking none. */
const withDuration = (step: Step, duration: Seconds): Step =>
  step.duration === 0 ? step : ({ ...step, duration } as Step);

/** The moment at which the last of its steps is over, the ones that nothing waits for included. */
export const endOf = ({ length, steps }: Script): Seconds =>
  steps.reduce((end, { at, step }) => Math.max(end, at + step.duration), length);

/**
 * What somebody sees who asked for less motion: everything happens at the same moments, but things jump and the room stays still. Only
 * the podium is gone to, at once: who stands on it would be cut off by the edge.
 */
export function withoutMotion(script: Script): Script {
  const isHonour = ({ step }: TimedStep): boolean => step.verb === 'camera' && step.shot === 'toPodium';
  const honoured = script.steps.find(isHonour)?.at ?? Number.POSITIVE_INFINITY;
  const steps = script.steps.flatMap((timed): TimedStep[] => {
    const { at, step } = timed;
    switch (step.verb) {
      case 'announce':
        // Where nobody goes closer the own hand does not make room for it.
        return [{ at, step: at < honoured ? { ...step, below: false } : step }];
      case 'camera':
        return isHonour(timed) ? [{ at, step: { ...step, duration: 0 } }] : [];
      case 'speak':
      case 'tally':
      case 'clearWords':
      case 'cue':
      case 'feel':
      case 'look':
      case 'lay':
      case 'creep':
        return [{ at, step }];
      case 'slide':
      case 'flip':
      case 'sweep':
      case 'tidy':
      case 'bring':
      case 'remove':
      case 'rake':
      case 'withdraw':
      case 'rise':
      case 'stand':
      case 'podium':
        return [{ at, step: { ...step, duration: 0 } }];
      default:
        return [];
    }
  });
  return { length: script.length, steps };
}
