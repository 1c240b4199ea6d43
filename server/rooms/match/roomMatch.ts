/** The match of a room: the runtime that every table has, with a journal, visitors to be told, and threads to think on. */

import type { AnyBot } from '../../../shared/bots/bot.ts';
import type { Outcome } from '../../../shared/engine/game.ts';
import { BOTS } from '../../../shared/games/bots.ts';
import { latePawCodec, MESSAGES } from '../../../shared/table/protocol.ts';
import { MatchRuntime, type MatchTable } from '../../../shared/table/runtime/matchRuntime.ts';
import { type NewEntry, type Running, runningAfter } from '../../../shared/table/runtime/running.ts';
import type { Log } from '../../log.ts';
import type { JournalRow } from '../../store/database.ts';
import type { Change } from '../../store/journal.ts';
import type { Thinkers } from '../../thinking/thinkers.ts';
import type { Visitors } from '../people/visitors.ts';
import { showMatch, type TableState } from '../wire/tableState.ts';
import { Teller } from '../wire/viewers.ts';
import { journalRows } from './ledger.ts';

/** What the match needs from the table. */
export interface RoomTable
  extends Pick<MatchTable, 'queue' | 'clock' | 'pace' | 'levelOf' | 'characterOf' | 'lapsed' | 'failed'> {
  readonly visitors: Visitors;
  readonly state: TableState;
  readonly thinkers: Pick<Thinkers, 'think'>;
  readonly log: Log;
  commit(rows: readonly JournalRow[], changes: readonly Change[]): Promise<void>;
  /** What else has to be stored with the last entry of a match. */
  ending(ended: Running, outcome: Outcome): readonly Change[];
  /** Called for each entry after everybody was sent it. */
  followed(fresh: NewEntry): void;
  /** Called after everybody was sent what is new: the table adds the patch. */
  told(count: number): void;
}

export function createRoomMatch(running: Running, table: RoomTable): MatchRuntime {
  const { game } = running.match;
  const { visitors, state, thinkers, log, commit, ending, followed, told, ...rest } = table;
  const bots: { readonly [game: string]: AnyBot } = BOTS;
  const bot = bots[game.id];
  if (bot === undefined) throw new Error(`No bots for ${game.id}`);
  const teller = new Teller(game);
  const runtime: MatchRuntime = new MatchRuntime(running, {
    ...rest,
    bot,
    think: (thought) => thinkers.think(thought),
    commit: (entries, { race, outcome }) =>
      commit(
        journalRows(running.id, entries, race),
        outcome === undefined ? [] : ending(runningAfter(runtime.running, entries), outcome),
      ),
    tell(entries) {
      showMatch(state, runtime.snapshot);
      for (const fresh of entries) {
        visitors.tell(MESSAGES.move, (viewer) => teller.move(fresh, viewer));
        followed(fresh);
      }
      told(entries.length);
    },
    movedOn() {
      showMatch(state, runtime.snapshot);
      told(0);
    },
    present: () => visitors.present,
    creditOf: (seat) => visitors.creditOf(seat),
    latePaw: (late) => visitors.tell(MESSAGES.latePaw, () => latePawCodec.pack(late)),
    botRefused: ({ code }) => log.warn({ match: running.id, refusal: code }, 'a bot was refused'),
  });
  return runtime;
}
