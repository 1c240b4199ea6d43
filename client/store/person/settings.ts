/** How one person likes to see, hear and hold the game. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { LANGUAGES, type Language } from '../../../shared/table/talk.ts';
import { type BrowserStorage, browserStorage } from '../page/storage.ts';

export const QUALITIES = ['auto', 'off', 'low', 'mid', 'high'] as const;
export type QualityChoice = (typeof QUALITIES)[number];

export const ANIMATION_SPEEDS = [0.5, 1, 1.5, 2] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

export interface Settings {
  /** `auto` follows the browser. */
  readonly language: Language | 'auto';
  readonly largeText: boolean;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  readonly animationSpeed: AnimationSpeed;
  /** Every reveal in full; otherwise most are told in short. */
  readonly wholeReveals: boolean;
  /** From 0 to 1. */
  readonly soundVolume: number;
  readonly musicVolume: number;
  readonly muted: boolean;
  readonly quality: QualityChoice;
  /** Marks what differs in colour by patterns, too. */
  readonly colourBlind: boolean;
}

export type SettingsStore = StoreApi<Settings>;

const KEY = 'settings';

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  largeText: false,
  leftHanded: false,
  reducedMotion: false,
  animationSpeed: 1,
  wholeReveals: false,
  soundVolume: 0.8,
  musicVolume: 0.4,
  muted: false,
  quality: 'auto',
  colourBlind: false,
};

const oneOf = <T>(values: readonly T[], input: unknown, fallback: T): T =>
  values.includes(input as T) ? (input as T) : fallback;
const flag = (input: unknown, fallback: boolean): boolean => (typeof input === 'boolean' ? input : fallback);
const fraction = (input: unknown, fallback: number): number =>
  typeof input === 'number' && input >= 0 && input <= 1 ? input : fallback;

/** Takes over every field that makes sense: a single spoilt one must not throw the others away. */
export function parseSettings(input: unknown, defaults: Settings = DEFAULT_SETTINGS): Settings {
  const stored = (typeof input === 'object' && input !== null ? input : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    language: oneOf(['auto', ...LANGUAGES] as const, stored.language, defaults.language),
    largeText: flag(stored.largeText, defaults.largeText),
    leftHanded: flag(stored.leftHanded, defaults.leftHanded),
    reducedMotion: flag(stored.reducedMotion, defaults.reducedMotion),
    animationSpeed: oneOf(ANIMATION_SPEEDS, stored.animationSpeed, defaults.animationSpeed),
    wholeReveals: flag(stored.wholeReveals, defaults.wholeReveals),
    soundVolume: fraction(stored.soundVolume, defaults.soundVolume),
    musicVolume: fraction(stored.musicVolume, defaults.musicVolume),
    muted: flag(stored.muted, defaults.muted),
    quality: oneOf(QUALITIES, stored.quality, defaults.quality),
    colourBlind: flag(stored.colourBlind, defaults.colourBlind),
  };
}

/** `fixed` comes from the address (`?gfx=off`): it counts for this visit and is not remembered. */
export function createSettings(
  storage: BrowserStorage,
  fixed: Partial<Settings> = {},
  defaults = DEFAULT_SETTINGS,
): SettingsStore {
  const store = createStore<Settings>(() => ({ ...parseSettings(storage.read(KEY), defaults), ...fixed }));
  store.subscribe((settings, before) => {
    const stored = parseSettings(storage.read(KEY), defaults);
    const changed = Object.entries(settings).filter(([name, value]) => before[name as keyof Settings] !== value);
    storage.write(KEY, { ...stored, ...Object.fromEntries(changed) });
  });
  return store;
}

function fromAddress(): Partial<Settings> {
  if (typeof location === 'undefined') return {};
  const asked = new URLSearchParams(location.search).get('gfx');
  return QUALITIES.includes(asked as QualityChoice) ? { quality: asked as QualityChoice } : {};
}

const prefersStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const settingsStore = createSettings(browserStorage, fromAddress(), {
  ...DEFAULT_SETTINGS,
  reducedMotion: prefersStillness(),
});
