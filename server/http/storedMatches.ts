/** A stored match for whoever asks: read again from its journal, and how much of it they may know. */

import { revealSeed } from '../../shared/engine/fairness.ts';
import { type Seat, seat } from '../../shared/engine/game.ts';
import type { MatchReport } from '../../shared/table/api.ts';
import { delayOf, type TableOptions } from '../../shared/table/options.ts';
import { isGone } from '../../shared/table/people/gone.ts';
import type { SeatModel } from '../../shared/table/people/model.ts';
import type { Running } from '../../shared/table/runtime/running.ts';
import { recallMatch } from '../rooms/match/recall.ts';
import type { Services } from '../services.ts';
import type { JournalRow, MatchRow } from '../store/database.ts';
import { readSeats } from '../store/seats.ts';
import { Refused } from './answers.ts';

export interface StoredMatch {
  readonly row: MatchRow;
  readonly journal: readonly JournalRow[];
  readonly running: Running;
  readonly options: TableOptions;
  readonly seats: MatchReport['seats'];
  /** Seats that the one who asks had. */
  readonly own: readonly Seat[];
  /** It was played to its end, and who asks may know every card of it. */
  readonly revealed: boolean;
}

const MATCH_ID = /^[\w-]{1,64}$/;

/** Throws a refusal for what is not there, cannot be read, or is none of their business. Without a player it is read for anybody. */
export async function readStoredMatch(
  services: Services,
  id: string,
  player: string | undefined,
): Promise<StoredMatch> {
  const stored = await recall(services, id, player);
  // A private table is known to who has its id; a match that runs there is shown to nobody else.
  if (!stored.revealed && stored.own.length === 0 && !stored.options.watchers)
    throw new Refused(403, { code: 'table/noWatchers' });
  return stored;
}

/** Whatever the table had set: somebody has complained. */
export async function readForHost(services: Services, id: string): Promise<StoredMatch> {
  const stored = await recall(services, id, undefined);
  return { ...stored, revealed: revealSeed(stored.running.match).ok };
}

async function recall(
  { store: { matches, gallery } }: Services,
  id: string,
  player: string | undefined,
): Promise<StoredMatch> {
  const row = MATCH_ID.test(id) ? await matches.find(id) : undefined;
  if (row === undefined) throw new Refused(404, { code: 'match/unknown' });
  const journal = await matches.journal(id);
  const recalled = recallMatch(row, journal);
  if (!recalled.ok) {
    const { code, facts } = recalled.error;
    throw new Refused(410, { code: 'match/unreadable', facts: { reason: code, ...facts } });
  }
  const running = recalled.value;
  const options = JSON.parse(row.options) as TableOptions;
  const seats = readSeats(row.seats) ?? [];
  const own = seats.flatMap((sitting, place) =>
    sitting.kind === 'person' && sitting.player === player ? [seat(place)] : [],
  );
  const sat = own.length > 0;
  // At a table that is shown later nobody may read on ahead.
  if (!sat && isHeldBack(row, options, Date.now())) throw new Refused(409, { code: 'match/stillPlaying' });
  const wishes = await gallery.wishes(id);
  const isAllowed = options.handsAfterMatch && !wishes.some(({ wish }) => wish === 'gone');
  const revealed = revealSeed(running.match).ok && (isAllowed || sat);
  const nameless = new Set(wishes.flatMap(({ player: who, wish }) => (wish === 'shown' ? [] : [who])));
  const seatOf = (sitting: SeatModel): MatchReport['seats'] => {
    if (sitting.kind === 'free') return [];
    const { name, look } = sitting;
    if (sitting.kind === 'bot') return [{ name, look, bot: sitting.level }];
    if (isGone(sitting.player)) return [{ name, look, bot: '', gone: true }];
    // Who has taken their name off a reveal of it has taken it off the match: it would stand beside the same card.
    return [{ name: sitting.player !== player && nameless.has(sitting.player) ? '' : name, look, bot: '' }];
  };
  return { row, journal, running, options, seats: seats.flatMap(seatOf), own, revealed };
}

const isHeldBack = ({ ended_at: endedAt }: MatchRow, options: TableOptions, now: number): boolean =>
  delayOf(options) > 0 && (endedAt === null || now < endedAt + delayOf(options));
