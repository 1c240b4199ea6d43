/** The heart of Spicy: a paw, a named trait, a hush, the card turning in slow motion, and somebody who burns. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Cut, Seconds } from '../../../shared/engine/shows.ts';
import type { CardRevealed, SpicyEvent } from '../../../shared/games/spicy/index.ts';
import { isTurnedAround, REVEAL, SWEPT } from '../../../shared/games/spicy/shows.ts';
import type { LatePaw } from '../../../shared/table/protocol.ts';
import { audience, before, betweenThem, faceOf, onStack, type Spot, shared, topOf } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, together } from '../../choreography/script.ts';
import {
  allBut,
  announce,
  burn,
  camera,
  cheer,
  clearWords,
  cue,
  duel,
  effect,
  endHush,
  feel,
  flip,
  glow,
  light,
  look,
  pat,
  pronounce,
  shake,
  shiver,
  slide,
  speak,
  spin,
  strike,
  sweep,
  withdraw,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { declared, named, verdict } from './captions.ts';
import { sidesOf } from './cells.ts';
import { approach, isBold, type Standing, stagingOf, tension } from './staging.ts';

const stack = shared('stack');
const card = topOf(stack);
const piledUp = (order: number): Spot => ({ at: 'stack', order });

type PawLaid = Extract<SpicyEvent, { type: 'pawLaid' }>;
type TraitNamed = Extract<SpicyEvent, { type: 'traitNamed' }>;

/** The first paw stays; those that came too late pile up on it and are taken away again. */
export function pawLaid({ seat, owner }: PawLaid, late: readonly LatePaw[]): Script {
  const tooLate = late.map((paw, index) =>
    after(0.25 + Math.min(0.9, paw.ms / 1000), pat(paw.seat, piledUp(index + 1)), feel([paw.seat], 'sulking', 1.4)),
  );
  return together(
    inTurn(
      together(strike(seat), look(allBut(seat), onStack, 0.25)),
      together(
        meanwhile(feel([owner], 'nervous', 1.4)),
        meanwhile(feel([seat], 'smug', 1.4)),
        meanwhile(feel(allBut(owner, seat), 'shocked', 1.2)),
        cue('gasp'),
        light('hush', 0.55, 0.3),
      ),
    ),
    ...tooLate,
  );
}

export const traitNamed = ({ seat, trait }: TraitNamed): Script =>
  together(meanwhile(speak(seat, named(trait), 2, 'called')), cue('meow', seat), look(allBut(seat), faceOf(seat), 0.3));

/** Two cats wait for one card, and neither of them shows which way it will go. */
function suspense(event: CardRevealed, seconds: Seconds, cut: Cut, standing: Standing): Script {
  const { owner, challenger } = event;
  return together(
    // What was said stands at the places of the cats, from which the camera goes away: what counts is written under the card.
    clearWords,
    // When the own hand has made room for it.
    meanwhile(after(0.2, pronounce(declared(event.declare), seconds + REVEAL[cut].turning - 0.2, 'said'))),
    approach(stagingOf(event, cut, standing), event, seconds),
    tension(event, cut, standing, seconds),
    withdraw(challenger, Math.min(0.5, seconds)),
    look(allBut(owner, challenger), onStack, 0.4),
    // Where it will be held up: who sits at the side of a narrow table and looked at the stack would show the top of its head.
    look([owner, challenger], betweenThem(owner, challenger), 0.4),
    meanwhile(feel([owner, challenger], 'nervous', seconds * 2.7)),
    after(seconds / 2, shiver(card, seconds / 2)),
  );
}

/** Both watch it turn, and so everybody sees their faces. */
function turnUp({ face, owner, challenger }: CardRevealed, duration: Seconds): Script {
  return inTurn(
    together(
      flip(card, true, { sides: sidesOf(face), duration, ease: 'suspense', present: true }),
      look([owner, challenger], audience, 0.4),
      meanwhile(after(duration * 0.5, cue('cardFlip'))),
    ),
  );
}

/** R45: the 6 stands on its head and is a 9. */
function turnItUp(event: CardRevealed, seconds: Seconds): Script {
  return isTurnedAround(event) ? together(spin(card, 0.5, seconds), cue('cardTurn')) : SILENCE;
}

