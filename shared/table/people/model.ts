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
  /** Legends play here for whoever watches. */
  readonly house?: boolean;
  /** Present at tables that quick match made. */
  readonly quick?: QuickTable;
  /** When a quick match deals; 0 otherwise. */
  readonly startsAt: number;
  /** Who counts it among the tables that they have opened: names that only the server knows the meaning of. */
  readonly openedBy?: readonly string[];
  /** Who was sent away, as long as the host does not let them in again. */
  readonly kicked: readonly Kicked[];
}

export interface Kicked {
  readonly player: string;
  readonly name: string;
}

/** Made for people who waited for a quick match. */
export interface QuickTable {
  /** Whether bots may take seats that stay empty. */
  readonly bots: boolean;
  /** Of such bots: about as strong as the people. */
  readonly level?: BotLevel;
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
  /** Of a rated match that is over: the rating of such a bot at that time. */
  readonly worth?: number;
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

export function openTable(options: TableOptions, quick?: QuickTable): TableModel {
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

/** The seat that a player may act for. Who left on purpose has none until they are back. Asked for every viewer of every move, so it is looked up. */
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

/** The seat that a player comes back to: also one that they left while cards were on the table. */
export function ownSeatOf({ seats }: TableModel, player: string): Seat | undefined {
  const place = seats.findIndex((seat) => seat.kind === 'person' && seat.player === player);
  return place === -1 ? undefined : (place as Seat);
}

/** Whether this player is missed here. Who left when everything was over is not. */
export function isMissed(model: TableModel, player: string): boolean {
  const place = ownSeatOf(model, player);
  const seat = place === undefined ? undefined : model.seats[place];
  return seat?.kind === 'person' && (seat.standIn !== 'left' || model.phase === 'playing');
}

export const isKicked = ({ kicked }: TableModel, player: string): boolean =>
  kicked.some((other) => other.player === player);

export const people = (model: TableModel): readonly PersonSeat[] =>
  model.seats.filter((seat): seat is PersonSeat => seat.kind === 'person');
