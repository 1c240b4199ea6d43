/**
 * A first game with a prepared deal: everybody else plays from a script as long as the pupil follows it. The rules are those
 * of every match, so the pupil may stray at any moment; from then on nobody follows a script.
 */

import {
  type AnyGame,
  type CommandOf,
  type EventOf,
  type OptionsOf,
  type Seat,
  type StateOf,
  seat,
} from '../../engine/game.ts';
import { fold, type Match, type Move, submit } from '../../engine/match.ts';
import { seedFromText } from '../../engine/random.ts';
import { packEntry, restoreMatch } from '../../engine/record.ts';

export const PUPIL = seat(0);

export interface Lesson<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly options: OptionsOf<G>;
  /** Who sits beside the pupil, clockwise. */
  readonly company: readonly string[];
  readonly deal: readonly EventOf<G>[];
  readonly beats: readonly Beat<StateOf<G>, CommandOf<G>>[];
  /** What everybody may do between two beats without leaving the script. */
  readonly aside?: CommandOf<G>;
  /** How long windows stay open that only a clock closes, in milliseconds: the lesson itself has none. */
  readonly patience: { readonly [windowKind: string]: number };
}

export interface Beat<S, C> {
  readonly id: string;
  readonly seat: Seat;
  /** The rule that it shows. */
  readonly rule: string;
  /** Any of these is the beat; the first is what is proposed. Cards are named by their faces, so it takes the table as it stands. */
  commands(state: S): readonly C[];
  /** Something is explained after it: nothing goes on before the pupil has read that. */
  readonly explained?: true;
}

/** What the coach says around each beat. */
export type LessonWords<Id extends string> = {
  readonly [id in Id]: {
    /** What the pupil is to do. */
    readonly ask?: string;
    /** What has just happened. */
    readonly after?: string;
  };
};

export function openLesson<G extends AnyGame>({ game, options, company, deal }: Lesson<G>): Match<G> {
  const setting = { options, seats: company.length + 1, seed: seedFromText(`first game of ${game.id}`) };
  const opened = restoreMatch(game, setting, [packEntry(game, { kind: 'deal', events: deal, position: 0 })]);
  if (!opened.ok) throw new Error(`A prepared deal that is none: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

export interface Progress {
  /** How many beats were played. */
  readonly done: number;
  /** Where the match stood after the last of them. */
  readonly seq: number;
  /** Where it stood before the pupil left the script. */
  readonly strayedAt: number | undefined;
  /** The pupil has acted since the last beat, so it has read what was said about it. */
  readonly answered: boolean;
}

export function progressOf<G extends AnyGame>(lesson: Lesson<G>, match: Match<G>): Progress {
  let progress: Progress = { done: 0, seq: 1, strayedAt: undefined, answered: false };
  let state: StateOf<G> | undefined;
  for (const [place, entry] of match.history.entries()) {
    if (entry.kind === 'move' && state !== undefined) {
      const next = stepped(lesson, progress, state, entry, place);
      if (next.strayedAt !== undefined) return next;
      progress = next;
    }
    if (entry.kind !== 'lot') state = fold(match.game, entry.events, state);
  }
  return progress;
}

function stepped<G extends AnyGame>(
  lesson: Lesson<G>,
  progress: Progress,
  state: StateOf<G>,
  { actor, command }: Move<G>,
  place: number,
): Progress {
  const beat = lesson.beats[progress.done];
  const isBeat = beat?.seat === actor && beat.commands(state).some((wanted) => isSame(lesson.game, wanted, command));
  if (isBeat) return { done: progress.done + 1, seq: place + 1, strayedAt: undefined, answered: false };
  if (lesson.aside !== undefined && isSame(lesson.game, lesson.aside, command))
    return { ...progress, answered: progress.answered || actor === PUPIL };
  return { ...progress, strayedAt: place };
}

function isSame(game: AnyGame, one: unknown, other: unknown): boolean {
  const parsed = game.parseCommand(one);
  return parsed.ok && JSON.stringify(parsed.value) === JSON.stringify(other);
}

/** What this seat does now as long as the script is followed: its beat if it is next and possible, otherwise an aside. */
export function cueOf<G extends AnyGame>(
  lesson: Lesson<G>,
  match: Match<G>,
  { done }: Progress,
  place: Seat,
): CommandOf<G> | undefined {
  const beat = lesson.beats[done];
  const wanted = beat?.seat === place ? beat.commands(match.state)[0] : undefined;
  return [wanted, lesson.aside].find((command) => command !== undefined && submit(match, place, command).ok);
}

/** Whether the next beat waits for the pupil to have read what was said about the last one. */
export function isExplaining<G extends AnyGame>(
  lesson: Lesson<G>,
  match: Match<G>,
  progress: Progress,
  readUpTo: number,
): boolean {
  if (progress.strayedAt !== undefined || progress.answered || readUpTo >= progress.seq) return false;
  const next = lesson.beats[progress.done];
  if (lesson.beats[progress.done - 1]?.explained !== true || next === undefined || next.seat === PUPIL) return false;
  // Who is asked to act anyway need not say that it has read.
  return cueOf(lesson, match, progress, PUPIL) === undefined;
}

/** What somebody else at the table does. `wait` is to do nothing, undefined to think for itself. */
export function scripted<G extends AnyGame>(
  lesson: Lesson<G>,
  match: Match<G>,
  place: Seat,
  readUpTo: number,
): { readonly command: unknown; readonly pause: 'beat' | 'aside' } | 'wait' | undefined {
  const progress = progressOf(lesson, match);
  if (progress.strayedAt !== undefined) return undefined;
  if (isExplaining(lesson, match, progress, readUpTo)) return 'wait';
  const command = cueOf(lesson, match, progress, place);
  if (command === undefined) return 'wait';
  return { command, pause: command === lesson.aside ? 'aside' : 'beat' };
}

/** After how many milliseconds the open window closes by itself: none does while the script is followed. */
export function closes<G extends AnyGame>(lesson: Lesson<G>, match: Match<G>): number | undefined {
  if (progressOf(lesson, match).strayedAt === undefined) return undefined;
  const open = lesson.game.window(match.state);
  return open === undefined ? undefined : lesson.patience[open.kind];
}
