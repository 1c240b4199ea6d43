/** One match between contenders without clocks: whoever has thought least acts first. */

import type { Choice } from '../../../shared/bots/bot.ts';
import { scramble } from '../../../shared/bots/chance.ts';
import { type AnyGame, type Outcome, type Seat, seat } from '../../../shared/engine/game.ts';
import { fold } from '../../../shared/engine/match.ts';
import type { AnyContender } from './contender.ts';
import { fastRandom, keyRandom } from './fastRandom.ts';

/** Past this many moves a match is taken to go on for ever. */
const ENDLESS = 20_000;
const TIME_OUT = { type: 'timeOut' };

/** The same `deal` gives the same deck; chance of the contenders hangs on `deal` and the seat. */
export function playGame(
  game: AnyGame,
  options: unknown,
  contenders: readonly AnyContender[],
  deal: number,
  /** Shown the table and the latest events after every move. */
  watch?: (state: unknown, events: readonly { type: string }[]) => void,
): Outcome {
  const random = fastRandom(deal);
  let events: readonly { type: string }[] = game.setup(options, contenders.length, random);
  let state = fold(game, [...events]);
  const memories = contenders.map(({ blank }) => blank);
  const keys = contenders.map((_, place) => keyRandom(scramble(deal, place)));
  const waiting: (Choice<unknown> | undefined)[] = [];
  let window = -1;
  let acted: Seat | undefined;
  for (let moves = 0; moves < ENDLESS; moves += 1) {
    tell(game, contenders, memories, events);
    watch?.(state, events);
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome;
    const open = game.window(state);
    if (open === undefined) throw new Error('No window is open and the match is not over');
    // In an open window a choice stands, for the same situation asked twice gets the same answer; but who has acted may
    // have to act again, as after a trick.
    if (open.id !== window) waiting.length = 0;
    for (const place of open.seats)
      if (open.id !== window || place === acted) {
        const sight = { seat: place, view: game.viewFor(state, place), legal: [], memory: memories[place] };
        waiting[place] = (contenders[place] as AnyContender).choose(sight, keys[place] as (typeof keys)[number]);
      }
    window = open.id;
    const first = quickest(open.seats, waiting);
    const command = first === undefined ? TIME_OUT : (waiting[first] as Choice<unknown>).command;
    const decided = game.decide(state, first ?? 'table', command, random);
    if (!decided.ok)
      throw new Error(`${contenders[first ?? 0]?.name}: ${JSON.stringify(command)} ${JSON.stringify(decided.error)}`);
    if (first !== undefined) waiting[first] = undefined;
    acted = first;
    events = decided.value;
    for (const event of events) state = game.evolve(state, event);
  }
  throw new Error(`Still no end after ${ENDLESS} moves`);
}

function tell(
  game: AnyGame,
  contenders: readonly AnyContender[],
  memories: unknown[],
  events: readonly { type: string }[],
): void {
  for (let place = 0; place < contenders.length; place += 1) {
    const viewer = seat(place);
    const contender = contenders[place] as AnyContender;
    let memory = memories[place];
    for (const event of events) memory = contender.remember(memory, game.redact(event, viewer), viewer);
    memories[place] = memory;
  }
}

function quickest(seats: readonly Seat[], waiting: readonly (Choice<unknown> | undefined)[]): Seat | undefined {
  let first: Seat | undefined;
  let time = Number.POSITIVE_INFINITY;
  for (const place of seats) {
    const choice = waiting[place];
    if (choice === undefined || choice.after >= time) continue;
    first = place;
    time = choice.after;
  }
  return first;
}
