/** The reckoning: card by card, the sum running up beside each cat, and 21 bursting. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Cut } from '../../../shared/engine/shows.ts';
import type { Card } from '../../../shared/games/blackJacky/model/cards.ts';
import type { EventOf, JackyEvent, Reckoning } from '../../../shared/games/blackJacky/model/model.ts';
import { RECKONING, reckoningPace } from '../../../shared/games/blackJacky/shows.ts';
import type { CardId } from '../../../shared/table/cards.ts';
import {
  at,
  audience,
  before,
  type CardRef,
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
  allBut,
  announce,
  camera,
  clearWords,
  cue,
  effect,
  everybody,
  feel,
  flip,
  glow,
  light,
  look,
  pronounce,
  shake,
  slide,
  tally,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { sum } from './captions.ts';
import { mouse } from './cells.ts';

/** In tenths (B21). */
const BUST = 210;
const LAID_EIGHT = 81;
const middle: Spot = { at: 'place', place: shared('discard') };

/** B15, B18 */
const worthLaid = (face: number): number => (face === 5 ? 0 : face === 8 ? LAID_EIGHT : face * 10);

/** In full one cat after the other, in short all of them at once. */
export function reckoned({ cats, why, losers }: EventOf<'reckoned'>, cut: Cut): Script {
  const { opening, verdict } = RECKONING[cut];
  const pace = reckoningPace(cats, cut);
  const sums = cats.map((cat) => counted(cat, pace));
  const [hit] = losers;
  return inTurn(
    together(
      meanwhile(announce(words('reckoning'), 1.2, 'called')),
      cue('drumroll'),
      light('hush', 0.4, opening * 0.7),
      meanwhile(feel(everybody, 'nervous', 1.2)),
      ...cats.map(({ seat, laid }) => raised(seat, laid, opening * 0.8)),
      opening,
    ),
    cut === 'full' ? inTurn(...sums) : together(...sums),
    together(
      light('hush', 0, 0.6),
      // Gone when the heart is up: it would lie over its tip.
      meanwhile(pronounce(words(why), verdict + 0.35, 'bad')),
      look(everybody, hit === undefined ? middle : faceOf(hit), 0.4),
      meanwhile(feel({ allBut: losers }, 'smug', 1.6)),
      meanwhile(after(verdict - 0.1, ...cats.map(putDown))),
      verdict,
    ),
  );
}

const row = (seat: Seat): Place => before(seat, 'reckoned');
const inRow = (seat: Seat, { id }: Card): CardRef => cardOf(row(seat), id, 0);
/** A 5 lies on its face and counts nothing (B15): it stays where it is. */
const counts = ({ face }: Card): boolean => face !== 5;

/** What a cat had laid comes up before it: it counts like the rest. */
const raised = (seat: Seat, laid: readonly Card[], duration: number): Script =>
  meanwhile(
    staggered(
      0.06,
      laid.filter(counts).map((card) =>
        slide(cardOf(before(seat, 'laidRow'), card.id, 0), row(seat), {
          duration,
          up: true,
          sides: mouse(card),
          id: card.id,
        }),
      ),
    ),
  );

/** Everything back to where it lies at rest. */
const putDown = ({ seat, hand: own, laid, plusOne }: Reckoning): Script => {
  const down = (card: CardRef, to: Place, how: { readonly id?: CardId; readonly index?: number } = {}): Script =>
    together(slide(card, to, { duration: 0.35, up: true, ...how }));
  return together(
    ...laid.flatMap((card, index) =>
      counts(card) ? [down(inRow(seat, card), before(seat, 'laidRow'), { id: card.id, index })] : [],
    ),
    ...own.map((card) => down(inRow(seat, card), before(seat, 'shownHand'), { id: card.id })),
    plusOne ? down(topOf(row(seat)), before(seat, 'plusOne')) : SILENCE,
  );
};

