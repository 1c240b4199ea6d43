/** A table's snapshot as Colyseus synchronizes it: public, and the same for every game. Nothing secret is ever written here. */

import { type ArraySchema, Encoder, schema, t } from '@colyseus/schema';
import type { MatchSnapshot, Phase, SeatSnapshot, StandIn, TableSnapshot } from '../../../shared/table/protocol.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';

// Every room has two buffers of this size, 16 KB if nobody says so. A longer state is still sent, with a warning, but its buffer is made anew each time.
Encoder.BUFFER_SIZE = 4 * 1024;

const LookState = schema(
  {
    species: t.string(),
    coat: t.string(),
    pattern: t.string(),
    eyes: t.string(),
    ears: t.string(),
    cheeks: t.string(),
    neckwear: t.string(),
    headwear: t.string(),
    badge: t.string(),
    cloth: t.string(),
  },
  'LookState',
);

const SeatState = schema(
  {
    kind: t.string<SeatSnapshot['kind']>().default('free'),
    cat: t.string().optional(),
    name: t.string().optional(),
    look: t.ref(LookState).optional(),
    level: t.string<BotLevel>().optional(),
    connected: t.boolean().optional(),
    ready: t.boolean().optional(),
    standIn: t.string<StandIn>().optional(),
  },
  'SeatState',
);

const WindowState = schema(
  {
    id: t.uint32().default(0),
    seats: t.uint8().default(0),
    opens: t.number().optional(),
    deadline: t.number().optional(),
  },
  'WindowState',
);

const MatchState = schema(
  {
    id: t.string().default(''),
    commitment: t.string().default(''),
    seq: t.uint32().default(0),
    turn: t.uint8().optional(),
    window: t.ref(WindowState).optional(),
  },
  'MatchState',
);

export const TableState = schema(
  {
    game: t.string().default(''),
    phase: t.string<Phase>().default('gathering'),
    host: t.uint8().optional(),
    seats: t.array(SeatState),
    watchers: t.uint16().default(0),
    sentAway: t.array('string'),
    quick: t.boolean().optional(),
    match: t.ref(MatchState).optional(),
    startsAt: t.number().optional(),
  },
  'TableState',
);

export type TableState = InstanceType<typeof TableState>;
type SeatState = InstanceType<typeof SeatState>;

const LOOK = [
  'species',
  'coat',
  'pattern',
  'eyes',
  'ears',
  'cheeks',
  'neckwear',
  'headwear',
  'badge',
  'cloth',
] as const;
const SEAT = ['kind', 'cat', 'name', 'level', 'connected', 'ready', 'standIn'] as const;
const WINDOW = ['id', 'seats', 'opens', 'deadline'] as const;
const MATCH = ['id', 'commitment', 'seq', 'turn'] as const;
const TABLE = ['game', 'phase', 'host', 'watchers', 'quick', 'startsAt'] as const;

/** Writes these fields where they differ; what is absent is taken away. */
function write<T extends object>(
  target: T,
  names: readonly (keyof T)[],
  values: { readonly [K in keyof T]?: unknown },
): void {
  for (const name of names) {
    const value = values[name] as T[keyof T];
    if (target[name] !== value) target[name] = value;
  }
}

export function showTable(state: TableState, snapshot: TableSnapshot): void {
  write(state, TABLE, snapshot);
  const seats = state.seats as unknown as ArraySchema<SeatState>;
  while (seats.length > snapshot.seats.length) seats.pop();
  while (seats.length < snapshot.seats.length) seats.push(new SeatState());
  snapshot.seats.forEach((seat, place) => {
    const shown = seats[place];
    if (shown !== undefined) showSeat(shown, seat);
  });
  showSentAway(state, snapshot.sentAway);
  showMatch(state, snapshot.match);
}

function showSentAway(state: TableState, names: readonly string[]): void {
  const shown = state.sentAway as unknown as ArraySchema<string>;
  if (shown.length === names.length && names.every((name, place) => shown[place] === name)) return;
  shown.clear();
  shown.push(...names);
}

function showSeat(state: SeatState, seat: SeatSnapshot): void {
  write(state, SEAT, seat);
  if (seat.kind === 'free') {
    if (state.look !== undefined) state.look = undefined;
    return;
  }
  state.look ??= new LookState();
  write(state.look, LOOK, seat.look);
}

/** Apart from the rest of the table: this changes with every move. */
export function showMatch(state: TableState, match: MatchSnapshot | undefined): void {
  if (match === undefined) {
    if (state.match !== undefined) state.match = undefined;
    return;
  }
  state.match ??= new MatchState();
  write(state.match, MATCH, match);
  if (match.window === undefined) {
    if (state.match.window !== undefined) state.match.window = undefined;
    return;
  }
  // The same one every time: a new one would be told with all its fields.
  state.match.window ??= new WindowState();
  write(state.match.window, WINDOW, match.window);
}
