/** Knows what a good hand is and how a card may fall, but not what the others hold; tricks only where they mend its sum. */

import type { JackyCommand } from '../model/model.ts';
import { CARELESS_SUMS } from './counting/rivals.ts';
import { outlookOf, worthOf } from './counting/worth.ts';
import type { Mind } from './mind.ts';
import { mixed } from './mixed.ts';
import { cardOf, type Scene } from './scene.ts';

const HEAT = 0.1;

export const alleyCat: Mind = {
  weigh(scene, commands) {
    const outlook = outlookOf(scene, () => CARELESS_SUMS);
    return mixed(
      commands.map((command) => (isForeign(scene, command) ? -1 : worthOf(outlook, command))),
      HEAT,
    );
  },
};

/** Tricks that mean something only to who thinks about the others, or about what may lie next on the pile. */
function isForeign(scene: Scene, command: JackyCommand): boolean {
  if (command.type !== 'trick') return false;
  const { face } = cardOf(scene, command.card);
  return face !== 5 && face !== 6 && face !== 8;
}
