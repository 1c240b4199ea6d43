/** How many wait for what, and how long it usually takes. */

import type { QuickMatch } from '../../../shared/table/options.ts';
import type { WaitingParty } from './party.ts';
import type { Facts } from './queueStore.ts';

/** How much the latest wait says about the next one. */
const LATEST = 0.2;

export const keyOf = ({ game, pace }: Pick<QuickMatch, 'game' | 'pace'>): string => `${game} ${pace}`;

export class Waits {
  readonly #fillAfterMs: number;
  readonly #usual = new Map<string, number>();

  constructor(fillAfterMs: number) {
    this.#fillAfterMs = fillAfterMs;
  }

  note(wish: QuickMatch, waited: number): void {
    const before = this.#usual.get(keyOf(wish)) ?? waited;
    this.#usual.set(keyOf(wish), before + LATEST * (waited - before));
  }

  /** Also for what nobody waits for any more: the next one is told how long it took. */
  facts(parties: readonly WaitingParty[]): ReadonlyMap<string, Facts> {
    const counts = new Map<string, number>([...this.#usual.keys()].map((key) => [key, 0]));
    for (const { wait, members } of parties)
      counts.set(keyOf(wait.wish), (counts.get(keyOf(wait.wish)) ?? 0) + members.length);
    return new Map(
      [...counts].map(([key, waiting]) => [
        key,
        { waiting, expectedMs: Math.round(this.#usual.get(key) ?? this.#fillAfterMs) },
      ]),
    );
  }
}

/** Those who wait for one game at one pace. */
export interface Waiting {
  readonly game: string;
  readonly pace: string;
  readonly people: number;
  readonly longestMs: number;
}

export const waitingNow = (parties: readonly WaitingParty[], now: number): readonly Waiting[] =>
  [...Map.groupBy(parties, ({ wait }) => keyOf(wait.wish)).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { game, pace } = first.wait.wish;
    const people = alike.reduce((sum, { members }) => sum + members.length, 0);
    return [{ game, pace, people, longestMs: Math.max(...alike.map(({ wait }) => now - wait.since)) }];
  });
