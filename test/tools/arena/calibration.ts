/** How far the forecasts can be trusted: real matches of mixed levels, forecasts on the way, and what came of them. */

import { type Outcome, type Seat, seat, type Viewer } from '../../../shared/engine/game.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { forecastLie, forecastWin } from '../../../shared/games/spicy/bots/forecast.ts';
import type { SpicyEvent, SpicyState, SpicyView } from '../../../shared/games/spicy/model/model.ts';
import { judge } from '../../../shared/games/spicy/rules/verdict.ts';
import type { AnyContender } from './contender.ts';
import { contendersNamed } from './contenders.ts';
import { fastRandom, seedOf } from './fastRandom.ts';
import { playGame } from './playGame.ts';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** What was forecast on average, and how often it came true. */
  readonly forecast: number;
  readonly happened: number;
}

export interface Calibration {
  readonly matches: number;
  readonly lie: {
    readonly count: number;
    readonly brier: number;
    readonly brierOfTheRate: number;
    readonly bins: readonly Bin[];
  };
  readonly win: {
    readonly count: number;
    readonly brier: number;
    readonly brierOfPoints: number;
    readonly bins: readonly Bin[];
  };
}

interface Guess {
  readonly forecast: number;
  readonly came: number;
}

interface Moment {
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

/** Forecasts are made after one event in so many. */
const EVERY = 5;

export function calibrate(matches: number, seed: string): Calibration {
  const lies: Guess[] = [];
  const told: { readonly moment: Moment; readonly shares: readonly number[] }[] = [];
  const levels = contendersNamed('spicy', ['levels']);
  const options = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' };
  for (let index = 0; index < matches; index += 1) {
    const seats = 2 + (index % 5);
    const deal = seedOf('calibration', seed, index);
    const random = fastRandom(deal);
    const contenders = Array.from({ length: seats }, (): AnyContender => random.pick(levels));
    const moments: Moment[] = [];
    const viewers: readonly Viewer[] = [...contenders.map((_, place) => seat(place)), 'watcher'];
    const history: SpicyEvent[] = [];
    const outcome: Outcome = playGame(GAMES.spicy, options, contenders, deal, (state, events) => {
      history.push(...(events as readonly SpicyEvent[]));
      if (random.below(EVERY) !== 0) return;
      const viewer = random.pick(viewers);
      const view = GAMES.spicy.viewFor(state, viewer) as SpicyView;
      const known = history.map((event) => GAMES.spicy.redact(event, viewer));
      moments.push({ chances: forecastWin(view, known), points: pointsOf(view) });
      const lie =
        view.phase.kind === 'reaction' || view.phase.kind === 'lastCard' ? forecastLie(view, known) : undefined;
      if (lie !== undefined) lies.push({ forecast: lie.lie, came: isLie(state as SpicyState) ? 1 : 0 });
    });
    const shares = contenders.map((_, place) =>
      outcome.winners.includes(place as Seat) ? 1 / outcome.winners.length : 0,
    );
    for (const moment of moments) told.push({ moment, shares });
  }
  const wins = told.flatMap(({ moment, shares }) =>
    moment.chances.map((forecast, place) => ({ forecast, came: shares[place] as number })),
  );
  const rate = mean(lies.map(({ came }) => came));
  return {
    matches,
    lie: {
      count: lies.length,
      brier: brierOf(lies),
      brierOfTheRate: brierOf(lies.map(({ came }) => ({ forecast: rate, came }))),
      bins: binsOf(lies),
    },
    win: { count: told.length, brier: brierOf(wins), brierOfPoints: bestByPoints(told), bins: binsOf(wins) },
  };
}

/** R28 */
const pointsOf = ({ wonSizes, trophies, handSizes }: SpicyView): readonly number[] =>
  wonSizes.map((won, place) => won + 10 * (trophies[place] ?? 0) - (handSizes[place] ?? 0));

function isLie({ stack, faces, rules }: SpicyState): boolean {
  const top = stack.at(-1);
  if (top === undefined) throw new Error('There is no card');
  const face = faces[top.id];
  if (face === undefined) throw new Error(`No card ${top.id}`);
  const { numberRight, spiceRight } = judge(rules.spiceItUp, face, top.declare, 'number');
  return !numberRight || !spiceRight;
}

/** The best that points alone can do, with the one constant that suits these very matches best. */
function bestByPoints(told: readonly { readonly moment: Moment; readonly shares: readonly number[] }[]): number {
  const briers = [0.02, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2].map((steepness) =>
    brierOf(
      told.flatMap(({ moment, shares }) => {
        const weights = moment.points.map((points) => Math.exp(steepness * points));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        return weights.map((weight, place) => ({ forecast: weight / total, came: shares[place] as number }));
      }),
    ),
  );
  return Math.min(...briers);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const brierOf = (guesses: readonly Guess[]): number =>
  mean(guesses.map(({ forecast, came }) => (forecast - came) ** 2));

function binsOf(guesses: readonly Guess[]): readonly Bin[] {
  return Array.from({ length: 10 }, (_, place) => {
    const inside = guesses.filter(({ forecast }) => Math.min(9, Math.floor(forecast * 10)) === place);
    return {
      from: place / 10,
      to: (place + 1) / 10,
      count: inside.length,
      forecast: inside.length === 0 ? 0 : mean(inside.map(({ forecast }) => forecast)),
      happened: inside.length === 0 ? 0 : mean(inside.map(({ came }) => came)),
    };
  });
}
