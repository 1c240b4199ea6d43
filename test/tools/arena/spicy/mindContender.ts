/** An opponent that is only a mind: it remembers and times its moves as our bots do. */

import { chooseWith } from '../../../../shared/games/spicy/bots/botOf.ts';
import { BLANK, remember, type SpicyMemory } from '../../../../shared/games/spicy/bots/memory.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import type { SpicyCommand, SpicyEvent, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { Contender } from '../contender.ts';
import { quickDice } from '../fastRandom.ts';

export type SpicyContender = Contender<SpicyView, SpicyCommand, SpicyEvent, SpicyMemory>;

export const mindContender = (name: string, mind: Mind): SpicyContender => ({
  name,
  blank: BLANK,
  remember,
  choose: (sight, random) => chooseWith(mind, 'bigCat', sight, quickDice(random, sight.seat)),
});
