/** Counts who uses a built asset and disposes of it after the last one: geometry and textures outlive the components that show them. */

export interface Lease<T> {
  readonly value: T;
  release(): void;
}

export interface Registry<S, T> {
  /** Builds what nobody has built yet. */
  lease(spec: S): Promise<Lease<T>>;
  /** How many assets are alive. */
  readonly size: number;
}

interface Entry<T> {
  readonly built: Promise<T>;
  users: number;
}

export function createRegistry<S, T>(
  keyOf: (spec: S) => string,
  build: (spec: S) => Promise<T>,
  dispose: (value: T) => void,
): Registry<S, T> {
  const entries = new Map<string, Entry<T>>();

  return {
    get size() {
      return entries.size;
    },
    async lease(spec) {
      const key = keyOf(spec);
      const entry = entries.get(key) ?? { built: build(spec), users: 0 };
      entries.set(key, entry);
      entry.users += 1;
      const leave = (): boolean => {
        entry.users -= 1;
        return entry.users === 0 && entries.delete(key);
      };
      try {
        const value = await entry.built;
        let held = true;
        return {
          value,
          release() {
            // A second release would take the asset away from somebody else.
            if (!held) throw new Error(`Released twice: ${key}`);
            held = false;
            if (leave()) dispose(value);
          },
        };
      } catch (error) {
        // Kept, a failure would meet everybody who asks for this cat later.
        leave();
        throw error;
      }
    },
  };
}
