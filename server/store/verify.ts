/** Plays every match of a store again: proof that a copy of it is whole. */

import { isDeepStrictEqual } from 'node:util';
import { recallMatch } from '../rooms/match/recall.ts';
import type { Matches } from './matches.ts';

export interface Verified {
  readonly matches: number;
  readonly moves: number;
  /** Recorded under other rules than this code's: kept, and not played again. */
  readonly otherVersions: number;
  /** Ids of matches that do not come to the same end, or to none at all. */
  readonly faulty: readonly string[];
}

const PAGE = 200;

export async function verifyMatches(store: Matches): Promise<Verified> {
  let [matches, moves, otherVersions] = [0, 0, 0];
  const faulty: string[] = [];
  let page = await store.page('', PAGE);
  while (page.length > 0) {
    for (const row of page) {
      const journal = await store.journal(row.id);
      const recalled = recallMatch(row, journal);
      matches += 1;
      moves += journal.length;
      if (!recalled.ok) {
        if (recalled.error.code === 'match/otherVersion') otherVersions += 1;
        else faulty.push(row.id);
        continue;
      }
      const { game, state } = recalled.value.match;
      const outcome = row.status === 'finished' ? (game.outcome(state) ?? null) : null;
      const recorded = row.outcome === null ? null : (JSON.parse(row.outcome) as unknown);
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(outcome)), recorded)) faulty.push(row.id);
    }
    page = await store.page(page.at(-1)?.id ?? '', PAGE);
  }
  return { matches, moves, otherVersions, faulty };
}

export const summaryOf = ({ matches, moves, otherVersions }: Verified): string =>
  `${matches} matches with ${moves} moves played again to the same end${otherVersions === 0 ? '' : ` (${otherVersions} of another version of the rules were left alone)`}`;
