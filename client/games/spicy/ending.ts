/** Trophies, World's End, the counting of points and the podium. */

import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { podiumOf } from '../../../shared/engine/ranking.ts';
import type { Ending } from '../../../shared/games/spicy/index.ts';
import { countingPace, countingSeconds, ENDING, WORLDS_END as WORLD } from '../../../shared/games/spicy/shows.ts';
import { audience, before, faceOf, hand, onStack, type Spot, shared, topOf } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, staggered, together } from '../../choreography/script.ts';
import {
  allBut,
  announce,
  bring,
  camera,
  clearWords,
  cue,
  effect,
  everybody,
  feel,
  flip,
  light,
  look,
  pronounce,
  shake,
  shiver,
  slide,
  sweep,
  tally,
  withdraw,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { points } from './captions.ts';
import { cupOf, WORLDS_END } from './cells.ts';

const FIREWORKS = [-0.9, 0.7, -0.2, 1, -0.6, 0.35] as const;

export const fireworks = (pause: number): Script =>
  staggered(
    pause,
    FIREWORKS.map((across) => together(effect('fireworks', { at: 'backdrop', across }, 1.6), cue('fireworks'), 0.5)),
  );

/** The cup comes out of its card, is held up with both paws, carried around the table, and stands at its cat's place from then on. */
export function trophyTaken(seat: Seat, trophies: number, viewer: Viewer): Script {
  const card = topOf(shared('trophies'));
  const won = before(seat, 'wonTrophies');
  return inTurn(
    together(
      clearWords,
      light('hush', 0.5, 0.4),
      // Not all the way: the ears of everybody who gapes at it stay in the picture.
      camera('toStack', 0.45, 0.8),
      cue('trophy', seat),
      { verb: 'rise', card, figure: cupOf(trophies - 1), duration: 1.2 },
      after(0.15, effect('goldDust', { at: 'place', place: shared('trophies') }, 1)),
      look(everybody, { at: 'place', place: shared('trophies') }),
      meanwhile(feel(allBut(seat), 'shocked', 1.4)),
    ),
    together(
      meanwhile(pronounce(words('trophy'), 1.6, 'good')),
      { verb: 'lift', seat, card, duration: 1.4 },
      light('hush', 0, 0.5),
      light('flash', 0.8, 0.6),
      camera('toStack', 0, 0.7),
      camera('toPrize', 1, 0.6, seat),
      meanwhile(feel([seat], 'triumphant', 3.6)),
      look(allBut(seat), faceOf(seat)),
      // Where it is held up: by whom one looks at, or before one's own eyes.
      after(0.35, effect('goldDust', seat === viewer ? onStack : { at: 'overhead', seat }, 1.2)),
      after(0.3, effect('fireworks', { at: 'backdrop', across: -0.8 }, 1.6)),
      after(0.6, effect('fireworks', { at: 'backdrop', across: 0.9 }, 1.6)),
    ),
    together(
      { verb: 'lapOfHonour', seat, carrying: card, duration: 1.8 },
      camera('toPrize', 0, 0.5, seat),
      meanwhile(feel(allBut(seat), 'sulking', 2.4, 0.7)),
      meanwhile(fireworks(0.45)),
      effect('confetti', { at: 'sky', across: 0 }, 1.2, 1.5),
    ),
    together(
      withdraw(seat, 0.6),
      slide(card, won, { duration: 0.4, up: true, arc: 0.4 }),
      { verb: 'stand', card: topOf(won), duration: 0.6 },
      after(0.5, cue('cupDown', seat)),
    ),
  );
}

/** What goes up in flames at the end of the world. */
const BURNING: readonly Spot[] = [
  { at: 'place', place: shared('drawDeck') },
  { at: 'place', place: shared('trophies') },
  onStack,
];

/** The room goes dark and the world burns. */
export function worldsEndShown(): Script {
  const deck = shared('drawDeck');
  return inTurn(
    bring(deck, WORLDS_END, false),
    together(
      light('hush', 0.8, WORLD.dark),
      // Not all the way here either: somebody's ears would be cut off.
      camera('toStack', 0.45, WORLD.dark),
      shiver(topOf(deck), WORLD.dark),
      cue('hush'),
      shake(0.3, WORLD.dark),
    ),
    together(
      flip(topOf(deck), true, { duration: WORLD.turning, ease: 'suspense', present: true }),
      meanwhile(after(WORLD.turning / 2, cue('cardFlip'))),
    ),
    together(
      announce(words('worldsEnd'), WORLD.burning, 'bad'),
      cue('worldsEnd'),
      light('blaze', 1, 1.2),
      light('hush', 0.2, 1.2),
      light('flash', 1, 0.6),
      meanwhile(shake(1, 2.2)),
      meanwhile(feel(everybody, 'shocked', 3.2)),
      staggered(
        0.25,
        BURNING.map((spot) => together(meanwhile(effect('fire', spot, 1.7, 2.6)), 0.2)),
      ),
      meanwhile(effect('embers', onStack, 2, 3)),
      WORLD.burning,
    ),
    together(
      slide(topOf(deck), deck, { duration: WORLD.after, up: true, arc: 0 }),
      camera('toStack', 0, WORLD.after),
      light('hush', 0, WORLD.after),
    ),
  );
}

function counted(
  seats: readonly { readonly seat: Seat; readonly from: number; readonly steps: number; readonly each: number }[],
) {
  const most = Math.max(0, ...seats.map(({ steps }) => steps));
  const ticks: Script[] = [];
  for (let step = 1; step <= most; step += 1) {
    const shown = seats
      .filter(({ steps }) => steps >= step)
      .map(({ seat, from, each }) => tally(seat, points(from + each * step), each < 0 ? 'bad' : 'good'));
    ticks.push(together(...shown, cue('scoreTick', undefined, 0.6)));
  }
  return together(staggered(countingPace(most), ticks), countingSeconds(most));
}

/** Won cards one by one, then ten for each trophy, then what is left in the hand (R28). */
export function scoresCounted({ scores }: Ending): Script {
  const rows = scores.map(({ seat, parts }) => ({ seat, ...parts }));
  return inTurn(
    together(
      meanwhile(announce(words('counting'), 1)),
      ENDING.opening,
      ...rows.map(({ seat }) => tally(seat, points(0))),
    ),
    counted(rows.map(({ seat, cards }) => ({ seat, from: 0, steps: cards, each: 1 }))),
    counted(rows.map(({ seat, cards, trophies }) => ({ seat, from: cards, steps: trophies / 10, each: 10 }))),
    counted(rows.map(({ seat, cards, trophies, hand }) => ({ seat, from: cards + trophies, steps: -hand, each: -1 }))),
  );
}

export function matchEnded(ending: Ending, viewer: Viewer): Script {
  const ranks = podiumOf(ending);
  const losers = ending.scores.map(({ seat }) => seat).filter((seat) => !ending.winners.includes(seat));
  return inTurn(
    scoresCounted(ending),
    together(
      meanwhile(light('blaze', 0, 1)),
      meanwhile(light('hush', 0, 0.5)),
      ...ending.scores
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat }) => sweep(hand(seat), before(seat, 'laidRow'), ENDING.clearing)),
      ENDING.clearing,
    ),
    together(
      clearWords,
      look(everybody, audience, 0.6),
      { verb: 'podium', ranks, duration: 2.2 },
      camera('toPodium', 1, 2.8),
      cue('fanfare'),
      // Under the steps, where the own hand was: over the middle it would cover who stands there.
      meanwhile(after(0.6, pronounce(words('winner', { count: ending.winners.length }), 2, 'good'))),
      meanwhile(feel(ending.winners, 'triumphant', 4)),
      losers.length > 0 ? meanwhile(feel(losers, 'sulking', 4)) : SILENCE,
      meanwhile(after(1.2, fireworks(0.4))),
      meanwhile(after(1, effect('confetti', { at: 'sky', across: 0 }, 1.6, 2.5))),
      ENDING.podium,
    ),
  );
}
