/** Cards that come to the stack: plays, copies, exchanges, raids, and those that have to go back. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { CardPlayed, SpicyEvent } from '../../../shared/games/spicy/index.ts';
import { before, cardOf, hand, onStack, overhead, shared } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, staggered, together } from '../../choreography/script.ts';
import {
  allBut,
  announce,
  clearWords,
  creep,
  cue,
  effect,
  everybody,
  feel,
  light,
  look,
  put,
  rake,
  slide,
  speak,
  wave,
  withdraw,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { declared } from './captions.ts';

const stack = shared('stack');
/** How long a declaration is spoken; it stays readable afterwards as part of the table at rest. */
const SPOKEN = 0.9;

/**
 * Nothing here looks at a card: a lie and the truth are told by the same steps, and a card that its owner knows leaves
 * the hand exactly as one that was picked by chance from backs.
 */
export function played({ seat, card, declare, copy, last, extras }: CardPlayed, seq: number): Script {
  const chance = (order: number): number => seq * 7 + order;
  const under = extras.map((id, order) =>
    together(cue('cardPlace', seat), slide(cardOf(hand(seat), id, chance(order + 1)), stack, { duration: 0.4 })),
  );
  return inTurn(
    together(clearWords, meanwhile(look(allBut(seat), onStack)), copy ? copied(seat) : SILENCE),
    staggered(0.3, under),
    together(
      put(seat, onStack, 0.65, last ? 1.5 : 1),
      // It lies there before the paw comes down on it: a card that was still on its way would stick through the paw.
      after(0.03, slide(cardOf(hand(seat), card, chance(0)), stack, { duration: 0.24, arc: 0.55 })),
      after(0.34, meanwhile(speak(seat, declared(declare), SPOKEN))),
    ),
    last ? lastCard(seat) : SILENCE,
  );
}

/** A copy comes out of turn: its cat announces itself. */
const copied = (seat: Seat): Script =>
  together(meanwhile(wave(seat)), meanwhile(speak(seat, words('copyCat'), 0.7, 'called')), cue('meow', seat), 0.5);

/** The room darkens around the stack; the cat that is about to win sits on hot coals. */
function lastCard(seat: Seat): Script {
  return together(
    cue('lastCard', seat),
    light('hush', 0.35, 0.8),
    announce(words('lastCard'), 1.4, 'called'),
    feel([seat], 'nervous', 1.4),
    look(allBut(seat), { at: 'face', seat }, 0.5),
    meanwhile(after(0.4, effect('embers', onStack, 0.6, 1.5))),
  );
}

export function takenBack({
  seat,
  cards,
  slip,
  declare,
}: Extract<SpicyEvent, { type: 'declarationPunished' }>): Script {
  return inTurn(
    together(speak(seat, declared(declare), SPOKEN), put(seat, onStack, 0.8, 0.7)),
    together(
      announce(words(slip), 1.6, 'bad'),
      feel([seat], 'sulking', 1.6),
      look(everybody, { at: 'face', seat }),
      cue('hiss', seat),
      meanwhile(after(0.2, effect('smoke', overhead(seat), 0.4 + cards.length * 0.1))),
    ),
  );
}

export const raidStarted = (seat: Seat): Script =>
  together(creep(seat), feel([seat], 'smug', 1), speak(seat, words('raid'), 1, 'called'));

/** The card that completed the raid stays on the stack with its extras (R43, R44); everything under it goes to the raider. */
export const raidWon = (seat: Seat, staying: number): Script =>
  together(
    rake(seat, stack, before(seat, 'wonPile'), staying),
    cue('pawRake', seat),
    feel([seat], 'triumphant', 1.4),
    announce(words('raidWon'), 1.4, 'good'),
  );

export const raidVoided = (seat: Seat): Script => together(withdraw(seat), feel([seat], 'sulking', 1));
