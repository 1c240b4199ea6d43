/** The Spicy table at rest. */

import type { Seat } from '../../../shared/engine/game.ts';
import { podiumOf } from '../../../shared/engine/ranking.ts';
import type { SpicyView } from '../../../shared/games/spicy/model/model.ts';
import { sizeOf } from '../../../shared/games/spicy/model/stack.ts';
import { audience, before, faceOf, hand, onStack, type Place, type Spot, shared } from '../../choreography/place.ts';
import type { CatAtRest, Pile, ShownCard, Tableau } from '../../choreography/tableau.ts';
import { type Captions, NO_CAPTIONS } from '../../choreography/words.ts';
import { declared } from './captions.ts';
import { cupOf, hidden, ruleSides, sidesOf, TROPHY, WORLDS_END } from './cells.ts';

const TROPHIES = 3;
const DECK = 100;
const NAMING_HUSH = 0.55;
const LAST_CARD_HUSH = 0.35;

export function tableau(view: SpicyView): Tableau {
  const { phase } = view;
  return {
    piles: piles(view),
    cats: view.handSizes.map((_, seat) => catAtRest(view, seat as Seat)),
    gaze: phase.kind === 'over' ? audience : gaze(view),
    light: phase.kind === 'naming' ? { hush: NAMING_HUSH } : phase.kind === 'lastCard' ? { hush: LAST_CARD_HUSH } : {},
    captions: captions(view),
    podium: phase.kind === 'over' ? podiumOf(phase.ending) : [],
  };
}

/** Every card is still in the deck. */
export function emptyTable(view: SpicyView): Tableau {
  const none = view.handSizes.map(() => 0);
  return tableau({
    ...view,
    phase: { kind: 'dealing' },
    stack: [],
    trophies: none,
    hand: [],
    handSizes: none,
    wonSizes: none,
    deckSize: DECK,
  });
}

function piles(view: SpicyView): readonly Pile[] {
  const taken = view.trophies.reduce((sum, count) => sum + count, 0);
  const trophies = (count: number): readonly ShownCard[] => Array(count).fill({ ...TROPHY, up: true });
  const piles: Pile[] = [
    { place: shared('drawDeck'), cards: [...hidden(view.deckSize), ...worldsEnd(view)] },
    { place: shared('stack'), cards: hidden(sizeOf(view.stack)) },
    { place: shared('trophies'), cards: trophies(TROPHIES - taken) },
    { place: shared('ruleCards'), cards: view.rules.spiceItUp.map((name) => ({ ...ruleSides(name), up: true })) },
  ];
  for (const [index, size] of view.handSizes.entries()) {
    const seat = index as Seat;
    piles.push(
      { place: handAtRest(view, seat), cards: seat === view.viewer ? ownHand(view) : hidden(size) },
      { place: before(seat, 'wonPile'), cards: hidden(view.wonSizes[seat] ?? 0) },
      {
        place: before(seat, 'wonTrophies'),
        cards: trophies(view.trophies[seat] ?? 0).map((card, order) => ({ ...card, figure: cupOf(order) })),
      },
    );
  }
  return piles;
}

/** When all is over cats lay their cards down: on the podium nobody would hold them. */
const handAtRest = ({ phase, viewer }: SpicyView, seat: Seat): Place =>
  phase.kind === 'over' && seat !== viewer ? before(seat, 'laidRow') : hand(seat);

/** Shown at last, on top of what it ended (R25). */
function worldsEnd({ phase }: SpicyView): readonly ShownCard[] {
  return phase.kind === 'over' && phase.ending.reason === 'worldsEnd' ? [{ ...WORLDS_END, up: true }] : [];
}

const ownHand = (view: SpicyView): readonly ShownCard[] =>
  view.hand.map(({ id, face }) => ({ ...sidesOf(face), id, up: true }));

/** The raider's paw stays on the stack until the next card is played (R43). */
export function raider({ rules, stack, phase }: SpicyView): Seat | undefined {
  const top = stack.at(-1);
  if (top === undefined || phase.kind === 'over' || !rules.spiceItUp.includes('spiceRaider')) return undefined;
  return top.declare.number === 4 ? top.seat : undefined;
}

function catAtRest(view: SpicyView, seat: Seat): CatAtRest {
  const { phase, stack } = view;
  if (phase.kind === 'naming' && phase.paw === seat) return { mood: 'smug', paw: onStack };
  if (raider(view) === seat) return { mood: 'smug', paw: onStack };
  if (phase.kind === 'over') return { mood: phase.ending.winners.includes(seat) ? 'triumphant' : 'sulking' };
  if (phase.kind === 'naming' || phase.kind === 'lastCard')
    return { mood: stack.at(-1)?.seat === seat ? 'nervous' : 'calm' };
  return { mood: phase.kind === 'turn' && view.turn === seat ? 'thinking' : 'calm' };
}

function gaze({ phase, turn }: SpicyView): Spot {
  return phase.kind === 'turn' ? faceOf(turn) : onStack;
}

/** What was last said stays readable for as long as it matters: the next card has to follow it. */
function captions({ stack, phase }: SpicyView): Captions {
  const top = stack.at(-1);
  if (phase.kind === 'over') return NO_CAPTIONS;
  const said = top === undefined ? {} : { [top.seat]: { words: declared(top.declare), tone: 'said' as const } };
  return { said, tallies: {}, announced: undefined };
}
