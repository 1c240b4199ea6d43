/**
 * How a challenge is led up to. Everybody's knowledge decides: what hangs on the card and how bold the declaration was. Nothing here
 * may know the face or the winner, or the verdict could be read from the scene before the card turns.
 */

import type { Cut, Seconds } from '../../../shared/engine/shows.ts';
import type { CardRevealed } from '../../../shared/games/spicy/index.ts';
import { onStack } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, together } from '../../choreography/script.ts';
import { camera, cue, duel, effect, light, shake } from '../../choreography/verbs.ts';

export const STAGINGS = ['faceOff', 'closingIn', 'liarFirst', 'challengerFirst'] as const;
export type Staging = (typeof STAGINGS)[number];

/** From here on a declaration is bold, and a stack is tall. */
const BOLD = 8;
const TALL = 8;

type Known = Pick<CardRevealed, 'owner' | 'challenger' | 'declare'>;

export const isBold = ({ declare }: Pick<Known, 'declare'>): boolean => declare.number >= BOLD;

/** Where the match stands when the paw lies there. */
export interface Standing {
  /** How many challenges there were, this one included. */
  readonly reveals: number;
  /** In the stack that is fought for. */
  readonly cards: number;
}

const isTall = ({ cards }: Standing): boolean => cards >= TALL;

/** Odd and even challenges of a match are staged from different lists: the same staging never comes twice in a row. */
export function stagingOf(event: Known, cut: Cut, standing: Standing): Staging {
  const high = cut === 'full' || isBold(event) || isTall(standing);
  if (standing.reveals % 2 === 0) return high ? 'liarFirst' : 'faceOff';
  return high ? 'challengerFirst' : 'closingIn';
}

/** Ends with both faces and the card in the picture. */
export function approach(staging: Staging, { owner, challenger }: Known, seconds: Seconds): Script {
  const both = (to: number, duration: Seconds) => duel(owner, challenger, to, duration);
  switch (staging) {
    case 'faceOff':
      return inTurn(both(1, seconds));
    case 'closingIn':
      return inTurn(both(0.55, seconds * 0.35), both(1, seconds * 0.65));
    case 'liarFirst':
      return onFace(owner, both(1, seconds * 0.5), seconds);
    case 'challengerFirst':
      return onFace(challenger, both(1, seconds * 0.5), seconds);
  }
}

/** One of them fills the picture before the other comes into it. */
const onFace = (seat: Known['owner'], both: ReturnType<typeof duel>, seconds: Seconds): Script =>
  inTurn(
    camera('toSeat', 0.85, seconds * 0.42, seat),
    seconds * 0.08,
    together(both, camera('toSeat', 0, seconds * 0.5, seat)),
  );

/** The more hangs on the card, the more the table trembles. */
export function tension(event: Known, cut: Cut, standing: Standing, seconds: Seconds): Script {
  const beat = seconds * 0.4;
  const bold = isBold(event);
  const tall = isTall(standing);
  return together(
    light('hush', cut === 'full' || bold || tall ? 1 : 0.8, seconds),
    cue('hush'),
    inTurn(seconds * 0.2, cue('heartbeat'), beat, cue('heartbeat'), beat * 0.8, cue('drumroll')),
    cut === 'full' || tall ? meanwhile(effect('embers', onStack, tall ? 1.1 : 0.7, seconds * 2)) : SILENCE,
    bold ? after(seconds * 0.5, shake(0.12, seconds * 0.5)) : SILENCE,
  );
}
