/** What the legend of Black Jacky learns from: one net for a duel and one for a crowd, trained together. */

import type { Seat } from '../../../../shared/engine/game.ts';
import { CANDIDATE } from '../../../../shared/games/blackJacky/bots/encode.ts';
import type { JackyMemory } from '../../../../shared/games/blackJacky/bots/memory.ts';
import { askNet, MOVE, netMind, TABLES } from '../../../../shared/games/blackJacky/bots/netMind.ts';
import { blackJacky } from '../../../../shared/games/blackJacky/index.ts';
import type { EventOf, JackyEvent } from '../../../../shared/games/blackJacky/model/model.ts';
import { jackyContender } from '../../arena/blackJacky/jackyContender.ts';
import { copyOf, only, type Pupils, type Subject } from '../course.ts';
import { newPupil } from '../learner.ts';

const HIDDEN = 24;

/** Where it starts: as a big cat, which mixes a little. */
const LINE = [20, 20, 0.5];

export const jackySubject = (seats: readonly number[]): Subject => ({
  game: blackJacky,
  seats,
  gamesAnUpdate: 256,
  newPupils: (random, start): Pupils =>
    Object.fromEntries(
      TABLES.map((table) => {
        const pupil = newPupil({ ...MOVE, hidden: HIDDEN }, random, LINE);
        const before = start?.[table];
        return [table, before === undefined ? pupil : { ...pupil, actor: copyOf(before) }];
      }),
    ),
  optionsFor: (random) => ({ quickDuel: random.below(4) === 0, starter: 'random' }),
  student(pick, settle) {
    const contender = jackyContender(
      'student',
      netMind((table, situation, candidates) =>
        only(pick(table, situation, candidates), candidates.length / CANDIDATE),
      ),
    );
    return {
      ...contender,
      remember(memory: JackyMemory, event: JackyEvent, seat: Seat) {
        if (event.type === 'reckoned' && event.cats.some((cat) => cat.seat === seat)) settle(resultOf(event, seat));
        if (event.type === 'tipPaid' && event.seat === seat) settle(event.right ? 1 : 0);
        return contender.remember(memory, event, seat);
      },
    };
  },
  graduate: (name, nets) =>
    jackyContender(
      name,
      netMind((table, situation, candidates) => {
        const net = nets[table];
        if (net === undefined) throw new Error(`There is no net ${table}`);
        return askNet(net, situation, candidates);
      }),
    ),
});

/** A round is settled by itself: hearts that others lost, in part, and the own one. Whole matches hang on too much luck. */
function resultOf({ cats, losers }: EventOf<'reckoned'>, seat: Seat): number {
  const others = losers.filter((loser) => loser !== seat).length;
  return others / Math.max(1, cats.length - 1) - (losers.includes(seat) ? 1 : 0);
}
