/** What happens in Fib, told on the stage. Nothing looks at a card before it is revealed: a lie is laid like the truth. */

import {
  audience,
  before,
  cardOf,
  faceOf,
  hand,
  onStack,
  shared,
  topOf,
} from '../../../../../client/choreography/place.ts';
import {
  after,
  inTurn,
  lasting,
  meanwhile,
  type Script,
  SILENCE,
  staggered,
  together,
} from '../../../../../client/choreography/script.ts';
import {
  allBut,
  announce,
  burn,
  camera,
  cheer,
  clearWords,
  cue,
  effect,
  endHush,
  everybody,
  feel,
  flip,
  hush,
  light,
  look,
  shiver,
  shuffle,
  slap,
  slide,
  speak,
  sweep,
} from '../../../../../client/choreography/verbs.ts';
import { words } from '../../../../../client/choreography/words.ts';
import type { Telling } from '../../../../../client/games/gameStage.ts';
import type { Seat } from '../../../../../shared/engine/game.ts';
import { shownSeconds } from '../../../../../shared/engine/shows.ts';
import type { CardRevealed, FibEvent, FibView } from '../../../shared/games/fib/model.ts';
import { SHOWS } from '../../../shared/games/fib/shows.ts';
import { ranking, sidesOf } from './tableau.ts';

const deck = shared('drawDeck');
const stack = shared('stack');
const card = topOf(stack);

export const script = (event: FibEvent, telling: Telling<FibView>): Script =>
  lasting(shownSeconds(SHOWS, event), told(event, telling));

function told(event: FibEvent, { after: view, seq }: Telling<FibView>): Script {
  switch (event.type) {
    case 'matchStarted':
      return meanwhile(announce(words('dealing'), 1.4));
    case 'deckShuffled':
      return together(shuffle(deck, SHOWS.deckShuffled), cue('cardShuffle'));
    case 'cardsDealt':
      return staggered(
        0.1,
        event.hands.flatMap((own, seat) =>
          own.map((dealt) => {
            const known = dealt.kind === 'known' ? { sides: sidesOf(dealt.face), id: dealt.id } : {};
            const to = hand(seat as Seat);
            return together(
              cue('cardDeal', seat as Seat, 0.7),
              slide(topOf(deck), to, { duration: 0.5, up: true, ...known }),
            );
          }),
        ),
      );
    case 'turnStarted':
      return together(
        meanwhile(look(allBut(event.seat), faceOf(event.seat), 0.5)),
        event.seat === view.viewer ? cue('turnYours', event.seat) : SILENCE,
      );
    case 'cardLaid':
      return together(
        clearWords,
        slap(event.seat, onStack, 0.95, 0.6),
        meanwhile(feel([event.seat], 'unreadable', 1.6)),
        after(0.08, slide(cardOf(hand(event.seat), event.card, seq * 7), stack, { duration: 0.36, ease: 'in' })),
        after(0.44, cue('cardSlap', event.seat)),
        meanwhile(after(0.44, speak(event.seat, words('said', { number: event.number }), 0.9))),
      );
    case 'leftStanding':
      return together(meanwhile(speak(event.seat, words('stands'), 1)), look(allBut(event.seat), faceOf(event.seat)));
    case 'cardRevealed':
      return revealed(event);
    case 'pileTaken':
      return together(
        clearWords,
        endHush(0.5),
        light('moonlight', 0, 0.5),
        camera('toPile', 0, 0.5),
        effect('feathers', onStack, 1.2),
        sweep(stack, before(event.seat, 'taken'), 0.9),
        cue('cardSweep', event.seat),
        meanwhile(speak(event.seat, words('took', { count: event.cards }), 1.2, 'bad')),
      );
    case 'matchEnded':
      return together(
        clearWords,
        look(everybody, audience, 0.6),
        { verb: 'podium', ranks: ranking(event.outcome), duration: 2.6 },
        camera('toPodium', 1, 3.4),
        cue('fanfare'),
        announce(words('winner', { count: event.outcome.winners.length }), 2, 'good'),
        feel(event.outcome.winners, 'triumphant', 4),
        after(1.2, effect('confetti', { at: 'sky', across: 0 }, 1.6, 2.5)),
      );
  }
}

/** A slap, a hush, the card in slow motion, and somebody who burns. */
function revealed({ owner, caller, face, number, loser }: CardRevealed): Script {
  const lied = face !== number;
  const winner = loser === owner ? caller : owner;
  return inTurn(
    together(slap(caller, onStack, 0.8), meanwhile(speak(caller, words('fib'), 1.4, 'called')), cue('gasp')),
    together(
      hush(0.7),
      light('moonlight', 1, 0.7),
      camera('toPile', 1, 0.7),
      look(everybody, onStack, 0.4),
      shiver(card, 0.6),
      cue('drumroll'),
    ),
    together(flip(card, true, { sides: sidesOf(face), duration: 1.4, ease: 'suspense', present: true })),
    together(
      meanwhile(announce(words(lied ? 'lie' : 'truth', { face }), 2, lied ? 'bad' : 'good')),
      cue(lied ? 'verdictLie' : 'verdictTrue'),
      light('flash', 0.7, 0.4),
      0.9,
    ),
    together(
      slide(card, stack, { duration: 0.4, up: true, arc: 0 }),
      meanwhile(burn(loser, 1.6)),
      meanwhile(cheer(winner, 1.4)),
    ),
  );
}
