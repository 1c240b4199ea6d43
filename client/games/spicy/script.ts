/** What happens in Spicy, told on the stage: one case for every event. */

import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { assertNever } from '../../../shared/engine/result.ts';
import { shownSeconds } from '../../../shared/engine/shows.ts';
import type { SpicyEvent, SpicyView } from '../../../shared/games/spicy/model/model.ts';
import { sizeOf } from '../../../shared/games/spicy/model/stack.ts';
import { DEALT_EVERY, drawnEvery, SHOWS } from '../../../shared/games/spicy/shows.ts';
import { draw } from '../../choreography/draw.ts';
import { faceOf, hand, shared } from '../../choreography/place.ts';
import { inTurn, lasting, meanwhile, type Script, SILENCE, staggered, together } from '../../choreography/script.ts';
import {
  allBut,
  announce,
  cue,
  everybody,
  feel,
  look,
  reach,
  shuffle,
  slide,
  speak,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import type { Telling } from '../gameStage.ts';
import { knownSides } from './cells.ts';
import { matchEnded, trophyTaken, worldsEndShown } from './ending.ts';
import { played, raidStarted, raidVoided, raidWon, takenBack } from './laying.ts';
import { pawLaid, revealed, stackWon, traitNamed } from './reveal.ts';

const deck = shared('drawDeck');

type EventOf<T extends SpicyEvent['type']> = Extract<SpicyEvent, { type: T }>;

export const script = (event: SpicyEvent, telling: Telling<SpicyView>): Script =>
  lasting(shownSeconds(SHOWS, event, telling.cut), told(event, telling));

function told(event: SpicyEvent, { before, after, seq, late, cut = 'full' }: Telling<SpicyView>): Script {
  switch (event.type) {
    case 'matchStarted':
      return together(meanwhile(announce(words('dealing'), 1.4)), 0.3);
    case 'deckShuffled':
      return together(shuffle(deck, 0.9), cue('cardShuffle'));
    case 'cardsDealt':
      return dealt(event);
    case 'worldsEndSlidIn':
      return SILENCE;
    case 'turnStarted':
      return turnStarted(event, after.viewer);
    case 'cardPlayed':
      return played(event, seq);
    case 'declarationPunished':
      return takenBack(event);
    case 'passed':
      return passed(event);
    case 'cardsDrawn':
      return drawn(event);
    case 'cardLetGo':
      return letGo(event.seat);
    case 'pawLaid':
      return pawLaid(event, late);
    case 'traitNamed':
      return traitNamed(event);
    case 'cardRevealed':
      return revealed(event, cut, { reveals: after.revealed.length, cards: sizeOf(before?.stack ?? []) });
    case 'stackWon':
      return stackWon(event.seat, event.cards, cut);
    case 'trophyTaken':
      return trophyTaken(event.seat, event.trophies, after.viewer);
    case 'raidStarted':
      return raidStarted(event.seat);
    case 'raidWon':
      return raidWon(event.seat, sizeOf(after.stack));
    case 'raidVoided':
      return raidVoided(event.seat);
    case 'peeked':
      return peeked(event.seat);
    case 'worldsEndShown':
      return worldsEndShown();
    case 'matchEnded':
      return matchEnded(event.ending, after.viewer);
    default:
      return assertNever(event);
  }
}

/** One at a time, around the table (R1). */
function dealt({ hands }: EventOf<'cardsDealt'>): Script {
  const rounds = Math.max(...hands.map((cards) => cards.length));
  const cards: Script[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [seat, own] of hands.entries()) {
      const card = own[round];
      if (card === undefined) continue;
      const to = hand(seat as Seat);
      const how = { duration: 0.45, arc: 0.7, up: true, ...knownSides(card) };
      cards.push(together(cue('cardDeal', seat as Seat, 0.7), slide({ place: deck, pick: 'top' }, to, how)));
    }
  return staggered(DEALT_EVERY, cards);
}

function turnStarted({ seat, mustStart }: EventOf<'turnStarted'>, viewer: Viewer): Script {
  return together(
    meanwhile(look(allBut(seat), faceOf(seat), 0.5)),
    seat === viewer ? cue('turnYours', seat) : SILENCE,
    mustStart ? meanwhile(speak(seat, words('mustStart'), 1.2)) : SILENCE,
    0.15,
  );
}

function passed({ seat, cause }: EventOf<'passed'>): Script {
  const said = cause === 'timeOut' ? words('timeOut') : words('pass');
  return together(meanwhile(speak(seat, said, 1)), meanwhile(look(everybody, faceOf(seat))), 0.3);
}

function drawn({ seat, cards }: EventOf<'cardsDrawn'>): Script {
  const known = cards.map((card) => ({ up: true, ...knownSides(card) }));
  return draw(seat, deck, hand(seat), known, drawnEvery(cards.length));
}

const letGo = (seat: Seat): Script =>
  together(meanwhile(speak(seat, words('letGo'), 0.9)), meanwhile(cue('pawTap', seat, 0.5)));

const peeked = (seat: Seat): Script =>
  inTurn(
    reach(seat, { at: 'place', place: deck }, 0.7),
    together(
      announce(words('peeked'), 1.5, 'bad'),
      cue('hiss', seat),
      look(everybody, faceOf(seat)),
      feel([seat], 'shocked', 1.2),
      0.8,
    ),
  );
