/** Fib on the stage. */

import type { GameStage } from '../../../../../client/games/gameStage.ts';
import { wording } from '../../../../../client/games/stageWords.ts';
import type { FibEvent, FibView } from '../../../shared/games/fib/model.ts';
import { SHOWING } from '../../../shared/games/fib/shows.ts';
import { FIB_DECK } from './faces.ts';
import { repertoire } from './repertoire.ts';
import { script } from './script.ts';
import { emptyTable, tableau } from './tableau.ts';
import { STAGE_WORDS } from './words.ts';
import { ZONES } from './zones.ts';

export const stage: GameStage<FibEvent, FibView> = {
  deck: FIB_DECK,
  zones: ZONES,
  repertoire,
  tableau,
  emptyTable,
  script,
  showing: SHOWING,
  words: async (language) => wording(STAGE_WORDS[language]),
  spiciness(events) {
    return events.find((event) => event.type === 'pileTaken')?.cards;
  },
};
