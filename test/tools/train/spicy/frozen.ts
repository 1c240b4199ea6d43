/** How the opponents that strength is measured against came to be. They are frozen since: see arena/spicy/frozen. */

import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { spicy } from '../../../../shared/games/spicy/index.ts';
import { playCell } from '../../arena/cell.ts';
import { contendersNamed } from '../../arena/contenders.ts';
import { heuristicMind } from '../../arena/spicy/frozen/heuristic.ts';
import { mindContender } from '../../arena/spicy/mindContender.ts';
import type { Order } from '../order.ts';
import { PLAIN, tuneRates } from './spicyConstants.ts';

/** What EVpool won against Heur in the study that the bars come from, by seats. */
const STUDY = [
  { seats: 2, share: 0.884 },
  { seats: 4, share: 0.67 },
  { seats: 6, share: 0.596 },
] as const;
const GAMES = 1200;

/** The study names neither Heur's rate of challenges nor the number that it lies with: tries them against what is published. */
export function calibrateHeur({ seed }: Order): void {
  for (const low of [0, 1])
    for (const challenge of [0.12, 0.15, 0.18]) {
      const rates = { truth: 1, numberHalf: 0.5, pass: 0, low, challenge, challengeLast: challenge, nameNumber: 0.5 };
      const found = STUDY.map(({ seats, share }) => ({
        share: evPoolAgainst(heuristicMind(rates), seats, seed),
        study: share,
      }));
      const off = Math.sqrt(found.reduce((sum, { share, study }) => sum + (share - study) ** 2, 0) / found.length);
      const shares = found.map(({ share, study }) => `${percent(share)} (${percent(study)})`).join(', ');
      console.log(`low ${low}, challenge ${challenge}: ${shares}; off by ${percent(off)}`);
    }
}

function evPoolAgainst(heur: Mind, seats: number, seed: number): number {
  const [one] = contendersNamed('spicy', ['evPool']);
  if (one === undefined) throw new Error('There is no EVpool');
  const many = mindContender('heur', heur);
  return playCell({ game: spicy, options: PLAIN, one, many, seats, games: GAMES, seed: `${seed}` }, () => {}).share;
}

const percent = (share: number): string => (100 * share).toFixed(1);

export function tuneHeur2t({ seats, updates, seed }: Order): void {
  const rates = tuneRates(
    { truth: 0.95, numberHalf: 0.5, pass: 0.03, low: 0.5, challenge: 0.1, challengeLast: 0.3, nameNumber: 0.5 },
    { seats, rounds: updates, seed, tries: 20, games: 60, options: [PLAIN], pool: contendersNamed('spicy', ['heur']) },
  );
  console.log(JSON.stringify(rates));
}
