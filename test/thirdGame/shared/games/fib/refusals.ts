import type { Refusal } from '../../../../../shared/engine/game.ts';
import { type Err, err } from '../../../../../shared/engine/result.ts';

export const REFUSALS = [
  'malformed',
  'matchOver',
  'tableOnly',
  'seatOnly',
  'notYourTurn',
  'notInHand',
  'tooLow',
  'nothingToCall',
  'mustLay',
] as const;
export type FibReason = (typeof REFUSALS)[number];

export const refuse = (reason: FibReason, facts: Refusal['facts'] = {}): Err<Refusal> =>
  err({ code: `fib/${reason}`, facts });
