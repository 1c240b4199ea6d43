/** Who may sit, stand, bring a bot or send somebody away. Pure: every change is a new model, or a refusal. */

import type { Refusal, Seat } from '../../engine/game.ts';
import { err, ok, type Result } from '../../engine/result.ts';
import type { TableOptions } from '../options.ts';
import type { BotLevel } from '../seats.ts';
import { type CatLook, type Pick, randomLook } from './catLook.ts';
import { dressed } from './characters.ts';
import {
  type BotSeatModel,
  FREE,
  isKicked,
  type Person,
  type PersonSeat,
  people,
  personSeat,
  type SeatModel,
  seatOf,
  type TableModel,
} from './model.ts';
import { BOT_NAMES } from './names.ts';

type Changed = Result<TableModel, Refusal>;

const refuse = (code: Refusal['code'], facts?: Refusal['facts']): Changed =>
  err(facts === undefined ? { code } : { code, facts });

export function withSeat(model: TableModel, place: Seat, seat: SeatModel): TableModel {
  return { ...model, seats: model.seats.map((old, index) => (index === place ? seat : old)) };
}

export function changePerson(model: TableModel, place: Seat, change: Partial<PersonSeat>): TableModel {
  const seat = model.seats[place];
  return seat?.kind === 'person' ? withSeat(model, place, { ...seat, ...change }) : model;
}

/** A free seat first; before the deal also that of a bot which only fills in. */
function placeFor(model: TableModel, wished: Seat | undefined): Seat | undefined {
  const open = (seat: SeatModel | undefined) => seat?.kind === 'free' || (seat?.kind === 'bot' && seat.filler);
  if (wished !== undefined) return open(model.seats[wished]) ? wished : undefined;
  const free = model.seats.findIndex((seat) => seat.kind === 'free');
  const place = free === -1 ? model.seats.findIndex(open) : free;
  return place === -1 ? undefined : (place as Seat);
}

export function sit(model: TableModel, person: Person, wished?: Seat): Changed {
  if (model.phase !== 'gathering') return refuse('table/alreadyPlaying');
  if (isKicked(model, person.id)) return refuse('table/kicked');
  const old = seatOf(model, person.id);
  const place = placeFor(model, wished);
  if (place === undefined) return refuse(wished === undefined ? 'table/full' : 'table/seatTaken');
  const cleared = old === undefined ? model : withSeat(model, old, FREE);
  return ok(withHost(withSeat(cleared, place, personSeat(person))));
}

/** Leaves the seat: free again before the deal, a bot's until its owner is back after it. */
export function leave(model: TableModel, place: Seat): TableModel {
  const seat = model.seats[place];
  if (seat?.kind !== 'person') return model;
  const left =
    model.phase === 'playing'
      ? changePerson(model, place, { standIn: 'left', ready: false })
      : withSeat(model, place, model.phase === 'scores' ? { ...seat, standIn: 'left', ready: false } : FREE);
  return withHost(left, model);
}

/** The host is the one who came first; when it goes, the next person clockwise. */
export function withHost(model: TableModel, before: TableModel = model): TableModel {
  const present = people(model).filter((person) => person.standIn !== 'left' && person.standIn !== 'lost');
  if (present.some((person) => person.player === model.host)) return model;
  const former = before.seats.findIndex((seat) => seat.kind === 'person' && seat.player === model.host);
  const order = [...model.seats.slice(former + 1), ...model.seats.slice(0, former + 1)];
  const next = order.find((seat): seat is PersonSeat => seat.kind === 'person' && present.includes(seat));
  return { ...model, host: next?.player ?? '' };
}

export function addBot(model: TableModel, by: string, level: BotLevel, pick: Pick, wished?: Seat): Changed {
  const denied = onlyHost(model, by);
  if (denied !== undefined) return denied;
  const place = wished ?? (model.seats.findIndex((seat) => seat.kind === 'free') as Seat);
  if (model.seats[place]?.kind !== 'free') return refuse('table/full');
  return ok(withSeat(model, place, newBot(model, level, pick, false)));
}

export function removeBot(model: TableModel, by: string, place: Seat): Changed {
  const denied = onlyHost(model, by);
  if (denied !== undefined) return denied;
  return model.seats[place]?.kind === 'bot' ? ok(withSeat(model, place, FREE)) : refuse('table/noBot');
}

export function kick(model: TableModel, by: string, place: Seat): Changed {
  const denied = onlyHost(model, by);
  if (denied !== undefined) return denied;
  const seat = model.seats[place];
  if (seat?.kind !== 'person' || seat.player === by) return refuse('table/nobodyThere');
  return ok({ ...withSeat(model, place, FREE), kicked: [...model.kicked, { player: seat.player, name: seat.name }] });
}

/** The n-th of those who were sent away may come back. */
export function forgive(model: TableModel, by: string, index: number): Changed {
  const denied = onlyHost(model, by);
  if (denied !== undefined) return denied;
  if (model.kicked[index] === undefined) return refuse('table/nobodyThere');
  return ok({ ...model, kicked: model.kicked.filter((_, place) => place !== index) });
}

