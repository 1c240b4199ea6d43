/** Counts who uses a built asset and disposes of it after the last one: geometry and textures outlive the components that show them. */

import { inSlices, type Work } from './work.ts';

export interface Lease<T> {
  readonly value: T;
  release(): void;
}

export interface Registry<S, T> {
  /** Builds at once if nobody has built it yet. */
  acquire(spec: S): Lease<T>;
  /** Builds in slices, so that loading never blocks the page. */
  prepare(spec: S): Promise<Lease<T>>;
  /** How many assets are alive. */
  readonly size: number;
}

interface Entry<T> {
  readonly work: Work<T>;
  built: { readonly value: T } | undefined;
  users: number;
}

export function createRegistry<S, T>(
  keyOf: (spec: S) => string,
  build: (spec: S) => Work<T>,
  dispose: (value: T) => void,
): Registry<S, T> {
  const entries = new Map<string, Entry<T>>();

  const step = (entry: Entry<T>): boolean => {
    if (entry.built) return true;
    const result = entry.work.next();
    if (result.done) entry.built = { value: result.value };
    return entry.built !== undefined;
  };

  const enter = (spec: S): Entry<T> => {
    const key = keyOf(spec);
    const entry = entries.get(key) ?? { work: build(spec), built: undefined, users: 0 };
    entries.set(key, entry);
    entry.users += 1;
    return entry;
  };

  const leave = (key: string, entry: Entry<T>): void => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entries.delete(key);
    if (entry.built) dispose(entry.built.value);
  };

  const lease = (key: string, entry: Entry<T>): Lease<T> => {
    if (!entry.built) throw new Error(`Leased before it was built: ${key}`);
    let held = true;
    return {
      value: entry.built.value,
      release() {
        // A second release would take the asset away from somebody else.
        if (!held) throw new Error(`Released twice: ${key}`);
        held = false;
        leave(key, entry);
      },
    };
  };

  return {
    get size() {
      return entries.size;
    },
    acquire(spec) {
      const entry = enter(spec);
      while (!step(entry));
      return lease(keyOf(spec), entry);
    },
    async prepare(spec) {
      const entry = enter(spec);
      await inSlices(() => step(entry));
      return lease(keyOf(spec), entry);
    },
  };
}
