/** What everything that is open to a cat is worth: the chance to keep its heart in this round. */

import type { Seat } from '../../../../engine/game.ts';
import { FACES, type Face } from '../../model/cards.ts';
import type { JackyCommand, JackyView, TrickCommand } from '../../model/model.ts';
import { canDraw } from '../../model/pile.ts';
import { isIn, isOpen, nextOpen, seatAfter } from '../../model/seating.ts';
import { LIMIT } from '../../rules/reckoning.ts';
import { TRICKS } from '../../rules/tricks/index.ts';
import { cardOf, type Scene } from '../scene.ts';
import { bestGamble, type Gamble, type Position, worthOfGamble } from './position.ts';
import { chancesToBeLowest, type Sums, shifted, withCard } from './sums.ts';

/** What a level believes of a rival's sum at the end. */
export type RivalModel = (scene: Scene, rival: Seat, hasTurns: boolean) => Sums;

/** Who of the others will have another turn in this round if it is not ended by a trick (B7). */
export function rivalsWithTurns({ cats, firstKnock, roundEnding }: JackyView, seat: Seat): readonly Seat[] {
  if (roundEnding) return [];
  const seats: Seat[] = [];
  for (let steps = 1; steps < cats.length; steps += 1) {
    const next = seatAfter(seat, steps, cats.length);
    if (next === firstKnock) break;
    if (isOpen(cats[next])) seats.push(next);
  }
  return seats;
}

interface Rival {
  readonly seat: Seat;
  readonly sums: Sums;
}

/** The turn as it stands, ready to be imagined otherwise. */
export interface Outlook {
  readonly scene: Scene;
  readonly model: RivalModel;
  readonly rivals: readonly Rival[];
  readonly position: Position;
}

export function outlookOf(scene: Scene, model: RivalModel): Outlook {
  const { view, seat, hand, sum, others, unseen } = scene;
  const turns = rivalsWithTurns(view, seat);
  const rivals = others.map((rival) => ({ seat: rival, sums: model(scene, rival, turns.includes(rival)) }));
  const position: Position = {
    faces: hand.map(({ face }) => face),
    sum,
    discardTop: view.discard.at(-1)?.face,
    unseen,
    canDraw: canDraw(view),
    goesOn: view.firstKnock === undefined && !view.roundEnding,
    lowest: chancesToBeLowest(rivals.map(({ sums }) => sums)),
  };
  return { scene, model, rivals, position };
}

/** A trick shows a card and cannot be taken back: among equals it comes last. */
const PRICE_OF_A_TRICK = 0.004;

export function worthOf(outlook: Outlook, command: JackyCommand): number {
  const { scene, position } = outlook;
  switch (command.type) {
    case 'knock':
    case 'draw':
    case 'swap':
      return worthOfGamble(position, gambleOf(scene, command));
    case 'trick':
      return worthOfTrick(outlook, command) - PRICE_OF_A_TRICK;
    case 'give':
      return worthOfGift(position, cardOf(scene, command.card).face);
    default:
      return 0;
  }
}

export function gambleOf(scene: Scene, command: Extract<JackyCommand, { type: Gamble['kind'] }>): Gamble {
  if (command.type !== 'swap') return { kind: command.type };
  return { kind: 'swap', face: cardOf(scene, command.card).face, from: command.from };
}

/** The best gamble that can follow, in the position that the trick makes. */
function worthOfTrick(outlook: Outlook, { card, targets = [] }: TrickCommand): number {
  const { scene } = outlook;
  const { face } = cardOf(scene, card);
  const laid = withoutFace(outlook.position, face);
  const position = { ...laid, sum: laid.sum + TRICKS[face].worth };
  switch (face) {
    case 1:
      return bestGamble({ ...position, goesOn: false, lowest: lowestIfItEndsNow(outlook) }).worth;
    case 2:
      return bestGamble(afterUndoneKnocks(outlook, position)).worth;
    case 3:
      return targets.includes(scene.seat) ? bestGift(position) : bestGamble(position).worth;
    case 4:
      return bestGamble({ ...position, lowest: lowestIfNextDraws(outlook) }).worth;
    case 6:
      return bestGamble(afterPlusOne(outlook, position, targets[0])).worth;
    case 7:
      return overUnseen(position, (turned) => bestGamble({ ...position, discardTop: turned }).worth);
    default:
      return bestGamble(position).worth;
  }
}

/** B11: nobody else will have a turn. */
const lowestIfItEndsNow = ({ scene, model, rivals }: Outlook): Float64Array =>
  chancesToBeLowest(rivals.map(({ seat }) => model(scene, seat, false)));

/** B12: everybody is open again and has turns. */
function afterUndoneKnocks({ scene, model, rivals }: Outlook, position: Position): Position {
  const { view } = scene;
  if (!view.cats.some(({ knocked }) => knocked)) return position;
  const cats = view.cats.map((cat) => (isIn(cat) ? { ...cat, knocked: false } : cat));
  const undone = { ...scene, view: { ...view, cats } };
  return {
    ...position,
    goesOn: !view.roundEnding,
    lowest: chancesToBeLowest(rivals.map(({ seat }) => model(undone, seat, true))),
  };
}

/** B14. */
function lowestIfNextDraws({ scene, rivals }: Outlook): Float64Array {
  const next = nextOpen(scene.view.cats, scene.seat);
  return chancesToBeLowest(
    rivals.map(({ seat, sums }) => (seat === next ? withCard(sums, scene.unseen, LIMIT) : sums)),
  );
}

const PLUS_ONE = 10;

/** B16. */
function afterPlusOne({ scene, rivals }: Outlook, position: Position, target: Seat | undefined): Position {
  const { plusOne } = scene.view;
  if (target === undefined || target === plusOne) return position;
  const sum =
    position.sum +
    (target === scene.seat ? PLUS_ONE : 0) -
    (plusOne === scene.seat && plusOne !== target ? PLUS_ONE : 0);
  const lowest = chancesToBeLowest(rivals.map(({ seat, sums }) => (seat === target ? shifted(sums, PLUS_ONE) : sums)));
  return { ...position, sum, lowest };
}

/** B13: a card goes, another comes, and the turn goes on. */
const worthOfGift = (position: Position, face: Face): number => {
  const left = withoutFace(position, face);
  return overUnseen(
    left,
    (come) => bestGamble({ ...left, faces: [...left.faces, come], sum: left.sum + 10 * come }).worth,
  );
};

const bestGift = (position: Position): number =>
  Math.max(0, ...new Set(position.faces.map((face) => worthOfGift(position, face))));

function withoutFace(position: Position, face: Face): Position {
  const at = position.faces.indexOf(face);
  return { ...position, faces: position.faces.filter((_, place) => place !== at), sum: position.sum - 10 * face };
}

function overUnseen({ unseen }: Position, worth: (face: Face) => number): number {
  const total = unseen.reduce((all, count) => all + count, 0);
  let sum = 0;
  for (const face of FACES) {
    const count = unseen[face - 1] ?? 0;
    if (count > 0) sum += (count / total) * worth(face);
  }
  return sum;
}
