import { describe, expect, test } from 'vitest';
import { createTableStore, isSuspenseful, type TableStore } from '../../../../client/store/table/table.ts';
import { type Seat, seat } from '../../../../shared/engine/game.ts';
import type { TableOptions } from '../../../../shared/table/options.ts';
import type { Hello, LogEntry, Phase, TableSnapshot } from '../../../../shared/table/protocol.ts';

const OPTIONS = { game: 'any' } as unknown as TableOptions;

const entry = (seq: number, hold = 0): LogEntry<unknown> => ({
  seq,
  actor: seat(0),
  at: seq * 100,
  hold,
  late: [],
  events: [`event ${seq}`],
});

const hello = (log: readonly LogEntry<unknown>[], before?: unknown): Hello<unknown, unknown> => ({
  you: seat(1),
  now: 5000,
  options: OPTIONS,
  match: { id: 'm', startedAt: 4000, log, view: `view ${log.length}`, before },
});

/** What the room would synchronize after this step: this seat is on turn, and waited for alone. */
const facts = (seq: number, turn: number, phase: Phase = 'playing', match = 'm'): TableSnapshot => ({
  game: 'any',
  phase,
  seats: [],
  watchers: 0,
  sentAway: [],
  match: {
    id: match,
    commitment: 'c',
    seq,
    turn: seat(turn),
    window: { id: seq, seats: 1 << turn, opens: seq * 1000, deadline: seq * 1000 + 500 },
  },
});

const seated = () => {
  const store = createTableStore();
  store.look(facts(1, 0));
  store.arrive(hello([entry(1)]));
  return store;
};

/** A move as a room tells it: the message, then the patch. */
function told(store: TableStore, seq: number, turn: number, hold = 0, phase: Phase = 'playing'): void {
  store.move({ entry: entry(seq, hold), view: `view ${seq}` });
  store.look(facts(seq, turn, phase));
}

const seen = (store: TableStore) => {
  const { present, log, facts: shown } = store.getState();
  return {
    seq: present.seq,
    view: present.view,
    turn: present.turn,
    clock: present.window?.deadline,
    logged: log.at(-1)?.seq,
    phase: shown?.phase,
  };
};

const moment = (seq: number, turn: number, clock: number | undefined = seq * 1000 + 500, phase: Phase = 'playing') => ({
  seq,
  view: `view ${seq}`,
  turn: turn as Seat,
  clock,
  logged: seq,
  phase,
});

