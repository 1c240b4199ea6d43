/** A contender of Black Jacky that is only a mind. */

import { chooseWith } from '../../../../shared/games/blackJacky/bots/index.ts';
import { BLANK, type JackyMemory, remember } from '../../../../shared/games/blackJacky/bots/memory.ts';
import type { Mind } from '../../../../shared/games/blackJacky/bots/mind.ts';
import type { JackyCommand, JackyEvent, JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import type { Contender } from '../contender.ts';
import { quickDice } from '../fastRandom.ts';

export const jackyContender = (
  name: string,
  mind: Mind,
): Contender<JackyView, JackyCommand, JackyEvent, JackyMemory> => ({
  name,
  blank: BLANK,
  remember,
  choose: (sight, random) => chooseWith(mind, 'bigCat', sight, quickDice(random, sight.seat)),
});
