/** A cat that is being changed and not saved yet. It waits for whoever left the page too soon. */

import { type CatLook, LOOK_CHOICES } from '../../../shared/table/people/catLook.ts';
import { browserStorage } from '../page/storage.ts';

export interface CatDraft {
  readonly name: string;
  readonly look: CatLook;
}

const KEY = 'catDraft';

export function readDraft(): CatDraft | undefined {
  const stored = browserStorage.read(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name, look } = stored as Partial<CatDraft>;
  return typeof name === 'string' && look !== undefined && isWorn(look) ? { name, look } : undefined;
}

const isWorn = (look: CatLook): boolean =>
  Object.entries(LOOK_CHOICES).every(([trait, choices]) =>
    (choices as readonly unknown[]).includes(look?.[trait as keyof CatLook]),
  );

export const keepDraft = (draft: CatDraft): void => browserStorage.write(KEY, draft);
export const forgetDraft = (): void => browserStorage.forget(KEY);
