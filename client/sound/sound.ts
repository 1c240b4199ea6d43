/** Cues over a quiet music, silent until somebody has touched the page. */

import type { Seat } from '../../shared/engine/game.ts';
import type { Cue } from '../choreography/cues.ts';
import type { Settings, SettingsStore } from '../store/settings.ts';
import { barLength, playBar, type Room } from './music.ts';
import { RECIPES } from './recipes.ts';
import type { Output, Seconds } from './synth.ts';

export interface Sound {
  play(cue: Cue, seat?: Seat, level?: number): void;
  /** The room whose music plays; undefined is silence. */
  enter(room: Room | undefined): void;
  close(): void;
}

/** Louder than this in one moment only crackles: six paws land at once. */
const MOST_AT_ONCE = 12;
const AT_ONCE: Seconds = 0.08;
/** Music is written this far ahead, so that a busy frame leaves no gap in it. */
const AHEAD: Seconds = 2.5;
const DUCKED = 0.35;
const DUCK_FOR: Seconds = 1.2;
const DUCKING: readonly Cue[] = [
  'hush',
  'heartbeat',
  'drumroll',
  'verdictTrue',
  'verdictLie',
  'trophy',
  'worldsEnd',
  'fanfare',
  'showdown',
  'bust',
];

export function createSound(settings: SettingsStore): Sound {
  let mixer: Mixer | undefined;
  let room: Room | undefined;
  let recent: Seconds[] = [];

  /** Browsers refuse sound before a gesture, and an early context would stay mute for good. */
  const wake = (): void => {
    if (mixer !== undefined || typeof AudioContext === 'undefined') return;
    mixer = createMixer(new AudioContext(), settings.getState());
    mixer.enter(room);
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
      if (DUCKING.includes(cue)) mixer.duck();
      mixer.cue(cue, seat, level);
    },
    enter(next) {
      room = next;
      mixer?.enter(next);
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

type Mixer = ReturnType<typeof createMixer>;

function createMixer(context: AudioContext, settings: Settings) {
  const limiter = context.createDynamicsCompressor();
  const effects = context.createGain();
  const music = context.createGain();
  const ducking = context.createGain();
  effects.connect(limiter);
  music.connect(ducking).connect(limiter);
  limiter.connect(context.destination);
  const musicOutput: Output = { context, out: music, chance: Math.random };
  let timer: ReturnType<typeof setInterval> | undefined;
  let written: Seconds = 0;
  let bar = 0;

  const adjust = ({ soundVolume, musicVolume, muted }: Settings): void => {
    effects.gain.setTargetAtTime(muted ? 0 : soundVolume, context.currentTime, 0.05);
    music.gain.setTargetAtTime(muted ? 0 : musicVolume, context.currentTime, 0.2);
  };
  adjust(settings);

  /** A seat is heard where it sits: a cue that nobody made comes from the middle. */
  const outputFor = (seat: Seat | undefined, level: number): Output => {
    const loudness = context.createGain();
    loudness.gain.value = level;
    const place = context.createStereoPanner();
    place.pan.value = seat === undefined ? 0 : Math.sin(seat * 2.4) * 0.6;
    loudness.connect(place).connect(effects);
    return { context, out: loudness, chance: Math.random };
  };

  const write = (room: Room): void => {
    if (context.state !== 'running') return;
    if (written < context.currentTime) written = context.currentTime + 0.1;
    while (written < context.currentTime + AHEAD) {
      playBar(musicOutput, room, bar, written);
      written += barLength(room);
      bar += 1;
    }
  };

  return {
    now: () => context.currentTime,
    adjust,
    resume: () => void context.resume(),
    hush: (hidden: boolean) => void (hidden ? context.suspend() : context.resume()),
    cue: (cue: Cue, seat: Seat | undefined, level: number) => RECIPES[cue](outputFor(seat, level), context.currentTime),
    duck() {
      const { gain } = ducking;
      gain.cancelScheduledValues(context.currentTime);
      gain.setTargetAtTime(DUCKED, context.currentTime, 0.08);
      gain.setTargetAtTime(1, context.currentTime + DUCK_FOR, 0.6);
    },
    enter(room: Room | undefined) {
      clearInterval(timer);
      if (room === undefined) return;
      write(room);
      timer = setInterval(() => write(room), 500);
    },
    close() {
      clearInterval(timer);
      void context.close();
    },
  };
}
