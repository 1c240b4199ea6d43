/** What a table has to remember to come back after a crash: options, phase, who sits where. The match itself is in the journal. */

import type { Seat } from '../../engine/game.ts';
import type { TableOptions } from '../options.ts';
import type { Phase, StandIn } from '../protocol.ts';
import type { BotLevel } from '../seats.ts';
import type { CatLook } from './catLook.ts';

export interface TableModel {
  readonly options: TableOptions;
  readonly phase: Phase;
  /** Id of a player; empty when nobody is host. */
  readonly host: string;
  readonly seats: readonly SeatModel[];
  /** The match that runs or ran last; empty before the first. */
  readonly match: string;
  /** Present at tables that quick match made. */
  readonly quick?: { readonly bots: boolean };
  /** When a quick match deals; 0 otherwise. */
  readonly startsAt: number;
  /** Players who were asked to go. */
  readonly kicked: readonly string[];
}

export type SeatModel = FreeSeat | BotSeatModel | PersonSeat;

export interface FreeSeat {
  readonly kind: 'free';
}

export interface BotSeatModel {
  readonly kind: 'bot';
  readonly name: string;
  readonly look: CatLook;
  readonly level: BotLevel;
  /** Sat down only because nobody else had come: gives way to a person before the deal. */
  readonly filler: boolean;
}

export interface PersonSeat {
  readonly kind: 'person';
  readonly player: string;
  readonly name: string;
  readonly look: CatLook;
  readonly ready: boolean;
  /** Why a bot plays for this seat; empty while its owner does. */
  readonly standIn: '' | StandIn;
  /** Turns in a row that ran out. */
  readonly missed: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly look: CatLook;
}

export const FREE: FreeSeat = { kind: 'free' };

export function openTable(options: TableOptions, quick?: { readonly bots: boolean }): TableModel {
  return {
    options,
    phase: 'gathering',
    host: '',
    seats: Array.from({ length: options.seats }, () => FREE),
    match: '',
    startsAt: 0,
    kicked: [],
    ...(quick === undefined ? {} : { quick }),
  };
}

export const personSeat = ({ id, name, look }: Person): PersonSeat => ({
  kind: 'person',
  player: id,
  name,
  look,
  ready: false,
  standIn: '',
  missed: 0,
});

const seatings = new WeakMap<TableModel, ReadonlyMap<string, Seat>>();

/** The seat that a player may act for. Who left on purpose has none. Asked for every viewer of every move, so it is looked up. */
export function seatOf(model: TableModel, player: string): Seat | undefined {
  let seating = seatings.get(model);
  if (seating === undefined) {
    seating = new Map(
      model.seats.flatMap((seat, place) =>
        seat.kind === 'person' && seat.standIn !== 'left' ? [[seat.player, place as Seat] as const] : [],
      ),
    );
    seatings.set(model, seating);
  }
  return seating.get(player);
}

export const people = (model: TableModel): readonly PersonSeat[] =>
  model.seats.filter((seat): seat is PersonSeat => seat.kind === 'person');
