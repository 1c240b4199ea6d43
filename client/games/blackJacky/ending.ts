/** Two cats at noon, one cat left, or nobody. */

import { podiumOf } from '../../../shared/engine/ranking.ts';
import type { EventOf } from '../../../shared/games/blackJacky/model/model.ts';
import { tieBreak } from '../../../shared/games/blackJacky/rules/ending.ts';
import { PODIUM } from '../../../shared/games/blackJacky/shows.ts';
import { audience, faceOf, overhead, type Spot, shared } from '../../choreography/place.ts';
import { after, inTurn, meanwhile, type Script, SILENCE, staggered, together } from '../../choreography/script.ts';
import {
  announce,
  camera,
  clearWords,
  cue,
  effect,
  everybody,
  feel,
  light,
  look,
  pronounce,
} from '../../choreography/verbs.ts';
import { words } from '../../choreography/words.ts';

const middle: Spot = { at: 'place', place: shared('discard') };
const SKY = [-0.8, 0.6, -0.1, 0.95, -0.5] as const;

/** B34: noon. They look at each other, one face after the other, while dust blows across the table. */
export function showdown({ seats: [first, second], out }: EventOf<'showdown'>): Script {
  return inTurn(
    together(
      clearWords,
      meanwhile(pronounce(words('showdown'), 1.6, 'called')),
      cue('showdown'),
      light('noon', 1, 0.8),
      look([first], faceOf(second), 0.5),
      look([second], faceOf(first), 0.5),
      look({ allBut: [first, second] }, middle, 0.5),
      meanwhile(feel([first, second], 'smug', 4)),
      out.length > 0 ? meanwhile(feel(out, 'sulking', 3)) : SILENCE,
      meanwhile(effect('dust', middle, 2.2, 2.5)),
      camera('toSeat', 0.85, 0.9, first),
      1.6,
    ),
    camera('toSeat', 0, 0.5, first),
    camera('toSeat', 0.85, 0.8, second),
    0.7,
    camera('toSeat', 0, 0.6, second),
  );
}

export function matchEnded({ outcome }: EventOf<'matchEnded'>): Script {
  const ranks = podiumOf(outcome, tieBreak);
  if (ranks.length === 0) return nobodyLeft();
  const losers = outcome.scores.map(({ seat }) => seat).filter((seat) => !outcome.winners.includes(seat));
  return together(
    clearWords,
    light('noon', 0, 0.8),
    look(everybody, audience, 0.6),
    { verb: 'podium', ranks, duration: 2.4 },
    camera('toPodium', 1, 3),
    cue('fanfare'),
    // Under the steps: over the middle it would cover who stands there.
    meanwhile(after(0.6, pronounce(words('winner', { count: outcome.winners.length }), 2, 'good'))),
    meanwhile(feel(outcome.winners, 'triumphant', 4)),
    losers.length > 0 ? meanwhile(feel(losers, 'sulking', 4)) : SILENCE,
    ...outcome.winners.map((seat) => after(1, effect('coins', overhead(seat), 1.4, 1))),
    meanwhile(after(1, effect('confetti', { at: 'sky', across: 0 }, 1.5, 2.5))),
    meanwhile(
      after(
        1.2,
        staggered(
          0.4,
          SKY.map((across) => together(effect('fireworks', { at: 'backdrop', across }, 1.6), cue('fireworks'), 0.4)),
        ),
      ),
    ),
    PODIUM,
  );
}

/** B36: dust, an empty table, and a tumbleweed. */
const nobodyLeft = (): Script =>
  inTurn(
    together(
      clearWords,
      meanwhile(light('noon', 1, 1)),
      meanwhile(light('hush', 0.5, 1)),
      meanwhile(feel(everybody, 'sulking', 6)),
      cue('tumbleweed'),
      0.6,
    ),
    together(
      announce(words('nobodyLeft'), 3, 'bad'),
      ...SKY.map((across) => effect('dust', { at: 'sky', across }, 2, 2.5)),
      effect('smoke', middle, 1.6, 2),
    ),
  );
