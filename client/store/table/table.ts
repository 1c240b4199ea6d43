/**
 * The table that this browser sits at. The server tells the truth at once; a screen may show it only as far as the director has
 * got. So the truth stays inside this file, and the state holds what has been shown: whoever draws, speaks, lights up a control
 * or writes into the tab's title reads that, and cannot give away a reveal.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Actor, Refusal, Seat } from '../../../shared/engine/game.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import type {
  Hello,
  LatePaw,
  LatePawMessage,
  LeaveReason,
  LogEntry,
  MatchSnapshot,
  MoveMessage,
  Phase,
  TableSnapshot,
  TalkMessage,
  WindowSnapshot,
} from '../../../shared/table/protocol.ts';

/** One step that is to be shown, with the view that it leads to. */
export interface Update {
  readonly seq: number;
  readonly actor: Actor;
  /** Server clock at which it was told. */
  readonly serverTime: number;
  /** How long the clocks stand still because everybody is shown something, in milliseconds. */
  readonly hold: number;
  readonly late: readonly LatePaw[];
  readonly events: readonly unknown[];
  readonly view: unknown;
}

export type TableStatus = 'away' | 'joining' | 'open' | 'reconnecting' | 'moving' | 'gone';

export interface Said extends TalkMessage {
  /** Counts up, so that the same word said twice is two. */
  readonly id: number;
}

/** The public facts of a table that no reveal is about. Its phase is the one that has been shown. */
export interface TableFacts extends Omit<TableSnapshot, 'match'> {
  readonly match?: Pick<MatchSnapshot, 'id' | 'commitment'>;
}

/** The moment of the match that everything on the screen goes by. */
export interface Present {
  readonly seq: number;
  /** Undefined before the deal. */
  readonly view: unknown;
  readonly turn: Seat | undefined;
  /** Undefined while something is revealed: the clocks stand still, and whom they will wait for is not known yet. */
  readonly window: WindowSnapshot | undefined;
}

export interface TableState {
  readonly status: TableStatus;
  /** Address of the table; empty while away. */
  readonly id: string;
  /** Why the table is gone, or why joining it failed. */
  readonly gone: LeaveReason | Refusal | undefined;
  /** Runs in this browser against bots: nobody else is there to be waited for. */
  readonly local: boolean;
  readonly facts: TableFacts | undefined;
  readonly options: TableOptions | undefined;
  readonly you: Seat | undefined;
  /** Server clock. */
  readonly startedAt: number;
  readonly present: Present;
  /** Everything since the deal up to the present, as this viewer may know it. */
  readonly log: readonly LogEntry<unknown>[];
  /** Rises whenever the table must be shown from nothing: after joining, and after a connection was lost. */
  readonly epoch: number;
  /** For the director alone: what it has still to show, oldest first. */
  readonly updates: readonly Update[];
  readonly said: readonly Said[];
}

export interface TableActions {
  /** What is public about the table has changed. */
  look(snapshot: TableSnapshot): void;
  arrive(hello: Hello<unknown, unknown>): void;
  move(message: MoveMessage<unknown, unknown>): void;
  /** A paw that came when its race was decided already: told with the move that it lost to. */
  addLatePaw(message: LatePawMessage): void;
  /** The director has shown everything up to this step. */
  show(seq: number): void;
  hear(message: TalkMessage): void;
  /** Back to nowhere. */
  leave(): void;
}

export type TableStore = StoreApi<TableState> & TableActions;

const BEFORE_THE_DEAL: Present = { seq: 0, view: undefined, turn: undefined, window: undefined };

const NOWHERE: Omit<TableState, 'epoch'> = {
  status: 'away',
  id: '',
  gone: undefined,
  local: false,
  facts: undefined,
  options: undefined,
  you: undefined,
  startedAt: 0,
  present: BEFORE_THE_DEAL,
  log: [],
  updates: [],
  said: [],
};

/** Where the match stood after a step, as somebody sees it. */
interface Sight {
  readonly seq: number;
  readonly view: unknown;
}

/** All that was told, shown or not. */
interface Truth {
  readonly snapshot: TableSnapshot | undefined;
  /** Whose turn it was after each step that is not yet in the past of the screen. */
  readonly moments: readonly MatchSnapshot[];
  /** Of the match that the views and the log belong to. */
  readonly match: string | undefined;
  readonly log: readonly LogEntry<unknown>[];
  readonly latest: Sight;
  /** What the director has shown last. */
  readonly shown: Sight;
}

const NOTHING: Sight = { seq: 0, view: undefined };
const UNTOLD: Truth = {
  snapshot: undefined,
  moments: [],
  match: undefined,
  log: [],
  latest: NOTHING,
  shown: NOTHING,
};

/** Old talk is of no use: only what a bubble may still show is kept. */
const REMEMBERED_TALK = 12;

