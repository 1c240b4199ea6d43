import { describe, expect, test } from 'vitest';
import { createTableStore, isSuspenseful, presentSeq, presentView } from '../../../client/store/table.ts';
import { seat } from '../../../shared/engine/game.ts';
import type { LogEntry } from '../../../shared/table/protocol.ts';

const entry = (seq: number, hold = 0): LogEntry<unknown> => ({
  seq,
  actor: seat(0),
  at: seq * 100,
  hold,
  late: [],
  events: [`event ${seq}`],
});

const seated = () => {
  const store = createTableStore();
  store.arrive({ you: seat(1), now: 5000, match: { id: 'm', startedAt: 4000, log: [entry(1)], view: 'view 1' } });
  return store;
};

describe('the table that this browser sits at', () => {
  test('a hello tells everything and nothing is left to be shown', () => {
    const { status, you, seq, view, updates, shown } = seated().getState();
    expect({ status, you, seq, view, updates, shown }).toEqual({
      status: 'open',
      you: 1,
      seq: 1,
      view: 'view 1',
      updates: [],
      shown: { seq: 1, view: 'view 1' },
    });
  });

  test('a move is the truth at once and is shown when the director says so', () => {
    const store = seated();
    store.move({ entry: entry(2), view: 'view 2' });
    expect(store.getState()).toMatchObject({ seq: 2, view: 'view 2', shown: { seq: 1 } });
    expect(store.getState().updates).toEqual([
      { seq: 2, actor: 0, serverTime: 4200, hold: 0, late: [], events: ['event 2'], view: 'view 2' },
    ]);
    store.show(2);
    expect(store.getState()).toMatchObject({ updates: [], shown: { seq: 2, view: 'view 2' } });
  });

  test('words never run ahead of a reveal, follow every other move at once, and take nothing back', () => {
    const store = seated();
    store.move({ entry: entry(2), view: 'view 2' });
    expect([presentView(store.getState()), presentSeq(store.getState())]).toEqual(['view 2', 2]);
    store.move({ entry: entry(3, 4000), view: 'view 3' });
    expect(isSuspenseful(store.getState())).toBe(true);
    expect([presentView(store.getState()), presentSeq(store.getState())]).toEqual(['view 2', 2]);
    store.move({ entry: entry(4), view: 'view 4' });
    store.show(2);
    expect([presentView(store.getState()), presentSeq(store.getState())]).toEqual(['view 2', 2]);
    store.show(3);
    expect([presentView(store.getState()), presentSeq(store.getState())]).toEqual(['view 4', 4]);
  });

  test('a paw that came after the verdict is told with the move that it lost to', () => {
    const store = seated();
    store.move({ entry: entry(2), view: 'view 2' });
    store.move({ entry: entry(3), view: 'view 3' });
    store.addLatePaw({ seq: 2, seat: seat(4), ms: 80 });
    const late = [{ seat: 4, ms: 80 }];
    expect(store.getState().log).toEqual([entry(1), { ...entry(2), late }, entry(3)]);
    expect(store.getState().updates.map((update) => update.late)).toEqual([late, []]);
  });

  test('a move that a hello has told already is not told twice', () => {
    const store = seated();
    store.move({ entry: entry(1), view: 'old' });
    expect(store.getState()).toMatchObject({ view: 'view 1', updates: [], log: [entry(1)] });
  });

  test('a second hello begins from nothing: what waited to be shown is void', () => {
    const store = seated();
    const { epoch } = store.getState();
    store.move({ entry: entry(2), view: 'view 2' });
    store.arrive({
      you: seat(1),
      now: 6000,
      match: { id: 'm', startedAt: 4000, log: [entry(1), entry(2)], view: 'v' },
    });
    expect(store.getState()).toMatchObject({ epoch: epoch + 1, updates: [], seq: 2, shown: { seq: 2, view: 'v' } });
  });

  test('the same word said twice is two', () => {
    const store = seated();
    store.hear({ seat: seat(0), said: 'purr', spoken: false });
    store.hear({ seat: seat(0), said: 'purr', spoken: false });
    expect(store.getState().said.map(({ id }) => id)).toEqual([1, 2]);
  });
});
