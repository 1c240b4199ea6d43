/** The Black Jacky table at rest. */

import type { Seat } from '../../../shared/engine/game.ts';
import { podiumOf } from '../../../shared/engine/ranking.ts';
import type { CatView, JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { tieBreak } from '../../../shared/games/blackJacky/rules/ending.ts';
import type { Species } from '../../../shared/table/people/catLook.ts';
import { audience, before, faceOf, hand, type Spot, shared } from '../../choreography/place.ts';
import type { CatAtRest, Pile, ShownCard, Tableau } from '../../choreography/tableau.ts';
import { type Captions, NO_CAPTIONS } from '../../choreography/words.ts';
import { tipOn } from './captions.ts';
import { catSides, HIDDEN, heartOf, PLUS_ONE, shown } from './cells.ts';

const DECK = 36;
const SHOWDOWN_LIGHT = 0.55;
const middle: Spot = { at: 'place', place: shared('discard') };

export function tableau(view: JackyView, species: readonly Species[]): Tableau {
  const { phase } = view;
  return {
    piles: piles(view, species),
    cats: view.cats.map((cat, seat) => catAtRest(view, cat, seat as Seat)),
    gaze: gaze(view),
    light: isShowdown(view) ? { noon: SHOWDOWN_LIGHT } : {},
    captions: captions(view),
    podium: phase.kind === 'over' ? podiumOf(phase.outcome, tieBreak) : [],
  };
}

function gaze({ phase }: JackyView): Spot {
  if (phase.kind === 'over') return audience;
  return phase.kind === 'turn' ? faceOf(phase.seat) : middle;
}

export function emptyTable(view: JackyView, species: readonly Species[]): Tableau {
  const cats = view.cats.map((cat): CatView => ({ ...cat, hand: [], laid: [], knocked: false }));
  const pile = Array.from({ length: DECK }, () => ({ kind: 'unseen' }) as const);
  return tableau({ ...view, phase: { kind: 'dealing' }, cats, pile, discard: [], plusOne: undefined }, species);
}

function piles(view: JackyView, species: readonly Species[]): readonly Pile[] {
  const over = view.phase.kind === 'over';
  const plusOne: readonly ShownCard[] = [{ ...PLUS_ONE, up: true }];
  const piles: Pile[] = [
    { place: shared('drawDeck'), cards: Array(view.pile.length).fill({ ...HIDDEN, up: false }) },
    { place: shared('discard'), cards: view.discard.map((card) => shown(card, true)) },
    view.plusOne === undefined
      ? { place: shared('aside'), cards: plusOne }
      : { place: before(view.plusOne, 'plusOne'), cards: plusOne },
  ];
  for (const [index, cat] of view.cats.entries()) {
    const seat = index as Seat;
    const hearts: readonly ShownCard[] = Array(cat.hearts).fill(heartOf(cat.lastChance));
    piles.push(
      // Everything was turned up at the last reckoning and stays in sight (B20).
      { place: over ? before(seat, 'shownHand') : hand(seat), cards: cat.hand.map((card) => shown(card, true)) },
      // B15
      { place: before(seat, 'laidRow'), cards: cat.laid.map((card) => shown(card, card.face !== 5)) },
      { place: before(seat, 'hearts'), cards: hearts },
      { place: before(seat, 'catCard'), cards: [{ ...catSides(species[seat]), up: cat.standing === 'in' }] },
    );
  }
  return piles;
}

/** A cat that has knocked leaves its paw on the wood: everybody sees who is out of reach (B8). The own one would be in the way. */
function catAtRest({ phase, viewer }: JackyView, cat: CatView, seat: Seat): CatAtRest {
  if (phase.kind === 'over') return { mood: phase.outcome.winners.includes(seat) ? 'triumphant' : 'sulking' };
  if (cat.standing === 'out') return { mood: 'asleep' };
  if (cat.standing === 'wanted') return { mood: 'sulking' };
  if (cat.knocked) return seat === viewer ? { mood: 'smug' } : { mood: 'smug', paw: { at: 'wood', seat } };
  return { mood: phase.kind === 'turn' && phase.seat === seat ? 'thinking' : 'calm' };
}

/** B34: two cats have outlasted a larger table. */
export function isShowdown({ cats, phase }: JackyView): boolean {
  const left = cats.filter(({ standing }) => standing === 'in').length;
  return phase.kind !== 'over' && cats.length > 3 && left === 2 && cats.every(({ standing }) => standing !== 'wanted');
}

/** Tips are public and stay readable until they are paid (B30). */
function captions({ cats }: JackyView): Captions {
  const said = cats.flatMap(({ tip }, seat) =>
    tip === undefined ? [] : [[seat, { words: tipOn(tip), tone: 'said' as const }] as const],
  );
  return said.length === 0 ? NO_CAPTIONS : { ...NO_CAPTIONS, said: Object.fromEntries(said) };
}
