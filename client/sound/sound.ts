/** Cues over a quiet music, silent until somebody has touched the page. */

import type { Seat } from '../../shared/engine/game.ts';
import type { Species } from '../../shared/table/people/catLook.ts';
import type { Cue } from '../choreography/cues.ts';
import type { Settings, SettingsStore } from '../store/person/settings.ts';
import type { Recipe } from './blocks.ts';
import type { GameSound } from './gameSound.ts';
import { createMix } from './mix.ts';
import { barLength, type Music } from './music.ts';
import { RECIPES } from './recipes.ts';
import type { Output, Seconds } from './synth.ts';
import { VOICES } from './voices.ts';

export interface Sound {
  play(cue: Cue, seat?: Seat, level?: number): void;
  /** The game that is heard now; undefined is silence. */
  enter(game: GameSound | undefined): void;
  /** Who sits where: every species has its voice. */
  cast(species: readonly Species[]): void;
  close(): void;
}

/** Louder than this in one moment only crackles: six paws land at once. */
const MOST_AT_ONCE = 12;
const AT_ONCE: Seconds = 0.08;
/** Music is written this far ahead, so that a busy frame leaves no gap in it. */
const AHEAD: Seconds = 2.5;
const DUCKING: readonly Cue[] = ['hush', 'heartbeat', 'drumroll', 'verdictTrue', 'verdictLie', 'fanfare'];

export function createSound(settings: SettingsStore): Sound {
  let mixer: Mixer | undefined;
  let game: GameSound | undefined;
  let recent: Seconds[] = [];
  let cats: readonly Species[] = [];

  /** Browsers refuse sound before a gesture, and an early context would stay mute for good. */
  const wake = (): void => {
    if (mixer !== undefined || typeof AudioContext === 'undefined') return;
    mixer = createMixer(new AudioContext(), settings.getState());
    mixer.enter(game?.music);
  };
  const onGesture = (): void => {
    wake();
    mixer?.resume();
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) addEventListener(gesture, onGesture, { capture: true, passive: true });
  const unsubscribe = settings.subscribe((now) => mixer?.adjust(now));
  const onVisibility = (): void => mixer?.hush(document.hidden);
  document.addEventListener('visibilitychange', onVisibility);

  return {
    play(cue, seat, level = 1) {
      if (mixer === undefined || settings.getState().muted) return;
      const now = mixer.now();
      recent = recent.filter((at) => now - at < AT_ONCE);
      if (recent.length >= MOST_AT_ONCE) return;
      recent.push(now);
      mixer.cue(
        cue,
        { recipe: recipeOf(cue, game), ducks: DUCKING.includes(cue) || game?.ducking?.includes(cue) === true },
        seat,
        level,
        seat === undefined ? undefined : cats[seat],
      );
    },
    enter(next) {
      game = next;
      mixer?.enter(next?.music);
    },
    cast(species) {
      cats = species;
    },
    close() {
      for (const gesture of gestures) removeEventListener(gesture, onGesture, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      unsubscribe();
      mixer?.close();
      mixer = undefined;
    },
  };
}

const COMMON: { readonly [cue: Cue]: Recipe } = RECIPES;

/** How a cue sounds at the table of this game. A cue without a sound is a bug of the script that used it. */
export function recipeOf(cue: Cue, game: GameSound | undefined): Recipe {
  const recipe = game?.recipes[cue] ?? COMMON[cue];
  if (recipe === undefined) throw new Error(`No sound for "${cue}"`);
  return recipe;
}

type Mixer = ReturnType<typeof createMixer>;

interface Heard {
  readonly recipe: Recipe;
  /** The music makes room for it. */
  readonly ducks: boolean;
}

function createMixer(context: AudioContext, settings: Settings) {
  const mix = createMix(context);
  let timer: ReturnType<typeof setInterval> | undefined;
  let written: Seconds = 0;
  let bar = 0;

  const adjust = ({ soundVolume, musicVolume, muted }: Settings): void => {
    mix.effects.gain.setTargetAtTime(muted ? 0 : soundVolume, context.currentTime, 0.05);
    mix.music.gain.setTargetAtTime(muted ? 0 : musicVolume, context.currentTime, 0.2);
  };
  adjust(settings);

  /** A seat is heard where it sits: a cue that nobody made comes from the middle. */
  const outputFor = (cue: Cue, seat: Seat | undefined, level: number, species: Species | undefined): Output => {
    const loudness = context.createGain();
    loudness.gain.value = level;
    const place = context.createStereoPanner();
    place.pan.value = seat === undefined ? 0 : Math.sin(seat * 2.4) * 0.6;
    loudness.connect(place).connect(mix.busFor(cue));
    return {
      context,
      out: loudness,
      chance: Math.random,
      ...(species === undefined ? {} : { voice: VOICES[species] }),
    };
  };

  const write = (style: Music): void => {
    if (context.state !== 'running') return;
    if (written < context.currentTime) written = context.currentTime + 0.1;
    while (written < context.currentTime + AHEAD) {
      mix.writeBar(style, bar, written, Math.random);
      written += barLength(style);
      bar += 1;
    }
  };

  return {
    now: () => context.currentTime,
    adjust,
    resume: () => void context.resume(),
    hush: (hidden: boolean) => void (hidden ? context.suspend() : context.resume()),
    cue(cue: Cue, { recipe, ducks }: Heard, seat: Seat | undefined, level: number, species: Species | undefined) {
      mix.follow(cue, ducks);
      recipe(outputFor(cue, seat, level, species), context.currentTime);
    },
    enter(style: Music | undefined) {
      clearInterval(timer);
      if (style === undefined) return;
      write(style);
      timer = setInterval(() => write(style), 500);
    },
    close() {
      clearInterval(timer);
      void context.close();
    },
  };
}
