/** What a race means for the match: when there is one, and whose command gets through. Pure, like race.ts, but knows the game. */

import type { AnyGame, CommandOf, RaceKind, Refusal, Seat } from '../../engine/game.ts';
import { drawLot, type Match, submitParsed } from '../../engine/match.ts';
import type { LatePaw } from '../protocol.ts';
import { type Contender, judgeRace, keyOf, withWinner } from './race.ts';

export interface Racer extends Contender {
  readonly command: CommandOf<AnyGame>;
}

/** In a game without a contest nothing races. */
export const raceKindOf = ({ contest }: AnyGame, command: CommandOf<AnyGame>): RaceKind =>
  contest?.kindOf(command) ?? 'none';

/** What a paw would land on now. */
export const targetOf = ({ game, state }: Match): number | undefined => game.contest?.target(state);

/** Whether this move would take away or cover the card that paws go for. */
export function covers(match: Match, after: Match): boolean {
  const target = targetOf(match);
  return target !== undefined && target !== targetOf(after);
}

/** Whether this seat could slap right now. */
export const mayPaw = ({ game, state }: Match, seat: Seat): boolean => game.contest?.mayPaw(state, seat) ?? false;

export interface Award<R extends Racer> {
  /** The match after the lot, where one was drawn, and after the winner's command. */
  readonly reached: readonly Match[];
  readonly winner: R;
  readonly losers: readonly R[];
  /** Paws among the losers, in the order in which they were made. */
  readonly late: readonly LatePaw[];
  /** Everybody who raced, the winner by key or lot first. */
  readonly order: readonly R[];
}

export interface Contested<R extends Racer> {
  /** Undefined when the rules let nobody through. */
  readonly award: Award<R> | undefined;
  readonly refused: readonly { readonly racer: R; readonly refusal: Refusal }[];
}

/** The first whom the rules let through wins; everybody after it has lost. */
export function settleContest<R extends Racer>(match: Match, racers: readonly R[]): Contested<R> {
  const verdict = judgeRace(racers);
  const [favourite] = verdict.tied;
  const refused: { racer: R; refusal: Refusal }[] = [];
  if (favourite === undefined) return { award: undefined, refused };
  const tied = verdict.tied.flatMap(({ seat }) => (seat === 'table' ? [] : [seat]));
  const lot = tied.length > 1 ? drawLot(match, tied) : undefined;
  const order = withWinner(verdict, lot?.entry.drawn ?? favourite.seat);
  for (const [place, winner] of order.entries()) {
    const tried = submitParsed(lot?.match ?? match, winner.seat, winner.command);
    if (!tried.ok) {
      refused.push({ racer: winner, refusal: tried.error });
      continue;
    }
    const reached = lot === undefined ? [tried.value.match] : [lot.match, tried.value.match];
    const losers = order.slice(place + 1);
    const late = losers.flatMap((racer) => lateness(racer, winner));
    return { award: { reached, winner, losers, late, order }, refused };
  }
  return { award: undefined, refused };
}

function lateness(racer: Racer, winner: Racer): readonly LatePaw[] {
  const { kind, seat } = racer;
  if (kind !== 'paw' || seat === 'table') return [];
  return [{ seat, ms: Math.max(0, Math.round(keyOf(racer) - keyOf(winner))) }];
}
