/** What this browser remembers between visits. It can be full, forbidden or edited by hand: none of that may stop the game. */

const PREFIX = 'hotPaws.';

export interface BrowserStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  forget(key: string): void;
}

export const browserStorage: BrowserStorage = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // Forbidden or full: it holds for this visit.
    }
  },
  forget(key) {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was stored where nothing may be.
    }
  },
};

/** For tests and for browsers without storage. */
export function createStorage(initial: Readonly<Record<string, unknown>> = {}): BrowserStorage {
  const values = new Map(Object.entries(initial));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    forget: (key) => void values.delete(key),
  };
}
