/** What is heard of a stretch, written all at once: no clock runs, so every device makes the same sound. */

import type { Seat } from '../../shared/engine/game.ts';
import type { Cue } from '../choreography/cues.ts';
import type { Seconds } from '../choreography/steps.ts';
import type { Film } from '../replay/film/film.ts';
import type { GameSound } from '../sound/gameSound.ts';
import { recipeOf } from '../sound/sound.ts';
import type { ClipStretch } from './stretch.ts';

export interface TimedCue {
  readonly at: Seconds;
  readonly cue: Cue;
  readonly seat: Seat | undefined;
  readonly level: number;
}

export function cuesIn(film: Film, { from, to }: ClipStretch): readonly TimedCue[] {
  return film.scenes
    .filter(({ start, length }) => start < to && start + length > from)
    .flatMap(({ start, script }) =>
      script.steps.flatMap(({ at, step }): readonly TimedCue[] =>
        // Later ones belong to a scene that is over by then.
        step.verb === 'cue' && at <= script.length
          ? [{ at: start + at - from, cue: step.cue, seat: step.seat, level: step.level }]
          : [],
      ),
    )
    .filter(({ at }) => at >= 0 && at < to - from);
}

const RATE = 48_000;
const VOLUME = 0.8;

export function soundtrackOf(film: Film, stretch: ClipStretch, game: GameSound | undefined): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil((stretch.to - stretch.from) * RATE), RATE);
  const limiter = context.createDynamicsCompressor();
  limiter.connect(context.destination);
  const chance = drawnByLot();
  for (const { at, cue, seat, level } of cuesIn(film, stretch)) {
    const loudness = context.createGain();
    loudness.gain.value = level * VOLUME;
    const place = context.createStereoPanner();
    place.pan.value = seat === undefined ? 0 : Math.sin(seat * 2.4) * 0.6;
    loudness.connect(place).connect(limiter);
    recipeOf(cue, game)({ context, out: loudness, chance }, at);
  }
  return context.startRendering();
}

/** The same every time. */
function drawnByLot(): () => number {
  let state = 0x2545f491;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