describe('what is on the screen', () => {
  test('after a hello is everything, and nothing is left to be shown', () => {
    const store = seated();
    expect(seen(store)).toEqual(moment(1, 0));
    expect(store.getState()).toMatchObject({ status: 'open', you: 1, options: OPTIONS, updates: [] });
  });

  test('follows a move at once where nothing is revealed', () => {
    const store = seated();
    told(store, 2, 1);
    expect(seen(store)).toEqual(moment(2, 1));
    expect(store.getState().updates).toEqual([
      { seq: 2, actor: 0, serverTime: 4200, hold: 0, late: [], events: ['event 2'], view: 'view 2' },
    ]);
    store.show(2);
    expect(store.getState().updates).toEqual([]);
    expect(seen(store)).toEqual(moment(2, 1));
  });

  test('stays where it was before a reveal, turn, clock, log and phase with it, until that has been shown', () => {
    const store = seated();
    told(store, 2, 1);
    told(store, 3, 3, 4000);
    const waiting = { ...moment(2, 1), clock: undefined };
    expect(isSuspenseful(store.getState())).toBe(true);
    expect(seen(store)).toEqual(waiting);
    told(store, 4, 2, 0, 'scores');
    store.show(2);
    expect(seen(store)).toEqual(waiting);
    store.show(3);
    expect(seen(store)).toEqual(moment(4, 2, 4500, 'scores'));
  });

  test('holds nothing of what is to come anywhere but in what the director is given', () => {
    const store = seated();
    told(store, 2, 3, 4000, 'scores');
    const { updates: _, ...readable } = store.getState();
    expect(JSON.stringify(readable)).not.toMatch(/view 2|event 2|"turn":3|scores|2500/);
  });

  test('a patch that comes before its move gives nothing away', () => {
    const store = seated();
    store.look(facts(2, 3));
    expect(seen(store)).toEqual(moment(1, 0));
    store.move({ entry: entry(2), view: 'view 2' });
    expect(seen(store)).toEqual(moment(2, 3));
  });

  test('a deadline that is put off is put off at once', () => {
    const store = seated();
    const later = facts(1, 0);
    store.look({ ...later, match: { ...later.match!, window: { ...later.match!.window!, deadline: 9000 } } });
    expect(seen(store)).toEqual(moment(1, 0, 9000));
  });

  test('belongs to the match that was told: the turn of the next one waits for its hello', () => {
    const store = seated();
    store.look(facts(1, 3, 'playing', 'next'));
    expect(store.getState().present.turn).toBeUndefined();
    store.arrive({ ...hello([entry(1)]), match: { ...hello([entry(1)]).match!, id: 'next' } });
    expect(seen(store)).toEqual(moment(1, 3));
  });

  test('who comes into a reveal sees the table before it, and whose turn follows is not known', () => {
    const store = createTableStore();
    store.look(facts(2, 3, 'scores'));
    store.arrive(hello([entry(1), entry(2, 4000)], 'view 1'));
    expect(seen(store)).toEqual({ ...moment(1, 0), turn: undefined, clock: undefined });
    store.show(2);
    expect(seen(store)).toEqual(moment(2, 3, 2500, 'scores'));
  });
});

describe('the table that this browser sits at', () => {
  test('a paw that came after the verdict is told with the move that it lost to', () => {
    const store = seated();
    told(store, 2, 1);
    told(store, 3, 1);
    store.addLatePaw({ seq: 2, seat: seat(4), ms: 80 });
    const late = [{ seat: 4, ms: 80 }];
    expect(store.getState().log).toEqual([entry(1), { ...entry(2), late }, entry(3)]);
    expect(store.getState().updates.map((update) => update.late)).toEqual([late, []]);
  });

  test('a move that a hello has told already is not told twice', () => {
    const store = seated();
    store.move({ entry: entry(1), view: 'old' });
    expect(store.getState()).toMatchObject({ present: { view: 'view 1' }, updates: [], log: [entry(1)] });
  });

  test('a second hello begins from nothing: what waited to be shown is void', () => {
    const store = seated();
    const { epoch } = store.getState();
    told(store, 2, 1, 4000);
    store.setState({ status: 'reconnecting' });
    store.arrive(hello([entry(1), entry(2, 4000)]));
    expect(store.getState()).toMatchObject({ epoch: epoch + 1, updates: [] });
    expect(seen(store)).toEqual(moment(2, 1));
  });

  test('a hello that tells nothing new, as after a command that came too late, does not end a reveal', () => {
    const store = seated();
    told(store, 2, 3, 4000);
    const { epoch } = store.getState();
    store.arrive(hello([entry(1), entry(2, 4000)], 'view 1'));
    expect(store.getState().epoch).toBe(epoch);
    expect(seen(store)).toEqual({ ...moment(1, 0), clock: undefined });
  });

  test('nothing is left of it once it was left', () => {
    const store = seated();
    store.leave();
    store.arrive({ you: undefined, now: 0, options: OPTIONS, match: undefined });
    expect(seen(store)).toEqual({ seq: 0 });
  });

  test('the same word said twice is two', () => {
    const store = seated();
    store.hear({ seat: seat(0), said: 'purr', spoken: false });
    store.hear({ seat: seat(0), said: 'purr', spoken: false });
    expect(store.getState().said.map(({ id }) => id)).toEqual([1, 2]);
  });
});
