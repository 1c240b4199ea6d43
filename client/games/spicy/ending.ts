/** Trophies, World's End, the counting of points and the podium. */

import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { podiumOf } from '../../../shared/engine/ranking.ts';
import type { Ending } from '../../../shared/games/spicy/index.ts';
import { countingPace, countingSeconds } from '../../../shared/games/spicy/shows.ts';
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
  reach,
  shake,
  shiver,
  slide,
  sweep,
  tally,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';
import { points } from './captions.ts';
import { WORLDS_END } from './cells.ts';

const FIREWORKS = [-0.9, 0.7, -0.2, 1, -0.6, 0.35] as const;

export const fireworks = (pause: number): Script =>
  staggered(
    pause,
    FIREWORKS.map((across) => together(effect('fireworks', { at: 'sky', across }, 1.6), cue('fireworks'), 0.5)),
  );

/** Held up for everybody, then fireworks and a lap of honour. */
export function trophyTaken(seat: Seat): Script {
  const trophy = topOf(shared('trophies'));
  return inTurn(
    together(
      clearWords,
      light('hush', 0.5, 0.5),
      camera('toStack', 1, 0.9),
      cue('trophy', seat),
      reach(seat, { at: 'place', place: shared('trophies') }, 0.9),
      after(0.3, flip(trophy, true, { duration: 0.8, ease: 'out', present: true })),
      look(everybody, { at: 'place', place: shared('trophies') }),
    ),
    together(
      meanwhile(announce(words('trophy'), 2.6, 'good')),
      light('flash', 0.8, 0.6),
      effect('goldDust', onStack, 1.6),
      effect('fireworks', { at: 'sky', across: -0.8 }, 1.6),
      after(0.3, effect('fireworks', { at: 'sky', across: 0.9 }, 1.6)),
      meanwhile(feel([seat], 'triumphant', 2)),
      meanwhile(feel(allBut(seat), 'shocked', 1.4)),
      1.3,
    ),
    together(
      light('hush', 0, 0.6),
      camera('toStack', 0, 0.9),
      slide(trophy, before(seat, 'wonTrophies'), { duration: 0.8, up: true, arc: 1 }),
      look(allBut(seat), faceOf(seat)),
    ),
    together(
      { verb: 'lapOfHonour', seat, duration: 3.2 },
      feel([seat], 'triumphant', 3.2),
      feel(allBut(seat), 'sulking', 2.4, 0.7),
      fireworks(0.45),
      effect('confetti', { at: 'sky', across: 0 }, 1.2, 1.5),
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
      light('hush', 0.8, 0.6),
      camera('toStack', 0.8, 0.9),
      shiver(topOf(deck), 0.9),
      cue('hush'),
      shake(0.3, 0.9),
    ),
    together(
      flip(topOf(deck), true, { duration: 1.5, ease: 'suspense', present: true }),
      meanwhile(after(0.75, cue('cardFlip'))),
    ),
    together(
      announce(words('worldsEnd'), 3.4, 'bad'),
      cue('worldsEnd'),
      light('worldsEnd', 1, 1.2),
      light('hush', 0.2, 1.2),
      light('flash', 1, 0.6),
      shake(1, 2.2),
      feel(everybody, 'shocked', 3.2),
      staggered(
        0.25,
        BURNING.map((spot) => together(effect('fire', spot, 1.7, 2.6), 0.2)),
      ),
      effect('embers', onStack, 2, 3),
      2.4,
    ),
    together(
      slide(topOf(deck), deck, { duration: 0.7, up: true, arc: 0 }),
      camera('toStack', 0, 0.8),
      light('hush', 0, 0.8),
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
    together(announce(words('counting'), 1), ...rows.map(({ seat }) => tally(seat, points(0)))),
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
      light('worldsEnd', 0, 1),
      light('hush', 0, 0.5),
      ...ending.scores
        .filter(({ seat }) => seat !== viewer)
        .map(({ seat }) => sweep(hand(seat), before(seat, 'laidRow'), 0.6)),
      0.6,
    ),
    together(
      clearWords,
      look(everybody, audience, 0.6),
      { verb: 'podium', ranks, duration: 2.6 },
      camera('toPodium', 1, 3.4),
      cue('fanfare'),
      announce(words('winner', { count: ending.winners.length }), 2, 'good'),
      feel(ending.winners, 'triumphant', 4),
      losers.length > 0 ? feel(losers, 'sulking', 4) : SILENCE,
      after(1.4, fireworks(0.4)),
      after(1.2, effect('confetti', { at: 'sky', across: 0 }, 1.6, 2.5)),
    ),
  );
}
