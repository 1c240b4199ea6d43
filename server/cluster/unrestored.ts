/** Tables that this process could not bring back: each is tried again after pauses that grow. */

/** Of milliseconds. Whatever it was, a store, a Redis, a disk, it may be over at any moment. */
const SOMETHING_AWAY = { first: 1000, longest: 30_000 };
/** Only another version can read what this one cannot. */
const UNREADABLE = { first: 2000, longest: 300_000 };
/** Not tried again for so long, it has come back elsewhere, or is closed. */
const FORGOTTEN_MS = 2 * UNREADABLE.longest;

interface Attempt {
  readonly tries: number;
  readonly at: number;
  readonly pause: number;
}

export class Unrestored {
  readonly #attempts = new Map<string, Attempt>();

  /** Answers how often it has failed so far. */
  failed(id: string, isUnreadable: boolean, now: number): number {
    for (const [other, { at }] of this.#attempts) if (now - at > FORGOTTEN_MS) this.#attempts.delete(other);
    const tries = (this.#attempts.get(id)?.tries ?? 0) + 1;
    const { first, longest } = isUnreadable ? UNREADABLE : SOMETHING_AWAY;
    this.#attempts.set(id, { tries, at: now, pause: Math.min(longest, first * 2 ** (tries - 1)) });
    return tries;
  }

  /** It is back, or given up. */
  settled(id: string): void {
    this.#attempts.delete(id);
  }

  isDue(id: string, now: number): boolean {
    const attempt = this.#attempts.get(id);
    return attempt === undefined || now - attempt.at > attempt.pause;
  }

  /** For whoever asks after the server's health. Without ids: who has one may enter a private table. */
  warning(now: number): string | undefined {
    const waiting = [...this.#attempts.values()].filter(
      ({ at, pause }) => now - at <= pause + SOMETHING_AWAY.longest,
    ).length;
    if (waiting === 0) return undefined;
    const tables = waiting === 1 ? 'a table' : `${waiting} tables`;
    return `${tables} could not be brought back and will be tried again: the log says which, and why`;
  }
}
