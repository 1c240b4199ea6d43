import type { Actor, Outcome, Seat } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { TablePace } from '../options.ts';
import type { LatePaw, LatePawMessage } from '../protocol.ts';
import type { Clock, Milliseconds } from './clock.ts';
import type { NewEntry } from './running.ts';
import type { Serial } from './serial.ts';

/** What a match needs from the table that it is played at. */
export interface Surroundings {
  readonly queue: Serial;
  readonly clock: Clock;
  readonly pace: TablePace;
  /** Nobody is hurried and no clock is shown, as in a lesson. */
  readonly untimed?: Untimed;
  /** Makes new entries safe. What fails here has not happened. */
  commit(entries: readonly NewEntry[], ending: Ending): Promise<void>;
  /** Called when new entries are safe, before anything else can happen. */
  tell(entries: readonly NewEntry[]): void;
  /** Seats of people who are there: only they can race, and only they are waited for. */
  present(): readonly Seat[];
  /** What racing costs this seat. */
  creditOf(seat: Seat): Milliseconds;
  /** A turn ran out for this seat. */
  lapsed(seat: Seat): void;
  latePaw(late: LatePawMessage): void;
  failed(error: unknown): void;
}

export interface Untimed {
  /** After which time the open window closes by itself; undefined while it waits for somebody. */
  closes(match: Match): Milliseconds | undefined;
}

/** What is stored beside new entries. */
export interface Ending {
  /** How the race came out that decided the last of them. */
  readonly race: RaceRecord | undefined;
  /** Present with the last entry of a match. */
  readonly outcome: Outcome | undefined;
}

/** How a race came out, for the journal. */
export interface RaceRecord {
  readonly freeze: number;
  readonly keys: readonly unknown[];
  readonly winner: Actor;
  readonly late: readonly LatePaw[];
}
