/** The synchronized part of a table: public, and the same for every game. Nothing secret is ever written here. */

import { type ArraySchema, schema, t } from '@colyseus/schema';
import type { Summary, Window } from '../../../shared/engine/game.ts';
import type { SeatSnapshot, TableSnapshot } from '../../../shared/table/protocol.ts';
import type { SeatModel, TableModel } from '../people/model.ts';

const SeatState = schema(
  {
    kind: t.string().default('free'),
    name: t.string().default(''),
    look: t.string().default(''),
    level: t.string().default(''),
    connected: t.boolean().default(false),
    ready: t.boolean().default(false),
    standIn: t.string().default(''),
    graceEnds: t.number().default(0),
  },
  'SeatState',
);

export const TableState = schema(
  {
    game: t.string().default(''),
    options: t.string().default(''),
    phase: t.string().default('gathering'),
    host: t.int8().default(-1),
    seats: t.array(SeatState),
    watchers: t.uint16().default(0),
    match: t.string().default(''),
    commitment: t.string().default(''),
    seq: t.uint32().default(0),
    turn: t.int8().default(-1),
    windowKind: t.string().default(''),
    windowId: t.uint32().default(0),
    windowSeats: t.uint8().default(0),
    windowOpens: t.number().default(0),
    deadline: t.number().default(0),
    startsAt: t.number().default(0),
  },
  'TableState',
);

export type TableState = InstanceType<typeof TableState>;
type SeatState = InstanceType<typeof SeatState>;

/** Writes what changed. The schema compares by itself: a value written twice is not sent twice. */
function write<T extends object>(target: T, values: Partial<{ [K in keyof T]: unknown }>): void {
  for (const name in values) {
    const value = values[name] as T[Extract<keyof T, string>];
    if (target[name] !== value) target[name] = value;
  }
}

/** What of a seat is not in the model: it lives and dies with a connection. */
export interface Presence {
  readonly connected: boolean;
  readonly graceEnds: number;
}

export function showModel(state: TableState, model: TableModel, presence: (seat: number) => Presence): void {
  const values: Partial<TableSnapshot> = {
    game: model.options.game,
    options: JSON.stringify(model.options),
    phase: model.phase,
    host: model.seats.findIndex((seat) => seat.kind === 'person' && seat.player === model.host && model.host !== ''),
    match: model.match,
    startsAt: model.startsAt,
  };
  write(state, values);
  const seats = state.seats as unknown as ArraySchema<SeatState>;
  while (seats.length > model.seats.length) seats.pop();
  while (seats.length < model.seats.length) seats.push(new SeatState());
  model.seats.forEach((seat, index) => {
    const shown = seats[index];
    if (shown !== undefined) write(shown, snapshotOf(seat, presence(index)));
  });
}

function snapshotOf(seat: SeatModel, presence: Presence): SeatSnapshot {
  const nobody: SeatSnapshot = {
    kind: seat.kind,
    name: '',
    look: '',
    level: '',
    connected: false,
    ready: false,
    standIn: '',
    graceEnds: 0,
  };
  switch (seat.kind) {
    case 'free':
      return nobody;
    case 'bot':
      return {
        ...nobody,
        name: seat.name,
        look: JSON.stringify(seat.look),
        level: seat.level,
        connected: true,
        ready: true,
      };
    case 'person':
      return {
        ...nobody,
        name: seat.name,
        look: JSON.stringify(seat.look),
        ready: seat.ready,
        standIn: seat.standIn,
        ...presence,
      };
  }
}

export function showSummary(state: TableState, summary: Summary): void {
  write(state, { turn: summary.turn ?? -1 });
}

export function showWindow(state: TableState, window: Window | undefined, opens: number, deadline: number): void {
  write(state, {
    windowKind: window?.kind ?? '',
    windowId: window?.id ?? 0,
    windowSeats: (window?.seats ?? []).reduce((bits, seat) => bits | (1 << seat), 0),
    windowOpens: window === undefined ? 0 : opens,
    deadline: window === undefined ? 0 : deadline,
  });
}

export function clearMatch(state: TableState): void {
  write(state, { seq: 0, turn: -1, commitment: '' });
  showWindow(state, undefined, 0, 0);
}
