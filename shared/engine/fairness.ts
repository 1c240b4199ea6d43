/** Proves that nobody, the server included, chose the cards: the seed is fixed before the deal and shown after the game. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Refusal } from './game.ts';
import { createMatch, drawLot, type Entry, type Match, submit } from './match.ts';
import type { Seed } from './random.ts';
import { err, ok, type Result } from './result.ts';

const LABEL = utf8ToBytes('hot-paws commitment ');

export type Commitment = string & { readonly brand: 'Commitment' };

/** Published before the deal: binds the match to its seed without telling it. */
export function commitmentTo(seed: Seed): Commitment {
  return bytesToHex(sha256(concatBytes(LABEL, hexToBytes(seed)))) as Commitment;
}

/** Published after the game. While it runs the seed would tell every card. */
export function revealSeed(match: Match): Result<Seed, Refusal> {
  return match.game.outcome(match.state) ? ok(match.seed) : err({ code: 'fairness/stillPlaying' });
}

/** Plays a finished match again from its seed and its commands, and finds the first thing that came out differently. */
export function verify(match: Match, commitment: string): Result<true, Refusal> {
  if (match.game.outcome(match.state) === undefined) return err({ code: 'fairness/stillPlaying' });
  if (commitmentTo(match.seed) !== commitment) return err({ code: 'fairness/otherSeed', facts: { commitment } });
  const created = createMatch(match.game, match);
  if (!created.ok) return created;
  let replay = created.value;
  for (const [place, recorded] of match.history.entries()) {
    if (place > 0) {
      const next = repeat(replay, recorded);
      if (!next.ok)
        return (
          otherRules(match, place) ??
          err({ code: 'fairness/refused', facts: { entry: place, refusal: next.error.code } })
        );
      replay = next.value;
    }
    const field = firstDifference(replay.history[place], recorded, 'entry');
    if (field !== undefined)
      return otherRules(match, place) ?? err({ code: 'fairness/differs', facts: { entry: place, field } });
  }
  return ok(true);
}

/** A match that was dealt under older rules may come out differently without anybody having cheated. */
function otherRules({ game, version }: Match, entry: number): Result<true, Refusal> | undefined {
  if (version === game.version) return undefined;
  return err({ code: 'fairness/otherRules', facts: { entry, found: version, expected: game.version } });
}

function repeat(match: Match, entry: Entry): Result<Match, Refusal> {
  if (entry.kind === 'lot') return ok(drawLot(match, entry.among).match);
  if (entry.kind === 'deal') return err({ code: 'fairness/secondDeal' });
  const submitted = submit(match, entry.actor, entry.command);
  return submitted.ok ? ok(submitted.value.match) : submitted;
}

function firstDifference(left: unknown, right: unknown, field: string): string | undefined {
  if (Object.is(left, right)) return undefined;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return field;
  const [a, b] = [left as Record<string, unknown>, right as Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference(a[key], b[key], `${field}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
