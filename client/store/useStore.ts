/** The stores inside React components: they render again only when the selected part changes. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { currentRoute, onRoute } from './page/address.ts';
import type { Route } from './page/route.ts';
import { type ProfileState, profileStore } from './person/profile.ts';
import { type Settings, settingsStore } from './person/settings.ts';
import { serverNow } from './table/clock.ts';
import { type TableState, tableStore } from './table/table.ts';

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settingsStore, select);
export const useTable = <T>(select: (table: TableState) => T): T => useStore(tableStore, select);
export const useProfile = <T>(select: (profile: ProfileState) => T): T => useStore(profileStore, select);

export const useRoute = (): Route => useSyncExternalStore(onRoute, currentRoute);

const BEAT = 250;

/** Whole seconds until a moment of the server's clock; undefined when there is none. */
export function useServerSeconds(at: number | undefined): number | undefined {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (at === undefined) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), BEAT);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