function counted({ seat, hand: own, laid, plusOne, sum: total }: Reckoning, pace: number): Script {
  let running = 0;
  const add = (tenths: number): Script => {
    const before_ = running;
    running += tenths;
    return together(
      tally(seat, sum(running), running >= BUST ? 'bad' : 'neutral'),
      cue('sumTick', seat),
      running >= BUST && before_ < BUST ? burst(seat) : SILENCE,
    );
  };
  const parts = [
    ...laid.map((card) =>
      together(counts(card) ? meanwhile(glow(inRow(seat, card), pace * 2)) : SILENCE, add(worthLaid(card.face)), pace),
    ),
    ...own.map((card) =>
      together(
        meanwhile(
          slide({ place: hand(seat), pick: { id: card.id, orByChance: 0 } }, row(seat), {
            duration: Math.max(0.3, pace * 1.6),
            up: true,
            sides: mouse(card),
            id: card.id,
            arc: 0.5,
          }),
        ),
        add(card.face * 10),
        pace,
      ),
    ),
    ...(plusOne
      ? [
          together(
            meanwhile(slide(topOf(before(seat, 'plusOne')), row(seat), { duration: 0.3, up: true })),
            add(10),
            pace,
          ),
        ]
      : []),
  ];
  return inTurn(
    meanwhile(look(allBut(seat), faceOf(seat), 0.3)),
    ...parts,
    tally(seat, sum(total), total >= BUST ? 'bad' : 'good'),
    pace,
  );
}

const burst = (seat: Seat): Script =>
  meanwhile(
    together(
      cue('bust', seat),
      shake(0.6),
      light('flash', 0.6, 0.4),
      effect('fire', overhead(seat), 0.8, 0.5),
      effect('sparks', overhead(seat), 1.2),
      feel([seat], 'burning', 2),
    ),
  );

/** It comes up before its cat, cracks, and falls to pieces; everybody sees whose it was. */
export function heartLost({ seat, black }: EventOf<'heartLost'>): Script {
  const hearts = before(seat, 'hearts');
  return inTurn(
    together(
      { verb: 'shatter', card: { place: hearts, pick: 'top' }, duration: 1.2 },
      // The sums stand where the cats were before the camera moved.
      after(0.15, clearWords),
      camera('toSeat', 1, 0.35, seat),
      after(0.36, cue('heartCrack', seat)),
      after(0.72, cue('heartBreak', seat), shake(black ? 0.4 : 0.25)),
      meanwhile(after(0.6, effect('tears', faceOf(seat), 0.8, 0.8))),
      meanwhile(feel([seat], 'heartbroken', 1.8)),
      // With its chin up: who looked down at it would hide both, the face behind the heart.
      look([seat], audience, 0.3),
      meanwhile(after(1, camera('toSeat', 0, 0.4, seat))),
    ),
    { verb: 'remove', duration: 0, card: { place: hearts, pick: 'top' } },
    0.1,
  );
}

/** The cat card is turned, and a poster hangs in the saloon. */
export const wantedPosted = ({ seat }: EventOf<'wantedPosted'>): Script =>
  together(
    clearWords,
    flip({ place: before(seat, 'catCard'), pick: 'top' }, false, { duration: 0.8 }),
    after(0.5, cue('wanted', seat), shake(0.4), effect('dust', at(before(seat, 'catCard')), 1)),
    meanwhile(pronounce(words('wanted', { seat }), 1.4, 'bad')),
    camera('toSeat', 0.7, 0.6, seat),
    look([seat], audience, 0.4),
    meanwhile(feel([seat], 'sulking', 2.2)),
    meanwhile(after(1.2, camera('toSeat', 0, 0.6, seat))),
    1.3,
  );

export const catOutForGood = ({ seat }: EventOf<'catOutForGood'>): Script =>
  together(
    flip({ place: before(seat, 'catCard'), pick: 'top' }, false, { duration: 0.7 }),
    meanwhile(announce(words('outForGood', { seat }), 1.7, 'bad')),
    meanwhile(feel([seat], 'sulking', 2.4)),
    effect('smoke', overhead(seat), 0.9),
    cue('sob', seat),
    1.2,
  );

/** A reckoning is worth more the more cats burst, the narrower it was, and the more hearts it ended. */
export function spiciness(events: readonly JackyEvent[]): number | undefined {
  const reckoning = events.find((event) => event.type === 'reckoned');
  if (reckoning === undefined) return undefined;
  const count = (type: JackyEvent['type']): number => events.filter((event) => event.type === type).length;
  const nearly = reckoning.cats.filter(({ sum: total }) => total >= BUST - 10 && total < BUST).length;
  const busted = reckoning.cats.filter(({ sum: total }) => total >= BUST).length;
  return busted * 3 + nearly * 2 + count('wantedPosted') * 5 + count('blackHeartGiven') * 6 + count('matchEnded') * 8;
}
