import { describe, expect, test } from 'vitest';
import { atDealTime, withDealTime } from '../../../server/rooms/people/quickDeal.ts';
import type { Refusal, Seat } from '../../../shared/engine/game.ts';
import { seat } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { parseTableOptions } from '../../../shared/table/options.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { openTable, type Person, type TableModel } from '../../../shared/table/people/model.ts';
import * as seats from '../../../shared/table/people/seating.ts';

const first = () => 0;
const person = (id: string): Person => ({ id, name: `Cat ${id}`, look: randomLook(first) });

function options(count: number, more: object = {}) {
  const parsed = parseTableOptions({ game: 'spicy', seats: count, ...more }, GAMES);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

function good(result: Result<TableModel, Refusal>): TableModel {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const table = (count: number, ...ids: string[]): TableModel =>
  ids.reduce((model, id) => good(seats.sit(model, person(id))), openTable(options(count)));

const who = (model: TableModel) => model.seats.map((one) => (one.kind === 'person' ? one.player : one.kind));
const code = (result: Result<TableModel, Refusal>) => (result.ok ? 'ok' : result.error.code);

describe('sitting down', () => {
  test('the first one there is host, seats fill from the lowest', () => {
    const model = table(3, 'a', 'b');
    expect(who(model)).toEqual(['a', 'b', 'free']);
    expect(model.host).toBe('a');
  });

  test('another seat can be chosen, and the old one is free then', () => {
    expect(who(good(seats.sit(table(3, 'a', 'b'), person('a'), seat(2))))).toEqual(['free', 'b', 'a']);
    expect(code(seats.sit(table(3, 'a', 'b'), person('b'), seat(0)))).toBe('table/seatTaken');
  });

  test('a full table has no seat, a filling bot gives way, a wanted bot does not', () => {
    expect(code(seats.sit(table(2, 'a', 'b'), person('c')))).toBe('table/full');
    const filled = seats.fillWithBots(table(2, 'a'), ['kitten'], first, true);
    expect(who(good(seats.sit(filled, person('c'))))).toEqual(['a', 'c']);
    const wanted = good(seats.addBot(table(2, 'a'), 'a', 'kitten', first));
    expect(code(seats.sit(wanted, person('c')))).toBe('table/full');
  });
});

describe('the host', () => {
  test('passes on clockwise from the seat that was left', () => {
    const model = { ...table(4, 'a', 'b', 'c', 'd'), host: 'c' };
    expect(seats.leave(model, seat(2)).host).toBe('d');
    expect(seats.leave({ ...model, host: 'd' }, seat(3)).host).toBe('a');
  });

  test('is nobody when nobody is left', () => {
    expect(seats.leave(table(2, 'a'), seat(0)).host).toBe('');
  });

  test('cannot send itself away, nor a bot', () => {
    const model = good(seats.addBot(table(3, 'a', 'b'), 'a', 'kitten', first));
    expect(code(seats.kick(model, 'a', seat(0)))).toBe('table/nobodyThere');
    expect(code(seats.kick(model, 'a', seat(2)))).toBe('table/nobodyThere');
    expect(good(seats.kick(model, 'a', seat(1))).kicked).toMatchObject([{ player: 'b' }]);
  });
});

describe('options', () => {
  test('fewer seats: people stay, bots go', () => {
    const model = good(seats.addBot(table(4, 'a', 'b'), 'a', 'kitten', first));
    expect(who(good(seats.setOptions(model, 'a', options(2))))).toEqual(['a', 'b']);
    expect(who(good(seats.setOptions(model, 'a', options(3))))).toEqual(['a', 'b', 'bot']);
    expect(code(seats.setOptions(table(3, 'a', 'b', 'c'), 'a', options(2)))).toBe('table/tooFewSeats');
  });

  test('whoever was ready has to look again', () => {
    const ready = seats.changePerson(table(2, 'a', 'b'), seat(1), { ready: true });
    const changed = good(seats.setOptions(ready, 'a', options(2, { pace: 'blitz' })));
    expect(changed.seats[1]).toMatchObject({ ready: false });
  });
});

describe('between matches', () => {
  const over = (model: TableModel): TableModel => ({ ...model, phase: 'scores' });
  const gone = (model: TableModel, place: Seat) => seats.leave(over(model), place);

  test('a rematch puts a bot where somebody left', () => {
    const model = seats.forRematch(gone(table(3, 'a', 'b', 'c'), seat(1)), first);
    expect(who(model)).toEqual(['a', 'bot', 'c']);
  });

  test('gathering again frees the seats of those who are not there', () => {
    const model = seats.gather(
      seats.changePerson(gone(table(3, 'a', 'b', 'c'), seat(0)), seat(1), { standIn: 'lost' }),
    );
    expect(who(model)).toEqual(['free', 'free', 'c']);
    expect(model).toMatchObject({ phase: 'gathering', host: 'c' });
  });

  test('bots have names and looks of their own', () => {
    const model = seats.fillWithBots(table(6, 'a'), ['kitten', 'legend'], first, false);
    const bots = model.seats.filter((one) => one.kind === 'bot');
    expect(new Set(bots.map((bot) => bot.name)).size).toBe(5);
    expect(new Set(bots.map((bot) => bot.look.cloth)).size).toBe(5);
    expect(bots.map((bot) => bot.level)).toEqual(['kitten', 'legend', 'kitten', 'legend', 'kitten']);
  });
});

describe('a quick match', () => {
  const quick = (bots: boolean, ...ids: string[]) =>
    ids.reduce((model, id) => good(seats.sit(model, person(id))), openTable(options(3), { bots }));

  test('waits for others, then lets bots in, then deals', () => {
    const waiting = withDealTime(quick(true, 'a'), 1000, 9000);
    expect(waiting.startsAt).toBe(10_000);
    expect(withDealTime(waiting, 5000, 9000).startsAt).toBe(10_000);
    const due = atDealTime(waiting, 10_000, first);
    if (due === undefined || due.deal) throw new Error('too early');
    expect(who(due.model)).toEqual(['a', 'bot', 'bot']);
    expect(due.model.startsAt).toBe(13_000);
    expect(atDealTime(due.model, 13_000, first)).toEqual({ deal: true });
  });

  test('waits no longer than anybody who was sent there can be on the way', () => {
    expect(withDealTime(quick(true, 'a'), 1000, 60_000).startsAt).toBe(11_000);
  });

  test('lets in bots of the strength that it was made for', () => {
    const waiting = withDealTime({ ...quick(true, 'a'), quick: { bots: true, level: 'legend' } }, 1000, 9000);
    const due = atDealTime(waiting, 10_000, first);
    if (due === undefined || due.deal) throw new Error('too early');
    expect(due.model.seats.flatMap((one) => (one.kind === 'bot' ? [one.level] : []))).toEqual(['legend', 'legend']);
  });

  test('is nobody’s: whoever was seated first has no say over the others, before the match or after it', () => {
    const model = quick(true, 'a', 'b');
    for (const asked of [
      seats.kick(model, 'a', seat(1)),
      seats.addBot(model, 'a', 'kitten', first),
      seats.setOptions(model, 'a', options(2)),
      seats.gatherAgain({ ...model, phase: 'scores' }, 'a'),
    ])
      expect(code(asked)).toBe('table/quickMatch');
    expect(code(seats.gatherAgain({ ...table(3, 'a', 'b'), phase: 'scores' }, 'a'))).toBe('ok');
  });

  test('without bots it waits until it is full, however long', () => {
    const waiting = withDealTime(quick(false, 'a', 'b'), 1000, 9000);
    expect(atDealTime(waiting, 10_000, first)).toEqual({ deal: false, model: { ...waiting, startsAt: 0 } });
    expect(withDealTime(quick(false, 'a', 'b', 'c'), 1000, 9000).startsAt).toBe(4000);
  });

  test('that everybody left waits anew for who comes next', () => {
    const left = seats.leave(withDealTime(quick(true, 'a'), 1000, 9000), seat(0));
    const due = atDealTime(left, 10_000, first);
    if (due === undefined || due.deal) throw new Error('nobody is there');
    const back = withDealTime(good(seats.sit(due.model, person('b'))), 60_000, 9000);
    expect(back.startsAt).toBe(69_000);
  });
});
