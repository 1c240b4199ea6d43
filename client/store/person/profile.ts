/** Who sits in front of this browser, and what it chose last. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pace } from '../../../shared/engine/game.ts';
import type { Profile } from '../../../shared/table/api.ts';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';
import { type BrowserStorage, browserStorage } from '../page/storage.ts';

export interface ProfileState {
  /** Empty until the server gave one. */
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly look: CatLook | undefined;
  /** What Play plays; empty until something was chosen. */
  readonly game: string;
  /** Undefined until one was chosen. */
  readonly pace: Pace | undefined;
  readonly company: Opponents;
  readonly bots: BotWish;
  readonly quick: QuickWish;
  /** Whether the first lesson has been offered. */
  readonly lessonOffered: boolean;
  /** Matches finished in this browser: a newcomer gets bots and explanations first. */
  readonly matches: number;
  /** Whether this cat can be had again by a passkey or a code; `later` once somebody did not want to be asked. */
  readonly kept: '' | 'kept' | 'later';
}

/** Which bots Play brings. */
export interface BotWish {
  /** Cats at the table, one's own included; undefined for as many as usual. */
  readonly seats: number | undefined;
  readonly level: BotLevel | 'mixed';
  /** The kind of match that was chosen for each game. */
  readonly presets: { readonly [game: string]: string };
}

/** What a quick match with people should be like. */
export interface QuickWish {
  readonly seats: number | 'any';
  /** Whether bots may take what stays empty. */
  readonly bots: boolean;
}

export const OPPONENTS = ['bots', 'people'] as const;
export type Opponents = (typeof OPPONENTS)[number];

export type ProfileStore = StoreApi<ProfileState>;

const KEY = 'profile';
const NOBODY: ProfileState = {
  token: '',
  id: '',
  name: '',
  look: undefined,
  game: '',
  pace: undefined,
  company: 'bots',
  bots: { seats: undefined, level: 'mixed', presets: {} },
  quick: { seats: 'any', bots: true },
  lessonOffered: false,
  matches: 0,
  kept: '',
};

export function createProfile(storage: BrowserStorage): ProfileStore {
  const stored = storage.read(KEY);
  const known = typeof stored === 'object' && stored !== null ? (stored as Partial<ProfileState>) : {};
  const store = createStore<ProfileState>(() => ({ ...NOBODY, ...known }));
  store.subscribe((profile) => storage.write(KEY, profile));
  return store;
}

/** Nobody is hurried in a first match. With people everybody plays at the usual pace, so that they find each other. */
export const paceOf = ({ pace, company, matches }: ProfileState): Pace =>
  pace ?? (company === 'bots' && matches === 0 ? 'relaxed' : 'standard');

export const profileStore = createProfile(browserStorage);

export const takeProfile = ({ id, name, look }: Profile): void => profileStore.setState({ id, name, look });
