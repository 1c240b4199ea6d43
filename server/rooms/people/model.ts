/** What a table has to remember to come back after a crash: options, phase, who sits where. The match itself is in the journal. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { CatLook } from '../../../shared/table/catLook.ts';
import { parseCatLook } from '../../../shared/table/catLookSchema.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import type { Phase } from '../../../shared/table/protocol.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';

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
  readonly standIn: '' | 'lost' | 'idle' | 'left';
  /** Turns in a row that ran out. */
  readonly missed: number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly look: CatLook;
}

export const FREE: FreeSeat = { kind: 'free' };

export const personSeat = ({ id, name, look }: Person): PersonSeat => ({
  kind: 'person',
  player: id,
  name,
  look,
  ready: false,
  standIn: '',
  missed: 0,
});

export const packModel = (model: TableModel): string => JSON.stringify(model);

/** Reads what `packModel` wrote. It is our own, so a surprise is a bug, not a refusal. */
export function unpackModel(text: string): TableModel {
  const model = JSON.parse(text) as TableModel;
  for (const seat of model.seats)
    if (seat.kind !== 'free' && parseCatLook(seat.look) === undefined)
      throw new Error('A stored look can no longer be read');
  return model;
}

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

/** Whether a bot moves for this seat. */
export const isBotDriven = (seat: SeatModel | undefined): boolean =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn !== '');

export const people = (model: TableModel): readonly PersonSeat[] =>
  model.seats.filter((seat): seat is PersonSeat => seat.kind === 'person');
