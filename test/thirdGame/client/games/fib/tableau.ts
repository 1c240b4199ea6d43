/** The table of Fib at rest. */

import { audience, before, faceOf, hand, onStack, shared } from '../../../../../client/choreography/place.ts';
import type { CardSides, ShownCard, Tableau } from '../../../../../client/choreography/tableau.ts';
import { words } from '../../../../../client/choreography/words.ts';
import type { Outcome, Seat } from '../../../../../shared/engine/game.ts';
import type { FibView } from '../../../shared/games/fib/model.ts';
import { CARDS, type FibNumber } from '../../../shared/games/fib/terms.ts';
import { CELLS } from './faces.ts';

const { back } = CELLS;
export const HIDDEN: CardSides = { front: back, back };
export const sidesOf = (number: FibNumber): CardSides => ({ front: CELLS.number(number), back });

const hidden = (count: number): readonly ShownCard[] => Array(count).fill({ ...HIDDEN, up: false });

export function tableau(view: FibView): Tableau {
  const { phase, pile, handSizes, taken } = view;
  const used = [...handSizes, ...taken, pile.length].reduce((sum, count) => sum + count, 0);
  const top = pile.at(-1);
  const over = phase.kind === 'over';
  const said =
    top === undefined || over
      ? {}
      : { [top.seat]: { words: words('said', { number: top.number }), tone: 'said' as const } };
  return {
    piles: [
      { place: shared('drawDeck'), cards: hidden(CARDS - used) },
      { place: shared('stack'), cards: hidden(pile.length) },
      ...handSizes.flatMap((size, place) => {
        const seat = place as Seat;
        const cards = seat === view.viewer ? ownHand(view) : hidden(size);
        return [
          { place: hand(seat), cards },
          { place: before(seat, 'taken'), cards: hidden(taken[seat] ?? 0) },
        ];
      }),
    ],
    cats: handSizes.map((_, seat) => {
      if (over) return { mood: phase.outcome.winners.includes(seat as Seat) ? 'triumphant' : 'sulking' };
      return {
        mood: phase.kind === 'turn' && phase.seat === seat ? 'thinking' : top?.seat === seat ? 'nervous' : 'calm',
      };
    }),
    gaze: over ? audience : phase.kind === 'turn' ? faceOf(phase.seat) : onStack,
    light: {},
    captions: { said, tallies: {}, announced: undefined },
    podium: over ? ranking(phase.outcome) : [],
  };
}

/** Every card is still in the deck. */
export function emptyTable(view: FibView): Tableau {
  const none = view.handSizes.map(() => 0);
  return tableau({ ...view, phase: { kind: 'dealing' }, pile: [], hand: [], handSizes: none, taken: none });
}

const ownHand = ({ hand: own }: FibView): readonly ShownCard[] =>
  own.map(({ id, face }) => ({ ...sidesOf(face), id, up: true }));

export const ranking = ({ scores }: Outcome): readonly Seat[] =>
  [...scores]
    .sort((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ seat }) => seat);
