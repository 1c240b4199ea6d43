/** Laid cards and what each trick does to the table: every number has its own way of making itself felt. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Face } from '../../../shared/games/blackJacky/model/cards.ts';
import type { EventOf } from '../../../shared/games/blackJacky/model/model.ts';
import { draw } from '../../choreography/draw.ts';
import {
  at,
  before,
  cardOf,
  faceOf,
  hand,
  overhead,
  type Place,
  type Spot,
  shared,
  topOf,
} from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, staggered, together } from '../../choreography/script.ts';
import {
  announce,
  cue,
  effect,
  everybody,
  feel,
  flip,
  glow,
  light,
  look,
  point,
  reach,
  shake,
  slide,
  speak,
  withdraw,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { trick } from './captions.ts';
import { knownSides, mouse } from './cells.ts';

const laidRow = (seat: Seat): Place => before(seat, 'laidRow');
const wood = (seat: Seat): Spot => ({ at: 'wood', seat });

export function trickLaid({ seat, card, effect: works }: EventOf<'trickLaid'>, seq: number): Script {
  const laid = topOf(laidRow(seat));
  return inTurn(
    together(
      meanwhile(reach(seat, at(laidRow(seat)), 0.7)),
      look(everybody, at(laidRow(seat)), 0.3),
      slide(cardOf(hand(seat), card.id, seq * 7), laidRow(seat), {
        duration: 0.45,
        up: true,
        sides: mouse(card),
        id: card.id,
        arc: 0.8,
        ease: 'in',
      }),
    ),
    together(
      cue('cardSlap', seat),
      shake(0.2, 0.25),
      effect('dust', at(laidRow(seat)), 0.6),
      meanwhile(speak(seat, trick(card.face), 1.4, 'called')),
      works ? onItself(card.face, seat) : SILENCE,
      0.7,
    ),
    // B15
    card.face === 5 ? together(flip(laid, false, { duration: 0.6 }), cue('cardFlip')) : SILENCE,
  );
}

/** Tricks that change nothing but the card itself show it there. */
function onItself(face: Face, seat: Seat): Script {
  if (face !== 8) return SILENCE;
  const laid = topOf(laidRow(seat));
  return together(glow(laid, 1.2), effect('goldDust', at(laidRow(seat)), 1, 1), cue('goldDust', seat), 0.8);
}

/** 1: the landlord's bell. */
export const roundEnding = ({ seat }: EventOf<'roundEnding'>): Script =>
  together(
    cue('bell', seat),
    meanwhile(announce(words('lastCall'), 2.2, 'called')),
    light('flash', 0.5, 0.6),
    meanwhile(feel(everybody, 'shocked', 1.4, 0.8)),
    effect('sparks', overhead(seat), 0.8),
    after(0.5, cue('bell', seat, 0.7)),
    1,
  );

/** 2: every paw comes off the wood again. */
export const knocksUndone = ({ seat, knockers }: EventOf<'knocksUndone'>): Script =>
  together(
    cue('knockUndone', seat),
    meanwhile(announce(words('nobodyKnocked'), 2, 'called')),
    staggered(
      0.15,
      knockers.map((knocker) =>
        together(withdraw(knocker, 0.6), effect('smoke', wood(knocker), 0.8), feel([knocker], 'shocked', 1)),
      ),
    ),
  );

/** 3: two cats are named, and something goes on under the table. */
export const exchangeOpened = ({ seat, seats }: EventOf<'exchangeOpened'>): Script =>
  together(
    staggered(
      0.5,
      seats.filter((named) => named !== seat).map((named) => point(seat, faceOf(named), 0.8)),
    ),
    meanwhile(announce(words('exchange'), 2.4)),
    feel(seats, 'nervous', 1.4),
    look(everybody, faceOf(seats[0]), 0.3),
  );

export const cardGiven = ({ seat }: EventOf<'cardGiven'>): Script =>
  together(meanwhile(reach(seat, wood(seat), 0.6)), meanwhile(cue('pawTap', seat, 0.5)), 0.3);

/** Deep enough for the table to hide them. */
const UNDER_THE_TABLE = -1.6;

export function cardsExchanged({ seats, given, received }: EventOf<'cardsExchanged'>, seq: number): Script {
  const [first, second] = seats;
  const pass = (from: Seat, to: Seat, place: 0 | 1, other: 0 | 1): Script => {
    const away = given[place];
    const chance = seq * 7 + place;
    const card =
      away.kind === 'known'
        ? cardOf(hand(from), away.id, chance)
        : { place: hand(from), pick: { byChance: chance } as const };
    return together(
      slide(card, hand(to), { duration: 1.1, up: true, arc: UNDER_THE_TABLE, ...knownSides(received[other]) }),
    );
  };
  return together(
    pass(first, second, 0, 1),
    pass(second, first, 1, 0),
    cue('underTheTable'),
    look([first], faceOf(second), 0.4),
    look([second], faceOf(first), 0.4),
    feel(seats, 'smug', 1.3),
  );
}

/** 6: slammed down and nailed to the table. */
export function plusOnePlaced({ seat, from }: EventOf<'plusOnePlaced'>): Script {
  const to = before(seat, 'plusOne');
  const source = from === undefined ? shared('aside') : before(from, 'plusOne');
  const nail = (force: number): Script =>
    together(cue('nail', seat, force), shake(0.3 * force, 0.2), effect('sparks', at(to), 0.5 * force), 0.22);
  return inTurn(
    from === seat ? SILENCE : slide(topOf(source), to, { duration: 0.55, up: true, arc: 1.1, ease: 'in' }),
    together(
      inTurn(nail(0.7), nail(0.85), nail(1)),
      feel([seat], 'burning', 1.1, 0.5),
      look(everybody, faceOf(seat), 0.3),
    ),
  );
}

/** 7: the top of the pile for everybody to see. */
export const pileCardTurned = ({ card }: EventOf<'pileCardTurned'>): Script =>
  together(
    slide(topOf(shared('drawDeck')), shared('discard'), {
      duration: 0.7,
      up: true,
      sides: mouse(card),
      id: card.id,
      arc: 0.9,
    }),
    after(0.3, cue('cardFlip')),
    look(everybody, at(shared('discard')), 0.3),
  );

/** 4, or the own gamble. */
export function cardDrawn({ seat, card, reason }: EventOf<'cardDrawn'>): Script {
  const pile = shared('drawDeck');
  const forced = reason === 'trick';
  return together(
    forced ? together(cue('forcedDraw', seat), feel([seat], 'shocked', 1.2)) : SILENCE,
    forced ? meanwhile(speak(seat, words('forced'), 1.1)) : SILENCE,
    draw(seat, pile, hand(seat), [{ up: true, ...knownSides(card) }]),
  );
}
