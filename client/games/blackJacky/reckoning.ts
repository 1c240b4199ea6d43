/** The reckoning: card by card, the sum running up beside each cat, and 21 bursting. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { EventOf, JackyEvent, Reckoning } from '../../../shared/games/blackJacky/model/model.ts';
import { reckoningPace } from '../../../shared/games/blackJacky/shows.ts';
import {
  at,
  audience,
  before,
  type CardRef,
  faceOf,
  hand,
  overhead,
  type Spot,
  shared,
} from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, together } from '../../choreography/script.ts';
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

export function reckoned({ cats, why, losers }: EventOf<'reckoned'>): Script {
  const pace = reckoningPace(cats);
  return inTurn(
    together(
      meanwhile(announce(words('reckoning'), 1.2, 'called')),
      cue('drumroll'),
      light('hush', 0.4, 0.6),
      camera('toStack', 0.9, 0.9),
      meanwhile(feel(everybody, 'nervous', 1.2)),
      0.7,
    ),
    ...cats.map((cat) => counted(cat, pace)),
    together(
      light('hush', 0, 0.6),
      meanwhile(after(0.9, camera('toStack', 0, 0.9))),
      meanwhile(announce(words(why), 1.8, 'bad')),
      look(everybody, losers[0] === undefined ? middle : faceOf(losers[0]), 0.4),
      meanwhile(feel({ allBut: losers }, 'smug', 1.6)),
      0.9,
    ),
  );
}

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
  const laidAt = (index: number): CardRef => ({ place: before(seat, 'laidRow'), pick: { index } });
  const parts = [
    ...laid.map((card, index) => together(meanwhile(glow(laidAt(index), pace * 2)), add(worthLaid(card.face)), pace)),
    ...own.map((card) =>
      together(
        meanwhile(
          slide({ place: hand(seat), pick: { id: card.id, orByChance: 0 } }, before(seat, 'shownHand'), {
            duration: pace * 1.6,
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
      ? [together(meanwhile(glow({ place: before(seat, 'plusOne'), pick: 'top' }, pace * 2)), add(10), pace)]
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

export function heartLost({ seat, black }: EventOf<'heartLost'>): Script {
  const hearts = before(seat, 'hearts');
  return inTurn(
    together(
      { verb: 'shiver', card: { place: hearts, pick: 'top' }, strength: 2, duration: 0.5 },
      cue('heartBreak', seat),
      meanwhile(effect('heartBreak', at(hearts), black ? 1.4 : 1)),
      meanwhile(effect('tears', faceOf(seat), 0.8, 1)),
      meanwhile(feel([seat], 'sulking', 1.6)),
      meanwhile(shake(0.25)),
    ),
    { verb: 'remove', duration: 0, card: { place: hearts, pick: 'top' } },
    0.3,
  );
}

/** The cat card is turned, and a poster hangs in the saloon. */
export const wantedPosted = ({ seat }: EventOf<'wantedPosted'>): Script =>
  together(
    clearWords,
    flip({ place: before(seat, 'catCard'), pick: 'top' }, false, { duration: 0.8 }),
    after(0.5, cue('wanted', seat), shake(0.4), effect('dust', at(before(seat, 'catCard')), 1)),
    meanwhile(announce(words('wanted', { seat }), 1.7, 'bad')),
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
