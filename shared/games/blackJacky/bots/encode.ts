/**
 * A scene of Black Jacky and what can be done in it as numbers, for the legend's net. Whatever changes here changes ENCODING,
 * so that weights that were trained with another encoding are refused.
 */

import { VectorWriter } from '../../../bots/vector.ts';
import type { Seat } from '../../../engine/game.ts';
import { FACES } from '../model/cards.ts';
import type { JackyCommand } from '../model/model.ts';
import { catAt, isWanted, nextOpen } from '../model/seating.ts';
import { LIMIT } from '../rules/reckoning.ts';
import { type Gamble, keeps, turnouts } from './counting/position.ts';
import { gambleOf, type Outlook, rivalsWithTurns } from './counting/worth.ts';
import { cardOf, type Scene } from './scene.ts';

export const ENCODING = 1;
export const SITUATION = 32;
export const CANDIDATE = 30;

export function encodeScene({ scene, position }: Outlook, best: number): Float32Array {
  const { view, seat, hand, sum, others, unseen, unseenCount } = scene;
  const { cats, phase, firstKnock, plusOne } = view;
  const own = catAt(cats, seat);
  const hearts = others.map((other) => catAt(cats, other).hearts);
  const bust = FACES.reduce((count, face) => count + (sum + 10 * face >= LIMIT ? (unseen[face - 1] ?? 0) : 0), 0);
  const turns = rivalsWithTurns(view, seat).length;
  const writer = new VectorWriter(SITUATION);
  writer.put(others.length / 5, others.length === 1, own.hearts / 3, own.lastChance, Math.min(3, ...hearts) / 3);
  writer.put(Math.max(0, ...hearts) / 3, own.hearts > Math.max(0, ...hearts), own.hearts < Math.min(3, ...hearts));
  writer.put(view.quickDuel, cats.filter(isWanted).length / 5);
  writer.put(sum / 200, sum >= LIMIT, hand.length / 4, own.laid.length / 3, hand.length === 0);
  writer.put(firstKnock !== undefined, turns / 5, turns === 0, view.roundEnding);
  writer.put(phase.kind === 'turn' && phase.trickPlayed, phase.kind === 'giving', phase.kind === 'tipping');
  writer.put(unseenCount === 0 ? 0 : bust / unseenCount, (position.discardTop ?? 0) / 8);
  writer.put(plusOne === seat, plusOne !== undefined && plusOne !== seat);
  writer.put(keeps(position, sum), best);
  writer.put(others.filter((other) => catAt(cats, other).knocked).length / 5);
  for (const target of [160, 180, 200]) writer.put(position.lowest[target] ?? 0);
  return writer.done();
}

export function encodeCommands(
  outlook: Outlook,
  commands: readonly JackyCommand[],
  worths: readonly number[],
): Float32Array {
  const best = Math.max(...worths);
  const writer = new VectorWriter(CANDIDATE * commands.length);
  commands.forEach((command, place) => {
    const worth = worths[place] ?? 0;
    writer.put(worth, Math.max(-0.5, worth - best), worth === best);
    putKind(writer, outlook.scene, command);
    putTurnout(writer, outlook, command);
    putCard(writer, outlook.scene, command);
    putTarget(writer, outlook.scene, command);
  });
  return writer.done();
}

function putKind(writer: VectorWriter, scene: Scene, command: JackyCommand): void {
  writer.put(command.type === 'knock', command.type === 'draw');
  writer.put(command.type === 'swap' && command.from === 'draw', command.type === 'swap' && command.from === 'discard');
  const trick = command.type === 'trick' ? cardOf(scene, command.card).face : 0;
  for (const face of FACES) writer.put(trick === face);
  writer.put(
    command.type === 'give',
    command.type === 'tip',
    command.type === 'knock' && scene.view.firstKnock === undefined,
  );
}

/** Where a gamble leads; nothing for what is no gamble. */
function putTurnout(writer: VectorWriter, { scene, position }: Outlook, command: JackyCommand): void {
  if (!isGamble(command)) {
    writer.put(0, 0, 0, 0, 0);
    return;
  }
  let [bust, mean, fair, good, great] = [0, 0, 0, 0, 0];
  for (const { sum, chance } of turnouts(position, gambleOf(scene, command))) {
    if (sum >= LIMIT) {
      bust += chance;
      continue;
    }
    mean += (chance * sum) / 200;
    if (sum >= 160) fair += chance;
    if (sum >= 180) good += chance;
    if (sum >= 195) great += chance;
  }
  writer.put(bust, mean, fair, good, great);
}

const isGamble = (command: JackyCommand): command is Extract<JackyCommand, { type: Gamble['kind'] }> =>
  command.type === 'draw' || command.type === 'swap' || command.type === 'knock';

/** The card that leaves the hand, and whether the next cat could use it. */
function putCard(writer: VectorWriter, scene: Scene, command: JackyCommand): void {
  const aside = command.type === 'swap' ? cardOf(scene, command.card).face : 0;
  const given = command.type === 'give' ? cardOf(scene, command.card).face : 0;
  writer.put(aside / 8, given / 8);
}

/** On whom it is aimed: a trick with targets, a 4 at the next, a tip. */
function putTarget(writer: VectorWriter, scene: Scene, command: JackyCommand): void {
  const { view, seat } = scene;
  const targets = targetsOf(scene, command);
  const rival = targets.find((target) => target !== seat);
  writer.put(targets.includes(seat));
  if (rival === undefined) {
    writer.put(0, 0, 0, 0);
    return;
  }
  const { hearts, hand, lastChance } = catAt(view.cats, rival);
  writer.put(hearts / 3, hand.length / 4, lastChance, rival === view.starter);
}

function targetsOf({ view, seat, hand }: Scene, command: JackyCommand): readonly Seat[] {
  if (command.type === 'tip') return [command.seat];
  if (command.type !== 'trick') return [];
  const isFour = hand.some(({ id, face }) => id === command.card && face === 4);
  return isFour ? [nextOpen(view.cats, seat)] : (command.targets ?? []);
}