/** How much is made of a verdict, now that everybody has seen the card: most of a bold declaration that was a lie. */
const weightOf = (event: CardRevealed): number => {
  const lied = !(event.numberRight && event.spiceRight);
  return isBold(event) ? (lied ? 1.5 : 1.2) : 1;
};

/** How long the verdict is still written while the camera goes on: as long as the own hand leaves its place to it. */
const STAYS = { full: 1.4, short: 0.95 } as const;

/** Everybody may read the card before anything else moves; what it means is in the two faces at once. */
function judged(event: CardRevealed, reading: Seconds, cut: Cut): Script {
  const { face, call, owner, challenger, winner } = event;
  const right = winner === owner;
  const weight = weightOf(event);
  return together(
    meanwhile(pronounce(verdict(face, call, right), reading + STAYS[cut], right ? 'good' : 'bad')),
    cue(right ? 'verdictTrue' : 'verdictLie'),
    light('flash', 0.8, 0.5),
    meanwhile(glow(card, 1.6)),
    shake(0.4 * weight),
    effect('sparks', betweenThem(owner, challenger), 0.9 * weight),
    meanwhile(feel(allBut(winner), 'shocked', reading + 0.2)),
    meanwhile(feel([winner], 'smug', reading + 0.2)),
    reading,
  );
}

/** Everybody turns to the one who pays. In short the verdict stays written, and the camera where it is. */
function aftermath(event: CardRevealed, seconds: Seconds, cut: Cut): Script {
  const { owner, challenger, winner, loser } = event;
  const whole = cut === 'full';
  const weight = weightOf(event);
  return together(
    whole ? clearWords : SILENCE,
    slide(card, stack, { duration: Math.min(0.5, seconds), up: true, arc: 0 }),
    light('hush', 0, Math.min(0.7, seconds)),
    whole ? duel(owner, challenger, 0, Math.min(0.8, seconds)) : meanwhile(after(0.5, duel(owner, challenger, 0, 0.8))),
    whole
      ? inTurn(camera('toSeat', 1, seconds * 0.35, loser), seconds * 0.35, camera('toSeat', 0, seconds * 0.3, loser))
      : SILENCE,
    look(allBut(loser), faceOf(loser), 0.4),
    whole ? burn(loser, seconds, weight) : meanwhile(burn(loser, seconds + 1, weight)),
    weight > 1 ? meanwhile(after(0.15, shake(0.35 * weight, 0.5))) : SILENCE,
    whole ? feel([winner], 'triumphant', seconds) : meanwhile(feel([winner], 'triumphant', seconds + 1)),
    after(0.3, cue('gasp')),
    seconds,
  );
}

export function revealed(event: CardRevealed, cut: Cut, standing: Standing): Script {
  const { unnamed, suspense: waiting, turning, onItsHead, reading, aftermath: paying } = REVEAL[cut];
  return inTurn(
    event.call === 'nothing' ? together(announce(words('nothingNamed'), unnamed, 'bad'), unnamed) : SILENCE,
    suspense(event, waiting, cut, standing),
    turnUp(event, turning),
    turnItUp(event, onItsHead),
    judged(event, reading, cut),
    aftermath(event, paying, cut),
  );
}

export function stackWon(winner: Seat, cards: number, cut: Cut): Script {
  const seconds = SWEPT[cut];
  return together(
    cut === 'full' ? clearWords : SILENCE,
    endHush(0.5),
    sweep(stack, before(winner, 'wonPile'), Math.min(seconds, 0.8 + Math.min(0.5, cards * 0.02))),
    cue('cardSweep', winner),
    cheer(winner, seconds),
    cut === 'full' ? announce(words('stackWon', { count: cards }), seconds, 'good') : SILENCE,
  );
}

/** A reveal is worth more the more cards lay under it, the later it came, and the narrower it was. */
export function spiciness(events: readonly SpicyEvent[]): number | undefined {
  const reveal = events.find((event) => event.type === 'cardRevealed');
  if (reveal === undefined) return undefined;
  const won = events.find((event) => event.type === 'stackWon');
  const lied = !(reveal.numberRight && reveal.spiceRight);
  const saved = lied && reveal.winner === reveal.owner;
  const trophy = events.some((event) => event.type === 'trophyTaken');
  const over = events.some((event) => event.type === 'matchEnded');
  return (won?.cards ?? 0) + (saved ? 8 : 0) + (trophy ? 12 : 0) + (over ? 10 : 0) + reveal.declare.number * 0.3;
}
