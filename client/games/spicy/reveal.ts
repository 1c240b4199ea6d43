/** The heart of Spicy: a paw, a named trait, a hush, the card turning in slow motion, and somebody who burns. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { CardRevealed, SpicyEvent } from '../../../shared/games/spicy/index.ts';
import { isTurnedAround } from '../../../shared/games/spicy/shows.ts';
import type { LatePaw } from '../../../shared/table/protocol.ts';
import { before, faceOf, onStack, type Spot, shared, topOf } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, together } from '../../choreography/script.ts';
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
  glow,
  hush,
  lay,
  light,
  look,
  shake,
  shiver,
  slap,
  slide,
  speak,
  spin,
  sweep,
  withdraw,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { named, verdict } from './captions.ts';
import { sidesOf } from './cells.ts';

const stack = shared('stack');
const card = topOf(stack);
const piledUp = (order: number): Spot => ({ at: 'stack', order });

type PawLaid = Extract<SpicyEvent, { type: 'pawLaid' }>;
type TraitNamed = Extract<SpicyEvent, { type: 'traitNamed' }>;

/** The first paw stays; those that came too late pile up on it and are taken away again. */
export function pawLaid({ seat, owner }: PawLaid, late: readonly LatePaw[]): Script {
  const tooLate = late.map((paw, index) =>
    after(
      0.25 + Math.min(0.9, paw.ms / 1000),
      slap(paw.seat, piledUp(index + 1), 1.1, 0.6),
      feel([paw.seat], 'sulking', 1.4),
    ),
  );
  return together(
    inTurn(
      together(
        lay(seat, onStack, 0.7),
        look(allBut(seat), onStack, 0.25),
        after(0.3, cue('pawSlap', seat, 1.2), shake(0.7), light('flash', 0.5, 0.3), effect('sparks', onStack)),
      ),
      together(
        meanwhile(feel([owner], 'nervous', 1.4)),
        meanwhile(feel([seat], 'smug', 1.4)),
        meanwhile(feel(allBut(owner, seat), 'shocked', 1.2)),
        cue('gasp'),
        light('hush', 0.55, 0.5),
      ),
    ),
    ...tooLate,
  );
}

export const traitNamed = ({ seat, trait }: TraitNamed): Script =>
  together(
    meanwhile(speak(seat, named(trait), 2, 'called')),
    cue('meow', seat),
    look(allBut(seat), faceOf(seat), 0.3),
    0.8,
  );

/** Two cats wait for one card, and neither of them shows which way it will go. */
function suspense({ owner, challenger }: CardRevealed): Script {
  return together(
    hush(1),
    withdraw(challenger, 0.7),
    look(everybody, onStack, 0.4),
    meanwhile(feel([owner, challenger], 'nervous', 3)),
    inTurn(0.2, cue('heartbeat'), 0.45, cue('heartbeat'), 0.35, cue('drumroll')),
    after(0.5, shiver(card, 0.6)),
  );
}

const SLOW_MOTION = 1.7;
/** How long everybody may read the card before anything else moves. */
const READING = 1;

function turnUp({ face }: CardRevealed): Script {
  return inTurn(
    together(
      flip(card, true, { sides: sidesOf(face), duration: SLOW_MOTION, ease: 'suspense', present: true }),
      meanwhile(after(SLOW_MOTION * 0.5, cue('cardFlip'))),
    ),
  );
}

/** R45: the 6 stands on its head and is a 9. */
function turnItUp(event: CardRevealed): Script {
  return isTurnedAround(event) ? together(spin(card, 0.5, 0.9), cue('cardTurn')) : SILENCE;
}

function judged(event: CardRevealed): Script {
  const { face, call, owner, winner, loser } = event;
  const right = winner === owner;
  return together(
    meanwhile(announce(verdict(face, call, right), 2.8, right ? 'good' : 'bad')),
    cue(right ? 'verdictTrue' : 'verdictLie'),
    light('flash', 0.8, 0.5),
    meanwhile(glow(card, 1.6)),
    shake(0.4),
    effect('sparks', onStack, 1.4),
    meanwhile(feel(allBut(winner, loser), 'shocked', 1.6)),
    READING,
  );
}

/** Everybody turns to the one who pays. */
function aftermath({ winner, loser }: CardRevealed): Script {
  return together(
    clearWords,
    slide(card, stack, { duration: 0.5, up: true, arc: 0 }),
    light('hush', 0, 0.7),
    camera('toStack', 0, 0.8),
    inTurn(camera('toSeat', 1, 0.7, loser), 0.7, camera('toSeat', 0, 0.6, loser)),
    look(allBut(loser), faceOf(loser), 0.4),
    burn(loser, 2.2),
    feel([winner], 'triumphant', 2.2),
    after(0.3, cue('gasp')),
  );
}

export function revealed(event: CardRevealed): Script {
  const silent = event.call === 'nothing';
  return inTurn(
    silent ? together(announce(words('nothingNamed'), 1.4, 'bad'), 1) : SILENCE,
    suspense(event),
    turnUp(event),
    turnItUp(event),
    judged(event),
    aftermath(event),
  );
}

export const stackWon = (winner: Seat, cards: number): Script =>
  together(
    clearWords,
    endHush(0.5),
    sweep(stack, before(winner, 'wonPile'), 0.8 + Math.min(0.5, cards * 0.02)),
    cue('cardSweep', winner),
    cheer(winner, 1.3),
    announce(words('stackWon', { count: cards }), 1.3, 'good'),
  );

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