export function createTableStore(): TableStore {
  const store = createStore<TableState>(() => ({ ...NOWHERE, epoch: 0 }));
  const { getState, setState } = store;
  let truth = UNTOLD;
  let facts: TableFacts | undefined;
  let words = 0;

  /** The only way from what is true to what is in the state. */
  const publish = (told: Partial<Truth>, change: Partial<TableState> = {}): void => {
    const before = truth;
    truth = { ...truth, ...told };
    const { updates } = { ...getState(), ...change };
    const reveal = updates.findIndex(isReveal);
    const phase = shownPhase(truth.snapshot, reveal >= 0);
    // The same object as long as nothing in it changes: half of the screen hangs on it.
    if (truth.snapshot !== before.snapshot || facts?.phase !== phase) facts = factsOf(truth.snapshot, phase);
    const sight = reveal < 0 ? truth.latest : (updates[reveal - 1] ?? truth.shown);
    const moments = truth.moments.filter(({ id }) => id === truth.match);
    const moment = moments.findLast(({ seq }) => seq <= sight.seq);
    setState({
      ...change,
      facts,
      log: truth.log.at(-1)?.seq === sight.seq ? truth.log : truth.log.filter(({ seq }) => seq <= sight.seq),
      present: {
        seq: sight.seq,
        view: sight.view,
        turn: moment?.turn,
        window: reveal < 0 ? moment?.window : undefined,
      },
    });
  };

  return Object.assign(store, {
    look(snapshot: TableSnapshot) {
      const { match } = snapshot;
      const { present } = getState();
      // What lies before the moment on the screen is never looked at again.
      const known = truth.moments.filter(({ id, seq }) => id === match?.id && seq !== match?.seq);
      const old = known.findLastIndex(({ seq }) => seq <= present.seq);
      publish({ snapshot, moments: match === undefined ? [] : [...known.slice(Math.max(0, old)), match] });
    },
    arrive({ you, options, match }: Hello<unknown, unknown>) {
      const log = match?.log ?? [];
      const last = log.at(-1);
      const latest: Sight = { seq: last?.seq ?? 0, view: match?.view };
      const { status, updates } = getState();
      const known = { status: 'open', gone: undefined, you, options } as const;
      // Nothing new: whoever asked for it (a command that came too late) goes on watching what is being shown.
      if (status === 'open' && updates.length > 0 && match?.id === truth.match && latest.seq === truth.latest.seq) {
        publish({ log, latest }, known);
        return;
      }
      const startedAt = match?.startedAt ?? 0;
      const revealed = last !== undefined && match?.before !== undefined ? last : undefined;
      publish(
        {
          match: match?.id,
          log,
          latest,
          shown: revealed === undefined ? latest : { seq: revealed.seq - 1, view: match?.before },
        },
        {
          ...known,
          startedAt,
          epoch: getState().epoch + 1,
          updates: revealed === undefined ? [] : [updateOf(revealed, match?.view, startedAt)],
        },
      );
    },
    move({ entry, view }: MoveMessage<unknown, unknown>) {
      // A hello that crossed this move on its way already told it.
      if (entry.seq <= truth.latest.seq) return;
      const { updates, startedAt } = getState();
      publish(
        { log: [...truth.log, entry], latest: { seq: entry.seq, view } },
        { updates: [...updates, updateOf(entry, view, startedAt)] },
      );
    },
    addLatePaw({ seq, seat, ms }: LatePawMessage) {
      const withPaw = <T extends { readonly seq: number; readonly late: readonly LatePaw[] }>(step: T): T =>
        step.seq === seq ? { ...step, late: [...step.late, { seat, ms }] } : step;
      publish({ log: truth.log.map(withPaw) }, { updates: getState().updates.map(withPaw) });
    },
    show(seq: number) {
      const { updates } = getState();
      const shown = updates.findLast((update) => update.seq <= seq);
      if (shown === undefined) return;
      publish(
        { shown: { seq: shown.seq, view: shown.view } },
        { updates: updates.filter((update) => update.seq > seq) },
      );
    },
    hear(message: TalkMessage) {
      words += 1;
      const said: Said = { ...message, id: words };
      setState((state) => ({ said: [...state.said, said].slice(-REMEMBERED_TALK) }));
    },
    leave() {
      truth = UNTOLD;
      facts = undefined;
      setState((state) => ({ ...NOWHERE, epoch: state.epoch + 1 }));
    },
  });
}

function updateOf(entry: LogEntry<unknown>, view: unknown, startedAt: number): Update {
  const { seq, actor, at, hold, late, events } = entry;
  return { seq, actor, serverTime: startedAt + at, hold, late, events, view };
}

/** A match that is over is still being played on the screen until its last card has turned. */
const shownPhase = (snapshot: TableSnapshot | undefined, revealing: boolean): Phase | undefined =>
  revealing && snapshot?.phase === 'scores' ? 'playing' : snapshot?.phase;

function factsOf(snapshot: TableSnapshot | undefined, phase: Phase | undefined): TableFacts | undefined {
  if (snapshot === undefined || phase === undefined) return undefined;
  const { match, ...rest } = snapshot;
  return { ...rest, phase, ...(match === undefined ? {} : { match: { id: match.id, commitment: match.commitment } }) };
}

const isReveal = ({ hold }: Update): boolean => hold > 0;

/** Whether something is on its way to the screen that nothing may run ahead of. */
export const isSuspenseful = (state: TableState): boolean => state.updates.some(isReveal);

export const tableStore = createTableStore();
