/** Light, camera, particles and sound. */

import { ease } from '../../choreography/ease.ts';
import type { RoomStep, Seconds, StepOf, WordStep } from '../../choreography/steps.ts';
import type { Motion } from '../../choreography/timeline.ts';
import type { Caption } from '../../choreography/words.ts';
import { emit } from '../stage.ts';
import type { StageCompany } from './company.ts';
import { pointAt } from './spots.ts';

/** A sound that comes later than this belongs to something already past. */
const TOO_LATE: Seconds = 0.25;
/** What bursts right before the camera would fill the picture. */
const BEFORE_THE_EYES = 0.35;

export function roomMotions(company: StageCompany, step: RoomStep, seed: number, late: Seconds): readonly Motion[] {
  switch (step.verb) {
    case 'light':
      return light(company, step);
    case 'camera':
      return camera(company, step);
    case 'shake':
      return [
        {
          channel: company.channels.shake,
          apply: (progress) => {
            company.stage.camera.shake = step.strength * (1 - ease('out', progress));
          },
        },
      ];
    case 'effect': {
      const { kind, spot, duration } = step;
      const own = 'seat' in spot && company.layout.frames[spot.seat]?.own === true;
      const scale = step.scale * (own ? BEFORE_THE_EYES : 1);
      emit(company.stage, kind, pointAt(company.layout, spot), seed, company.stage.time - late, { duration, scale });
      return [];
    }
    case 'cue':
      if (late < TOO_LATE) company.sound(step.cue, step.seat, step.level);
      return [];
  }
}

function light({ stage, channels }: StageCompany, step: StepOf<'light'>): readonly Motion[] {
  const from = stage.light[step.light] ?? 0;
  const channel = channels.light[step.light];
  if (channel === undefined) return [];
  const fades = stage.repertoire.lights[step.light]?.fades === true;
  return [
    {
      channel,
      apply(progress) {
        const changed = ease('inOut', progress);
        stage.light[step.light] = fades ? step.to * (1 - ease('out', progress)) : from + (step.to - from) * changed;
      },
    },
  ];
}

function camera({ stage, channels }: StageCompany, step: StepOf<'camera'>): readonly Motion[] {
  const from = stage.camera[step.shot] ?? 0;
  const channel = channels.camera[step.shot];
  // A card that is held up before a camera elsewhere would lie anywhere in a picture from here.
  if (channel === undefined || stage.still) return [];
  if (step.rival !== undefined && step.seat !== undefined)
    Object.assign(stage.camera, { duelist: step.seat, rival: step.rival });
  else if (step.seat !== undefined) stage.camera.seat = step.seat;
  const orbits = step.shot === 'toPodium';
  return [
    {
      channel,
      apply(progress) {
        stage.camera[step.shot] = from + (step.to - from) * ease('inOut', progress);
        if (orbits) stage.camera.orbit = progress;
      },
    },
  ];
}

/** Words appear and disappear; they never move. Whose time is over takes only itself away, not what has been said since. */
export function wordMotions({ captions }: StageCompany, step: WordStep): readonly Motion[] {
  switch (step.verb) {
    case 'speak': {
      const said = captionOf(step);
      return [
        shownFor((shown) => {
          if (shown) captions.say(step.seat, said);
          else if (captions.current.said[step.seat] === said) captions.say(step.seat, undefined);
        }),
      ];
    }
    case 'announce': {
      const announced = captionOf(step);
      return [
        shownFor((shown) => {
          if (shown) captions.announce(announced);
          else if (captions.current.announced === announced) captions.announce(undefined);
        }),
      ];
    }
    case 'tally':
      captions.tally(step.seat, captionOf(step));
      return [];
    case 'clearWords':
      captions.clear();
      return [];
  }
}

const captionOf = ({ words, tone, below }: Caption): Caption => ({ words, tone, ...(below ? { below } : {}) });

function shownFor(show: (shown: boolean) => void): Motion {
  show(true);
  return {
    channel: {},
    apply(progress) {
      if (progress >= 1) show(false);
    },
  };
}
