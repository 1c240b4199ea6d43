/** Draws because drawing is exciting, and knocks when the number looks big. */

import type { JackyCommand } from '../model/model.ts';
import type { Mind } from './mind.ts';
import { cardOf, type Scene } from './scene.ts';

const BIG = 170;
const SMALL = 130;

export const kitten: Mind = {
  weigh: (scene, commands) => commands.map((command) => liking(scene, command) / countAlike(commands, command)),
};

function liking(scene: Scene, command: JackyCommand): number {
  const { sum } = scene;
  switch (command.type) {
    case 'knock':
      return sum >= BIG ? 5 : 0.1;
    case 'draw':
      return sum < SMALL ? 5 : sum < BIG ? 1.5 : 0.3;
    case 'swap':
      return sum < BIG ? 1 : 0.5;
    case 'trick':
      // It turns a 5 over when it has too much, and plays the others for the noise.
      return cardOf(scene, command.card).face === 5 && sum >= BIG ? 4 : 0.5;
    default:
      return 1;
  }
}

const countAlike = (commands: readonly JackyCommand[], { type }: JackyCommand): number =>
  commands.filter((other) => other.type === type).length;
