/** The parts that views and events of Black Jacky are packed from. */

import { bool, type Codec, int, list, mapped, maybe, once, oneOf, record } from '../../../engine/codec.ts';
import { type Seat, seat } from '../../../engine/game.ts';
import type { JackyOptions } from '../input.ts';
import type { CatView } from '../model/seating.ts';
import { END_REASONS, type JackyOutcome, SEATS, STANDINGS, type Standing, scoreOf } from '../model/terms.ts';
import { openCards, seenCards } from './cards.ts';

const MAX_HEARTS = 3;
/** All 36 cards, laid as well as they can be, are less. */
const MAX_TENTHS = 2500;
const MAX_ROUNDS = 100;

export const pairOf = <T>(codec: Codec<T>): Codec<readonly [T, T]> =>
  mapped(
    record({ first: codec as Codec<unknown>, second: codec as Codec<unknown> }),
    ([first, second]) => ({ first, second }),
    ({ first, second }) => [first as T, second as T],
  );

export const aSeat = int<Seat>(0, SEATS.max - 1);
export const seats = list(aSeat, SEATS.max);
export const pair = pairOf(aSeat);
export const seatCount = int(SEATS.min, SEATS.max);
export const hearts = int(0, MAX_HEARTS);
/** What a card or a hand counts (B24). */
export const tenths = int(0, MAX_TENTHS);
export const round = int(0, MAX_ROUNDS);

const everySeat = Array.from({ length: SEATS.max }, (_, place) => seat(place));
const starter = oneOf<Seat | 'random'>([...everySeat, 'random']);

/** One digit where there is none: `null` would be four characters in every view. */
export const seatOrNone: Codec<Seat | undefined> = mapped(
  int(0, SEATS.max),
  (value) => value ?? SEATS.max,
  (packed) => (packed === SEATS.max ? undefined : seat(packed)),
);

export const options: Codec<JackyOptions> = record({ quickDuel: bool, starter });

/** Standing, hearts, last chance, knock and tip as one number. */
const condition: Codec<Omit<CatView, 'hand' | 'laid'>> = mapped(
  int(0, STANDINGS.length * (MAX_HEARTS + 1) * 2 * 2 * (SEATS.max + 1) - 1),
  ({ standing, hearts, lastChance, knocked, tip }) => {
    const rank = STANDINGS.indexOf(standing) * (MAX_HEARTS + 1) + hearts;
    const flags = (lastChance ? 2 : 0) + (knocked ? 1 : 0);
    return (rank * 4 + flags) * (SEATS.max + 1) + (tip === undefined ? 0 : tip + 1);
  },
  (packed) => {
    const tip = packed % (SEATS.max + 1);
    const flags = Math.floor(packed / (SEATS.max + 1)) % 4;
    const rank = Math.floor(packed / (SEATS.max + 1) / 4);
    return {
      standing: STANDINGS[Math.floor(rank / (MAX_HEARTS + 1))] as Standing,
      hearts: rank % (MAX_HEARTS + 1),
      lastChance: flags >= 2,
      knocked: flags % 2 === 1,
      tip: tip === 0 ? undefined : seat(tip - 1),
    };
  },
);

export const catView: Codec<CatView> = once(
  mapped(
    record({ condition, hand: seenCards, laid: openCards }),
    (cat) => ({ condition: cat, hand: cat.hand, laid: cat.laid }),
    ({ condition, hand, laid }) => ({ ...condition, hand, laid }),
  ),
);

export const outcome: Codec<JackyOutcome> = mapped(
  record({
    reason: oneOf(END_REASONS),
    winners: seats,
    scores: list(record({ hearts, sum: maybe(tenths) }), SEATS.max),
  }),
  ({ reason, winners, scores }) => ({
    reason,
    winners,
    scores: scores.map(({ parts }) => ({ hearts: parts.hearts ?? 0, sum: parts.sumInTenths })),
  }),
  ({ reason, winners, scores }) => ({
    reason,
    winners,
    scores: scores.map(({ hearts, sum }, place) => scoreOf(seat(place), hearts, sum)),
  }),
);