function onlyHost(model: TableModel, by: string): Changed | undefined {
  if (model.phase !== 'gathering') return refuse('table/alreadyPlaying');
  // Strangers: whoever was seated first has no say over the others.
  if (model.quick !== undefined) return refuse('table/quickMatch');
  return model.host === by ? undefined : refuse('table/notHost');
}

/** New options keep everybody seated as long as there is a seat; bots give way first. */
export function setOptions(model: TableModel, by: string, options: TableOptions): Changed {
  const denied = onlyHost(model, by);
  if (denied !== undefined) return denied;
  const persons = people(model);
  if (persons.length > options.seats) return refuse('table/tooFewSeats', { people: persons.length });
  const kept = new Set<SeatModel>(
    [...persons, ...model.seats.filter((seat) => seat.kind === 'bot')].slice(0, options.seats),
  );
  const seats: SeatModel[] =
    options.seats === model.seats.length ? [...model.seats] : model.seats.filter((seat) => kept.has(seat));
  while (seats.length < options.seats) seats.push(FREE);
  const unready = seats.map((seat) => (seat.kind === 'person' ? { ...seat, ready: false } : seat));
  return ok({ ...model, options, seats: unready });
}

export function fillWithBots(model: TableModel, levels: readonly BotLevel[], pick: Pick, filler: boolean): TableModel {
  let next = 0;
  return model.seats.reduce((filled, seat, place) => {
    if (seat.kind !== 'free') return filled;
    const level = levels[next++ % Math.max(1, levels.length)] ?? 'alleyCat';
    return withSeat(filled, place as Seat, newBot(filled, level, pick, filler));
  }, model);
}

/** Bots that come with the table take its last seats. */
export function seatBots(model: TableModel, levels: readonly BotLevel[], pick: Pick, filler = false): TableModel {
  return levels.reduce((seated, level, index) => {
    const place = (model.seats.length - levels.length + index) as Seat;
    return withSeat(seated, place, newBot(seated, level, pick, filler));
  }, model);
}

export function newBot(model: TableModel, level: BotLevel, pick: Pick, filler: boolean): BotSeatModel {
  const taken = model.seats.filter((seat) => seat.kind !== 'free');
  const names = BOT_NAMES.filter((name) => !taken.some((seat) => seat.name === name));
  const looks: readonly CatLook[] = taken.map((seat) => seat.look);
  const name = names[pick(names.length)] ?? BOT_NAMES[0];
  return { kind: 'bot', name, look: dressed(randomLook(pick, looks), name), level, filler };
}

/** Everybody has a seat, and every person there wants to begin. */
export const isReady = (model: TableModel): boolean =>
  model.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && (seat.ready || seat.standIn !== ''))) &&
  people(model).some((person) => person.ready);

/** Everybody who is still there wants another match. */
export function wantsRematch(model: TableModel): boolean {
  const there = people(model).filter((person) => person.standIn === '');
  return model.phase === 'scores' && there.length > 0 && there.every((person) => person.ready);
}

/** The match is over and nobody who played it is there any more. */
export const isDeserted = (model: TableModel): boolean =>
  model.phase === 'scores' && people(model).every(({ standIn }) => standIn === 'left' || standIn === 'lost');

/** The host waits no longer: bots play for those who have not answered, until they do anything. */
export function withoutAnswers(model: TableModel): TableModel {
  const seats = model.seats.map((seat): SeatModel => {
    const answered = seat.kind !== 'person' || seat.ready || seat.player === model.host || seat.standIn !== '';
    return answered ? seat : { ...seat, standIn: 'idle' };
  });
  return { ...model, seats };
}

/** Seats for another match: who left is replaced by a bot, who is away is played for. */
export function forRematch(model: TableModel, pick: Pick): TableModel {
  return model.seats.reduce((seated, seat, place) => {
    if (seat.kind === 'person' && seat.standIn === 'left')
      return withSeat(seated, place as Seat, newBot(seated, 'alleyCat', pick, false));
    return changePerson(seated, place as Seat, { ready: false, missed: 0 });
  }, model);
}

/** The host takes everybody from the scores back to where the table is set. */
export function gatherAgain(model: TableModel, by: string): Changed {
  if (model.phase !== 'scores') return refuse('table/notOver');
  if (model.quick !== undefined) return refuse('table/quickMatch');
  return model.host === by ? ok(gather(model)) : refuse('table/notHost');
}

/** Back to gathering: only who is there keeps a seat. */
export function gather(model: TableModel): TableModel {
  const seats = model.seats.map((seat): SeatModel => {
    if (seat.kind !== 'person') return seat;
    return seat.standIn === 'left' || seat.standIn === 'lost'
      ? FREE
      : { ...seat, ready: false, standIn: '', missed: 0 };
  });
  return withHost({ ...model, phase: 'gathering', seats, startsAt: 0 }, model);
}
