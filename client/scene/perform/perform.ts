/** Puts steps on the stage: the only place that knows how a stage direction looks. */

import { MAX_SEATS } from '../../../shared/table/seats.ts';
import type { Script, TimedStep } from '../../choreography/script.ts';
import type { Step } from '../../choreography/steps.ts';
import { createTimeline, type Motion, type Timeline, type Track } from '../../choreography/timeline.ts';
import type { Repertoire } from '../repertoire.ts';
import { cardMotions } from './cardMoves.ts';
import { catMotions } from './catMoves.ts';
import type { Channels, StageCompany } from './company.ts';
import { roomMotions, wordMotions } from './roomMoves.ts';

export function perform(company: StageCompany, script: Script): Timeline {
  const tracks = script.steps.map(({ at, step }: TimedStep, index): Track => {
    const { duration } = step;
    return { at, duration, begin: (late) => motionsOf(company, step, index, late) };
  });
  return createTimeline(tracks, script.length);
}

function motionsOf(company: StageCompany, step: Step, seed: number, late: number): readonly Motion[] {
  switch (step.verb) {
    case 'slide':
    case 'flip':
    case 'spin':
    case 'shiver':
    case 'jolt':
    case 'glow':
    case 'sweep':
    case 'shuffle':
    case 'tidy':
    case 'bring':
    case 'remove':
    case 'rise':
    case 'stand':
    case 'shatter':
      return cardMotions(company, step);
    case 'light':
    case 'camera':
    case 'shake':
    case 'effect':
    case 'cue':
      return roomMotions(company, step, seed, late);
    case 'speak':
    case 'announce':
    case 'tally':
    case 'clearWords':
      return wordMotions(company, step);
    default:
      return catMotions(company, step);
  }
}

const named = (names: readonly string[]): { readonly [name: string]: object } =>
  Object.fromEntries(names.map((name) => [name, {}]));

export function createChannels({ lights, shots }: Repertoire): Channels {
  return {
    seats: Array.from({ length: MAX_SEATS }, () => ({ root: {}, paw: {}, mood: {}, gaze: {} })),
    light: named(Object.keys(lights)),
    camera: named(shots),
    shake: {},
  };
}
