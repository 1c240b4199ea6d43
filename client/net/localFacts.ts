/** What a room would synchronize, for a table that runs in this browser. */

import type { Window } from '../../shared/engine/game.ts';
import { type Match, seqOf } from '../../shared/engine/match.ts';
import type { CatLook } from '../../shared/table/catLook.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { SeatSnapshot, TableSnapshot } from '../../shared/table/protocol.ts';
import type { BotLevel } from '../../shared/table/seats.ts';

export interface LocalSeat {
  readonly name: string;
  readonly look: CatLook;
  /** Empty for the person. */
  readonly level: BotLevel | '';
}

export interface LocalSituation {
  readonly match: Match;
  readonly seats: readonly LocalSeat[];
  readonly options: TableOptions;
  readonly open: Window | undefined;
  readonly window: { readonly opens: number; readonly deadline: number };
  readonly played: number;
}

export function localFacts({ match, seats, options, open, window, played }: LocalSituation): TableSnapshot {
  const { game, state } = match;
  const summary = game.summary(state);
  const over = game.outcome(state) !== undefined;
  return {
    game: game.id,
    options: JSON.stringify(options),
    phase: over ? 'scores' : 'playing',
    host: 0,
    seats: seats.map(
      ({ name, look, level }): SeatSnapshot => ({
        kind: level === '' ? 'person' : 'bot',
        name,
        look: JSON.stringify(look),
        level,
        connected: true,
        ready: true,
        standIn: '',
        graceEnds: 0,
      }),
    ),
    watchers: 0,
    match: `local-${played}`,
    commitment: '',
    seq: seqOf(match),
    turn: summary.turn ?? -1,
    windowKind: open?.kind ?? '',
    windowId: open?.id ?? 0,
    windowSeats: (open?.seats ?? []).reduce((bits, place) => bits | (1 << place), 0),
    windowOpens: window.opens,
    deadline: window.deadline,
    startsAt: 0,
  };
}
