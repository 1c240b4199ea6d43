/** Who sits in front of this browser, and what it chose last. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pace } from '../../shared/engine/game.ts';
import type { Profile } from '../../shared/table/api.ts';
import type { CatLook } from '../../shared/table/people/catLook.ts';
import { type BrowserStorage, browserStorage } from './storage.ts';

export interface ProfileState {
  /** Empty until the server gave one. */
  readonly token: string;
  readonly id: string;
  readonly name: string;
  readonly look: CatLook | undefined;
  /** What Play plays; empty until something was chosen. */
  readonly game: string;
  readonly pace: Pace;
  readonly company: Opponents;
  /** Matches finished in this browser: a newcomer gets bots and explanations first. */
  readonly matches: number;
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
  pace: 'standard',
  company: 'bots',
  matches: 0,
};

export function createProfile(storage: BrowserStorage): ProfileStore {
  const stored = storage.read(KEY);
  const known = typeof stored === 'object' && stored !== null ? (stored as Partial<ProfileState>) : {};
  const store = createStore<ProfileState>(() => ({ ...NOBODY, ...known }));
  store.subscribe((profile) => storage.write(KEY, profile));
  return store;
}

export const profileStore = createProfile(browserStorage);

export const takeProfile = ({ id, name, look }: Profile): void => profileStore.setState({ id, name, look });
