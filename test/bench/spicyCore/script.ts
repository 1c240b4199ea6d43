/**
 * The same matches for every contestant: a deal and a list of commands, recorded from our engine. All contestants play
 * the core rules (R1-R32 at an assisted table, no Spice It Up! cards) and must come to the same points.
 */

import type { Outcome } from '../../../shared/engine/game.ts';
import type { Deal as DealEntry, Match } from '../../../shared/engine/match.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { SPICES } from '../../../shared/games/spicy/model/cards.ts';
import type { SpicyCommand, SpicyEvent } from '../../../shared/games/spicy/model/model.ts';
import { HAND_SIZE } from '../../../shared/games/spicy/model/terms.ts';
import { playedMatch } from '../../support/play.ts';

export const OPS = { play: 0, pass: 1, paw: 2, name: 3, letGo: 4, timeOut: 5 } as const;

/** `a`, `b`, `c`: card, number and spice of a play; 0 or 1 for the number or the spice that a paw names. */
export interface Op {
  readonly op: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export interface Deal {
  readonly seats: number;
  readonly starter: number;
  /** By card id: 0 where a wild has no number. */
  readonly numbers: readonly number[];
  /** By card id: 0 where a wild has no spice, else 1 to 3. */
  readonly spices: readonly number[];
  /** By card id: whether it is right for every number or every spice. */
  readonly wildNumber: readonly boolean[];
  readonly wildSpice: readonly boolean[];
  /** Card ids from the top, the dealt ones first. */
  readonly order: readonly number[];
  /** How many cards lie above World's End, the dealt ones included. */
  readonly above: number;
}

export interface Script {
  readonly deal: Deal;
  readonly ops: readonly Op[];
  readonly match: Match<typeof spicy>;
  readonly points: readonly number[];
}

export function recordScripts(seats: number, matches: number): readonly Script[] {
  return Array.from({ length: matches }, (_, index) => {
    const match = playedMatch(spicy, seats, `script ${index}`);
    const moves = match.history.filter((entry) => entry.kind === 'move');
    const outcome = spicy.outcome(match.state) as Outcome;
    return {
      deal: dealOf(match.history[0] as DealEntry<typeof spicy>, seats),
      ops: moves.map(({ actor, command }) => opOf(actor === 'table' ? -1 : actor, command)),
      match,
      points: outcome.scores.map((score) => score.points),
    };
  });
}

function opOf(seat: number, command: SpicyCommand): Op {
  const op = OPS[command.type as keyof typeof OPS];
  if (op === undefined) throw new Error(`The core knows no ${command.type}`);
  if (command.type === 'play') {
    const { card, declare } = command;
    return { op, seat, a: card, b: declare.number, c: SPICES.indexOf(declare.spice) + 1 };
  }
  return { op, seat, a: command.type === 'name' && command.trait === 'spice' ? 1 : 0, b: 0, c: 0 };
}

function dealOf({ events }: DealEntry<typeof spicy>, seats: number): Deal {
  const { starter } = eventOf(events, 'matchStarted');
  const { deck } = eventOf(events, 'deckShuffled');
  const { above } = eventOf(events, 'worldsEndSlidIn');
  if (deck.kind !== 'open' || above === undefined) throw new Error('The journal holds true events');
  return {
    seats,
    starter,
    numbers: deck.faces.map((face) => (face.kind === 'spice' ? face.number : 0)),
    spices: deck.faces.map((face) => (face.kind === 'spice' ? SPICES.indexOf(face.spice) + 1 : 0)),
    wildNumber: deck.faces.map((face) => face.kind === 'wildNumber'),
    wildSpice: deck.faces.map((face) => face.kind === 'wildSpice'),
    order: deck.order,
    above: above + seats * HAND_SIZE,
  };
}

function eventOf<T extends SpicyEvent['type']>(
  events: readonly SpicyEvent[],
  type: T,
): Extract<SpicyEvent, { type: T }> {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`A deal without ${type}`);
  return found as Extract<SpicyEvent, { type: T }>;
}
