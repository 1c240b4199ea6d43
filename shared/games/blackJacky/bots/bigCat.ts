/** Counts every card that is out of sight, and from them what each rival may hold. */

import { sumsAtTheEnd } from './counting/rivals.ts';
import { outlookOf, worthOf } from './counting/worth.ts';
import type { Mind } from './mind.ts';
import { mixed } from './mixed.ts';

const HEAT = 0.05;

export const bigCat: Mind = {
  weigh(scene, commands) {
    const outlook = outlookOf(scene, sumsAtTheEnd);
    return mixed(
      commands.map((command) => worthOf(outlook, command)),
      HEAT,
    );
  },
};
