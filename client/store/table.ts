/**
 * The table that this browser sits at, as the server told it. Two moments are kept apart: `view` is the truth and what commands
 * answer to; `shown` is how far the director has got with showing it, and what words on the screen may give away.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Actor, Refusal, Seat } from '../../shared/engine/game.ts';
import type {
  Hello,
  LatePaw,
  LatePawMessage,
  LeaveReason,
  LogEntry,
  MoveMessage,
  TableSnapshot,
  TalkMessage,
} from '../../shared/table/protocol.ts';

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

export type TableStatus = 'away' | 'joining' | 'open' | 'reconnecting' | 'gone';

export interface Said extends TalkMessage {
  /** Counts up, so that the same word said twice is two. */
  readonly id: number;
}

export interface TableState {
  readonly status: TableStatus;
  /** Address of the table; empty while away. */
  readonly id: string;
  /** Why the table is gone, or why joining it failed. */
  readonly gone: LeaveReason | Refusal | undefined;
  /** Runs in this browser against bots: nobody else is there to be waited for. */
  readonly local: boolean;
  readonly facts: TableSnapshot | undefined;
  readonly you: Seat | undefined;
  readonly matchId: string;
  /** Server clock. */
  readonly startedAt: number;
  readonly view: unknown;
  readonly seq: number;
  /** Everything since the deal, as this viewer may know it. */
  readonly log: readonly LogEntry<unknown>[];
  /** Rises whenever the table must be shown from nothing: after joining, and after a connection was lost. */
  readonly epoch: number;
  /** What the director has still to show, oldest first. */
  readonly updates: readonly Update[];
  readonly shown: { readonly seq: number; readonly view: unknown };
  readonly said: readonly Said[];
}

export interface TableActions {
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

const NOWHERE: Omit<TableState, 'epoch'> = {
  status: 'away',
  id: '',
  gone: undefined,
  local: false,
  facts: undefined,
  you: undefined,
  matchId: '',
  startedAt: 0,
  view: undefined,
  seq: 0,
  log: [],
  updates: [],
  shown: { seq: 0, view: undefined },
  said: [],
};

/** Old talk is of no use: only what a bubble may still show is kept. */
const REMEMBERED_TALK = 12;

export function createTableStore(): TableStore {
  const store = createStore<TableState>(() => ({ ...NOWHERE, epoch: 0 }));
  const { getState, setState } = store;
  let words = 0;

  return Object.assign(store, {
    arrive({ you, match }: Hello<unknown, unknown>) {
      const seq = match?.log.at(-1)?.seq ?? 0;
      setState((state) => ({
        status: 'open',
        gone: undefined,
        you,
        matchId: match?.id ?? '',
        startedAt: match?.startedAt ?? 0,
        view: match?.view,
        seq,
        log: match?.log ?? [],
        epoch: state.epoch + 1,
        updates: [],
        shown: { seq, view: match?.view },
      }));
    },
    move({ entry, view }: MoveMessage<unknown, unknown>) {
      // A hello that crossed this move on its way already told it.
      if (entry.seq <= getState().seq) return;
      setState((state) => ({
        view,
        seq: entry.seq,
        log: [...state.log, entry],
        updates: [...state.updates, updateOf(entry, view, state.startedAt)],
      }));
    },
    addLatePaw({ seq, seat, ms }: LatePawMessage) {
      const withPaw = <T extends { readonly seq: number; readonly late: readonly LatePaw[] }>(step: T): T =>
        step.seq === seq ? { ...step, late: [...step.late, { seat, ms }] } : step;
      setState((state) => ({ log: state.log.map(withPaw), updates: state.updates.map(withPaw) }));
    },
    show(seq: number) {
      const shown = getState().updates.findLast((update) => update.seq <= seq);
      if (shown === undefined) return;
      setState((state) => ({
        updates: state.updates.filter((update) => update.seq > seq),
        shown: { seq: shown.seq, view: shown.view },
      }));
    },
    hear(message: TalkMessage) {
      words += 1;
      const said: Said = { ...message, id: words };
      setState((state) => ({ said: [...state.said, said].slice(-REMEMBERED_TALK) }));
    },
    leave() {
      setState((state) => ({ ...NOWHERE, epoch: state.epoch + 1 }));
    },
  });
}

function updateOf(entry: LogEntry<unknown>, view: unknown, startedAt: number): Update {
  const { seq, actor, at, hold, late, events } = entry;
  return { seq, actor, serverTime: startedAt + at, hold, late, events, view };
}

/** Whether something is on its way to the screen that words must not run ahead of. */
export const isSuspenseful = (state: TableState): boolean => state.updates.some((update) => update.hold > 0);

/**
 * What controls and words may go by: the truth, or the moment before a reveal that is still to be shown. Never what the picture
 * has reached: it lags behind, and what was told already would be taken back.
 */
function present(state: TableState): { readonly seq: number; readonly view: unknown } {
  const reveal = state.updates.findIndex((update) => update.hold > 0);
  return reveal < 0 ? state : (state.updates[reveal - 1] ?? state.shown);
}

export const presentView = (state: TableState): unknown => present(state).view;
export const presentSeq = (state: TableState): number => present(state).seq;

export const tableStore = createTableStore();
