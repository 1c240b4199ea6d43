/** Learns what deeds tell: odds that add up to how likely somebody is one from whom more can be won (logistic regression). */

import type { Random } from '../../../../../shared/engine/random.ts';
import {
  A_WHOLE,
  type Deed,
  ODDS_COUNT,
  type Odds,
  oddsPlaces,
} from '../../../../../shared/games/spicy/bots/plain/tells.ts';
import { Adam } from '../../gradient.ts';
import type { Guest } from '../ground.ts';
import { type Player, SpicyTable } from '../spicyTable.ts';

/** Of one seat in one match. */
interface Deeds {
  readonly weak: number;
  /** Which odds each of its deeds adds. */
  readonly places: readonly (readonly number[])[];
}

/** Notes everything that one seat does. */
class NotedTable extends SpicyTable {
  watched = 0;
  places: (readonly number[])[] = [];

  protected override tell(seat: number, deed: Deed): void {
    const { tells, topNumber, below, stackSize, handSizes } = this;
    if (seat === this.watched)
      this.places.push(oddsPlaces(tells[seat] as number, deed, topNumber, below, stackSize, handSizes, seat));
    super.tell(seat, deed);
  }
}

export interface Meetings {
  /** Who meets them all, half of the time one of the weak. */
  readonly own: Guest<Player>;
  /** What deeds tell it so far. */
  readonly odds: Odds;
  readonly weak: readonly Guest<Player>[];
  readonly strong: readonly Guest<Player>[];
  readonly matches: number;
}

function deedsOf({ own, odds, weak, strong, matches }: Meetings, random: Random): readonly Deeds[] {
  const table = new NotedTable(2, odds);
  return Array.from({ length: matches }, (_, match) => {
    const isWeak = match % 2 === 0;
    const other = random.pick(isWeak ? weak : strong);
    const place = random.below(2);
    table.watched = place;
    table.places = [];
    table.deal(random);
    table.play(
      [0, 1].map((seat) => (seat === place ? other : own).sit(random)),
      random,
    );
    return { weak: isWeak ? 1 : 0, places: table.places };
  });
}

const ROUNDS = 6;
const MATCHES_A_STEP = 64;
const RATE = { first: 0.01, last: 0.0005 };

export function learnTells(meetings: Meetings, random: Random): Odds {
  const notes = deedsOf(meetings, random);
  const odds = new Float32Array(ODDS_COUNT);
  const slopes = new Float32Array(ODDS_COUNT);
  const adam = new Adam(ODDS_COUNT);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = random.shuffle(notes);
    const rate = RATE.first + ((RATE.last - RATE.first) * round) / ROUNDS;
    for (let from = 0; from < order.length; from += MATCHES_A_STEP) {
      const batch = order.slice(from, from + MATCHES_A_STEP);
      const count = batch.reduce((sum, { places }) => sum + places.length, 0);
      slopes.fill(0);
      for (const deeds of batch) addSlopes(deeds, odds, slopes, 1 / count);
      adam.step(odds, slopes, rate);
    }
  }
  return Array.from(odds, (each) => Math.round(each * A_WHOLE) || 0);
}

/** What was done early counts in every sum after it. Here sums have no ends: that play cuts them off is its caution, not what deeds tell. */
function addSlopes({ weak, places }: Deeds, odds: Float32Array, slopes: Float32Array, weight: number): void {
  const errors = new Float64Array(places.length);
  let sum = 0;
  places.forEach((each, deed) => {
    for (const place of each) sum += odds[place] as number;
    errors[deed] = 1 / (1 + Math.exp(-sum)) - weak;
  });
  let error = 0;
  for (let deed = places.length - 1; deed >= 0; deed -= 1) {
    error += errors[deed] as number;
    for (const place of places[deed] as readonly number[]) slopes[place] = (slopes[place] as number) + weight * error;
  }
}
