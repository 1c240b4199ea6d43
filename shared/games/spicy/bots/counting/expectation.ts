/** Counts in points what a play or a challenge is worth on average, from a belief about the top card and a few constants. */

import { soften } from '../../../../bots/net.ts';
import type { SpicyCommand } from '../../model/model.ts';
import { type Doubts, type Mind, NO_DOUBTS, type Weighted } from '../mind.ts';
import { isOneTrophyFromVictory, type Scene } from '../scene.ts';
import { beliefAbout, chanceOfWrongNumber, chanceOfWrongSpice } from './belief.ts';
import { copyIdeas, type Idea, isTrue, playIdeas } from './ideas.ts';

export interface Temper {
  /** Points that a card in the hand costs: it counts against its seat and stands between it and a trophy. */
  readonly card: number;
  readonly trophy: number;
  /** A trophy that ends the game as a victory. */
  readonly victory: number;
  /** How much surer than even it wants to be before it lays a paw, in points. */
  readonly caution: number;
  /** How far from the best it strays: the higher, the harder to read. */
  readonly doubtHeat: number;
  readonly turnHeat: number;
  /** How likely the last card is challenged, whatever was challenged so far: a trophy hangs on it. */
  readonly lastCalled: number;
  /** Times as often as usual that a number is challenged for every step that it is higher than need be. */
  readonly stepCalled: number;
  readonly futureTruth: number;
  readonly futureHalf: number;
  /** What a high number costs, because it leaves less room above it. */
  readonly height: number;
  readonly pass: number;
  readonly wild: number;
}

const PASS: SpicyCommand = { type: 'pass' };

export const expectationMind = (temper: Temper): Mind => ({
  doubts(scene) {
    const { top } = scene;
    if (top === undefined) return NO_DOUBTS;
    const belief = beliefAbout(scene);
    if (top.copy) {
      const [, wrong = 0] = mix([0, worthOfCall(temper, scene, 1 - belief.exact)], temper.doubtHeat);
      return { ...NO_DOUBTS, wrong };
    }
    const calls = [
      0,
      worthOfCall(temper, scene, chanceOfWrongNumber(belief)),
      worthOfCall(temper, scene, chanceOfWrongSpice(belief)),
    ];
    const [, number = 0, spice = 0] = mix(calls, temper.doubtHeat);
    return { number, spice, wrong: 0 } satisfies Doubts;
  },
  turns: (scene, mayPass) =>
    weigh(temper, scene, playIdeas(scene.view), mayPass ? [{ command: PASS, worth: -temper.pass }] : []),
  // A copy that is right in both is a card less out of turn. Any other would be lost to the first paw (R47).
  copies: (scene) => weigh(temper, scene, copyIdeas(scene.view).filter(isTrue), [{ command: undefined, worth: 0 }]),
});

interface Worth {
  readonly command: SpicyCommand | undefined;
  readonly worth: number;
}

/** What a mind with this temper would do of these ideas, and how often. */
export function weigh(
  temper: Temper,
  scene: Scene,
  ideas: readonly Idea[],
  more: readonly Worth[],
): readonly Weighted[] {
  const options = [
    ...ideas.map((idea) => ({ command: idea.command, worth: worthOfIdea(temper, scene, idea) })),
    ...more,
  ];
  const weights = mix(
    options.map(({ worth }) => worth),
    temper.turnHeat,
  );
  return options.map(({ command }, place) => ({ command, weight: weights[place] ?? 0 }));
}

/** A paw wins the stack or pays for it; what another seat gains is shared by all who did not. */
function worthOfCall(temper: Temper, { view, top, stackSize }: Scene, chanceOfWrong: number): number {
  const rivals = view.rules.seats - 1;
  const trophy = top?.last === true ? trophyWorth(temper, view, top.seat) : 0;
  const won = stackSize + (2 * temper.card + trophy) / rivals;
  const lost = stackSize / rivals + 2 * temper.card;
  return chanceOfWrong * won - (1 - chanceOfWrong) * lost - temper.caution;
}

function worthOfIdea(temper: Temper, scene: Scene, idea: Idea): number {
  const { view, memory, seat, stackSize, top, calls } = scene;
  const rivals = view.rules.seats - 1;
  const { declare, face, numberRight, spiceRight, extras, command } = idea;
  const last = view.hand.length === 1;
  const stake = stackSize + 1 + extras;
  const jump = declare.number > memory.topNumber ? declare.number - memory.topNumber : declare.number;
  const { some, number } = calls;
  const usual = some * temper.stepCalled ** (jump - 1);
  const called = Math.min(0.95, last ? Math.max(usual, temper.lastCalled) : usual);
  const right = stake + (2 * temper.card) / rivals;
  const wrong = -stake / rivals - 2 * temper.card;
  const trophy = last ? trophyWorth(temper, view, seat) : 0;
  const byNumber = numberRight ? right + trophy : wrong;
  const bySpice = spiceRight ? right + trophy : wrong;
  const byWrong = numberRight && spiceRight ? right + trophy : wrong;
  const challenged = command.type === 'copy' ? byWrong : number * byNumber + (1 - number) * bySpice;
  const raid = top?.declare.number === 4 && view.rules.spiceItUp.includes('spiceRaider');
  const raided = !raid ? 0 : top.seat === seat ? stackSize : -stackSize / rivals;
  const raiding = declare.number === 4 && view.rules.spiceItUp.includes('spiceRaider') ? stake / 2 : 0;
  return (
    called * challenged +
    (1 - called) * (trophy + raiding) +
    temper.card +
    raided +
    worthOfRest(temper, scene, idea) -
    temper.height * (declare.number / 10) -
    (face.kind === 'spice' ? 0 : temper.wild) +
    0.3 * extras
  );
}

/** What the rest of the hand can say truly, or half truly, on top of this declaration. */
function worthOfRest(temper: Temper, { view }: Scene, { declare, face }: Idea): number {
  let worth = 0;
  let skipped = false;
  for (const { face: other } of view.hand) {
    if (!skipped && other === face) {
      skipped = true;
      continue;
    }
    if (other.kind !== 'spice') continue;
    const higher = other.number > declare.number;
    if (higher && other.spice === declare.spice) worth += temper.futureTruth;
    else if (higher || other.spice === declare.spice) worth += temper.futureHalf;
  }
  return worth;
}

const trophyWorth = (temper: Temper, view: Scene['view'], seat: number): number =>
  isOneTrophyFromVictory(view, seat) ? temper.victory : temper.trophy;

/** The better, the more often. */
const mix = (worths: readonly number[], heat: number): Float32Array =>
  soften(Float32Array.from(worths, (worth) => worth / heat));
