/** What happens in Black Jacky, told on the stage: one case for every event. */

import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { assertNever } from '../../../shared/engine/result.ts';
import { type Cut, type Seconds, shownSeconds } from '../../../shared/engine/shows.ts';
import type { EventOf, JackyEvent, JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { DEALT_EVERY, GATHERING, SHOWS, SHUFFLING } from '../../../shared/games/blackJacky/shows.ts';
import { draw } from '../../choreography/draw.ts';
import { at, audience, before, cardOf, faceOf, hand, overhead, shared, topOf } from '../../choreography/place.ts';
import {
  after,
  inTurn,
  lasting,
  meanwhile,
  type Script,
  SILENCE,
  staggered,
  together,
} from '../../choreography/script.ts';
import {
  allBut,
  announce,
  cue,
  effect,
  feel,
  flip,
  knock,
  lay,
  look,
  point,
  pronounce,
  shuffle,
  slide,
  speak,
  sweep,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import type { Telling } from '../gameStage.ts';
import { tipOn } from './captions.ts';
import { HEART, knownSides, mouse } from './cells.ts';
import { matchEnded, showdown } from './ending.ts';
import { catOutForGood, heartLost, reckoned, wantedPosted } from './reckoning.ts';
import {
  cardDrawn,
  cardGiven,
  cardsExchanged,
  exchangeOpened,
  knocksUndone,
  pileCardTurned,
  plusOnePlaced,
  roundEnding,
  trickLaid,
} from './tricks.ts';

const pile = shared('drawDeck');
const discard = shared('discard');

export const script = (event: JackyEvent, telling: Telling<JackyView>): Script =>
  lasting(shownSeconds(SHOWS, event, telling.cut), told(event, telling));

function told(event: JackyEvent, { after: view, seq, cut = 'full' }: Telling<JackyView>): Script {
  switch (event.type) {
    case 'matchStarted':
      return together(meanwhile(announce(words('welcome'), 1.4)), 0.4);
    case 'roundStarted':
      return roundStarted(event, view.cats.length, GATHERING[cut]);
    case 'tipMade':
      return tipMade(event);
    case 'deckShuffled':
      return together(shuffle(pile, SHUFFLING[cut]), cue('cardShuffle'));
    case 'cardsDealt':
      return cardsDealt(event, DEALT_EVERY[cut]);
    case 'firstCardTurned':
      return pileCardTurned({ ...event, type: 'pileCardTurned' });
    case 'turnStarted':
      return turnStarted(event, view.viewer);
    case 'trickLaid':
      return trickLaid(event, seq);
    case 'roundEnding':
      return roundEnding(event);
    case 'knocksUndone':
      return knocksUndone(event);
    case 'exchangeOpened':
      return exchangeOpened(event);
    case 'cardGiven':
      return cardGiven(event);
    case 'cardsExchanged':
      return cardsExchanged(event, seq);
    case 'cardDrawn':
      return cardDrawn(event);
    case 'plusOnePlaced':
      return plusOnePlaced(event);
    case 'pileCardTurned':
      return pileCardTurned(event);
    case 'cardSwapped':
      return cardSwapped(event, seq);
    case 'knocked':
      return knocked(event, view.viewer, cut);
    case 'pileReshuffled':
      return inTurn(
        together(sweep(discard, pile, 0.7, 1), cue('cardSweep')),
        together(shuffle(pile, 0.7), cue('cardShuffle')),
      );
    case 'reckoned':
      return reckoned(event, cut);
    case 'heartLost':
      return heartLost(event);
    case 'wantedPosted':
      return wantedPosted(event);
    case 'catOutForGood':
      return catOutForGood(event);
    case 'tipPaid':
      return tipPaid(event);
    case 'blackHeartGiven':
      return blackHeartGiven(event);
    case 'showdown':
      return showdown(event);
    case 'matchEnded':
      return matchEnded(event);
    default:
      return assertNever(event);
  }
}

/** Everything comes back to the pile (B3). */
function roundStarted({ round, tippers }: EventOf<'roundStarted'>, seats: number, seconds: Seconds): Script {
  if (round === 1) return SILENCE;
  const all = Array.from({ length: seats }, (_, seat) => seat as Seat);
  return together(
    meanwhile(announce(words('round', { round }), 1.2)),
    seconds,
    cue('cardSweep'),
    sweep(discard, pile, seconds * 0.6),
    ...all.flatMap((seat) => [
      sweep(before(seat, 'shownHand'), pile, seconds * 0.6),
      sweep(hand(seat), pile, seconds * 0.6),
      sweep(before(seat, 'laidRow'), pile, seconds * 0.6),
      slide(topOf(before(seat, 'plusOne')), shared('aside'), { duration: seconds * 0.6, up: true }),
    ]),
    tippers.length > 0 ? meanwhile(after(0.6, announce(words('tipping'), 1.4, 'called'))) : SILENCE,
  );
}

function cardsDealt({ hands }: EventOf<'cardsDealt'>, every: Seconds): Script {
  const rounds = Math.max(0, ...hands.map((own) => own.length));
  const cards: Script[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [seat, own] of hands.entries()) {
      const card = own[round];
      if (card === undefined) continue;
      const how = { duration: 0.5, arc: 0.7, up: true, ...knownSides(card) };
      cards.push(together(cue('cardDeal', seat as Seat, 0.7), slide(topOf(pile), hand(seat as Seat), how)));
    }
  return staggered(every, cards);
}

function turnStarted({ seat, last }: EventOf<'turnStarted'>, viewer: Viewer): Script {
  return together(
    meanwhile(look(allBut(seat), faceOf(seat), 0.5)),
    seat === viewer ? cue('turnYours', seat) : SILENCE,
    last ? meanwhile(speak(seat, words('lastTurn'), 1.1)) : SILENCE,
    0.15,
  );
}

/** The hand card is put aside, a card is taken, then the first one goes face up to the discards (B6). */
function cardSwapped({ seat, aside, from, picked, taken }: EventOf<'cardSwapped'>, seq: number): Script {
  const source = picked === undefined || from === 'draw' ? pile : discard;
  return together(
    draw(seat, source, hand(seat), [{ up: true, ...knownSides(taken) }]),
    after(
      0.35,
      slide(cardOf(hand(seat), aside.id, seq * 7), discard, {
        duration: 0.5,
        up: true,
        sides: mouse(aside),
        id: aside.id,
        arc: 0.6,
      }),
      after(0.42, cue('cardPlace', seat)),
      look(allBut(seat), at(discard), 0.3),
    ),
  );
}

function knocked({ seat, first, turnsLeft, by }: EventOf<'knocked'>, viewer: Viewer, cut: Cut): Script {
  const wood = { at: 'wood', seat } as const;
  const staying = together(
    seat === viewer ? SILENCE : lay(seat, wood, 0.3),
    first && turnsLeft > 0 ? meanwhile(announce(words('oneMoreTurn'), 1.6, 'called')) : SILENCE,
    first ? feel(allBut(seat), 'nervous', 0.5, 0.8) : SILENCE,
  );
  return inTurn(
    together(
      knock(seat, wood),
      meanwhile(speak(seat, words(by === 'clock' ? 'timeOut' : 'knock'), 1.2, 'called')),
      meanwhile(look(allBut(seat), faceOf(seat), 0.3)),
      feel([seat], 'smug', 1.1),
    ),
    cut === 'short' ? meanwhile(staying) : staying,
  );
}

const tipMade = ({ seat, on }: EventOf<'tipMade'>): Script =>
  together(
    point(seat, faceOf(on), 1.1),
    speak(seat, tipOn(on), 1.2, 'called'),
    cue('tip', seat),
    // With a glance at the audience: across the table only the back of its head would be seen.
    look([seat], audience, 0.3),
    look(allBut(on, seat), faceOf(on), 0.4),
    feel([on], 'nervous', 1.2),
  );

const tipPaid = ({ seat, right }: EventOf<'tipPaid'>): Script =>
  together(
    cue(right ? 'tipPaid' : 'tipLost', seat),
    speak(seat, words(right ? 'tipRight' : 'tipWrong'), 1.3, right ? 'good' : 'bad'),
    right ? effect('coins', overhead(seat), 1) : SILENCE,
    feel([seat], right ? 'triumphant' : 'sulking', 1.3),
    0.7,
  );

/** The last chance: a black heart beats before everybody, and the cat card shows its saloon side again (B31). */
const blackHeartGiven = ({ seat }: EventOf<'blackHeartGiven'>): Script => {
  const hearts = before(seat, 'hearts');
  const figure = 'blackHeart';
  return inTurn(
    { verb: 'bring', duration: 0, place: hearts, sides: HEART, up: false, count: 1, figure },
    together(
      // Where the own hand was: over the middle it would cover the heart.
      meanwhile(pronounce(words('blackHeart', { seat }), 1.8, 'good')),
      { verb: 'rise', card: topOf(hearts), figure, duration: 0.7 },
      flip(topOf(before(seat, 'catCard')), true, { duration: 0.8 }),
      look(allBut(seat), faceOf(seat)),
      cue('blackHeart', seat),
      effect('embers', at(hearts), 1, 1),
      effect('smoke', overhead(seat), 0.8),
      meanwhile(feel([seat], 'triumphant', 1.8)),
      1.3,
    ),
    { verb: 'stand', card: topOf(hearts), duration: 0.5 },
  );
};
