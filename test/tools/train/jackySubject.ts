/** What the legend of Black Jacky learns from: one net for a duel and one for a crowd, trained together. */

import { CANDIDATE } from '../../../shared/bots/blackJacky/encode.ts';
import { MOVE, netMind, TABLES } from '../../../shared/bots/blackJacky/netMind.ts';
import { likelihoods } from '../../../shared/bots/net.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { jackyContender } from '../arena/blackJacky/jackyContender.ts';
import { copyOf, only, type Pupils, type Subject } from './course.ts';
import { newPupil } from './learner.ts';

const HIDDEN = 24;

/** Where it starts: as a big cat, which mixes a little. */
const LINE = [20, 20, 0.5];

export const jackySubject = (seats: readonly number[]): Subject => ({
  game: blackJacky,
  seats,
  gamesAnUpdate: 64,
  newPupils: (random, start): Pupils =>
    Object.fromEntries(
      TABLES.map((table) => {
        const pupil = newPupil({ ...MOVE, hidden: HIDDEN }, random, LINE);
        const before = start?.[table];
        return [table, before === undefined ? pupil : { ...pupil, actor: copyOf(before) }];
      }),
    ),
  optionsFor: (random) => ({ quickDuel: random.below(4) === 0, starter: 'random' }),
  student: (pick) =>
    jackyContender(
      'student',
      netMind((table, situation, candidates) =>
        only(pick(table, situation, candidates), candidates.length / CANDIDATE),
      ),
    ),
  graduate: (name, nets) =>
    jackyContender(
      name,
      netMind((table, situation, candidates) => {
        const net = nets[table];
        if (net === undefined) throw new Error(`There is no net ${table}`);
        return likelihoods(net, situation, candidates);
      }),
    ),
});
