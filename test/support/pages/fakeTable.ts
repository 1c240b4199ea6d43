/** Tables in the middle of a game, dealt by hand: the scene can be looked at without a match. */

import { before, type Place, shared } from '../../../client/choreography/place.ts';
import { BLACK_JACKY_CELLS } from '../../../client/games/blackJacky/faces/blackJackyFaces.ts';
import { SPICE_NAMES } from '../../../client/games/spicy/faces/spiceIcons.ts';
import { SPICY_CELLS } from '../../../client/games/spicy/faces/spicyFaces.ts';
import type { TableLayout } from '../../../client/scene/layout/layout.ts';
import { type CardPose, scatter } from '../../../client/scene/layout/pose.ts';
import { CARD, type Stage, writePose } from '../../../client/scene/stage.ts';
import type { Seat } from '../../../shared/engine/game.ts';
import { type CatLook, randomLook } from '../../../shared/table/people/catLook.ts';

export function fakeLooks(seats: number): CatLook[] {
  const looks: CatLook[] = [];
  let turn = 3;
  const pick = (count: number) => {
    turn += 1;
    return Math.floor(scatter(turn * 7) * count);
  };
  for (let seat = 0; seat < seats; seat += 1) looks.push(randomLook(pick, looks));
  return looks;
}

function seatCats(stage: Stage, layout: TableLayout): void {
  const stack = layout.stack(0);
  for (const frame of layout.frames) {
    const seat = stage.seats[frame.seat]!;
    Object.assign(seat, { x: frame.x, y: 0, z: frame.z, yaw: frame.yaw, visible: !frame.own });
    Object.assign(seat, { gazeX: stack.x, gazeY: stack.y, gazeZ: stack.z });
  }
}

/** Cards of one deck, each put where the layout says. */
function dealer(stage: Stage, layout: TableLayout, back: number) {
  let slot = 0;
  const put = (pose: CardPose, front: number, behind = back): void => {
    placeCard(stage, slot, pose, front, behind);
    slot += 1;
  };
  return {
    get slot() {
      return slot;
    },
    hold(seat: number, count: number, face: (index: number) => number): void {
      for (let i = 0; i < count; i += 1) put(layout.hand(seat, i, count), face(i));
    },
    lay(place: Place, count: number, face: (index: number) => number, behind?: number): void {
      for (let index = 0; index < count; index += 1)
        put(layout.lying(place, { index, count, up: face(index) !== back }), face(index), behind);
    },
  };
}

export function dealSpicy(stage: Stage, layout: TableLayout): void {
  const { back } = SPICY_CELLS;
  const dealt = dealer(stage, layout, back);
  const any = () => SPICY_CELLS.spice(SPICE_NAMES[dealt.slot % 3]!, 1 + ((dealt.slot * 7) % 10));
  for (const { seat } of layout.frames) {
    dealt.hold(seat, 6, (i) => (i === 3 ? SPICY_CELLS.wildNumber + (dealt.slot % 2) : any()));
    dealt.lay(before(seat as Seat, 'wonPile'), (seat * 5) % 9, () => back);
  }
  dealt.lay(shared('drawDeck'), 20, () => back);
  dealt.lay(shared('stack'), 14, () => back);
  dealt.lay(shared('trophies'), 2, () => SPICY_CELLS.trophy);
  dealt.lay(before(1 as Seat, 'wonTrophies'), 1, () => SPICY_CELLS.trophy);
  dealt.lay(shared('ruleCards'), 2, (i) => SPICY_CELLS.rule(i * 2 + 1));
  seatCats(stage, layout);
}

export function dealBlackJacky(stage: Stage, layout: TableLayout): void {
  const { back, mouse, redHeart, blackHeart, saloon, wanted, plusOne } = BLACK_JACKY_CELLS;
  const dealt = dealer(stage, layout, back);
  for (const { seat } of layout.frames) {
    dealt.hold(seat, 3, () => mouse(1 + ((dealt.slot * 5) % 8)));
    dealt.lay(before(seat as Seat, 'laidRow'), 1 + (seat % 3), () => mouse(1 + ((dealt.slot * 3) % 8)));
    dealt.lay(before(seat as Seat, 'hearts'), 3 - (seat % 2), () => redHeart, blackHeart);
    dealt.lay(before(seat as Seat, 'catCard'), 1, () => saloon(seat), wanted(seat));
  }
  dealt.lay(before(1 as Seat, 'plusOne'), 1, () => plusOne);
  dealt.lay(shared('drawDeck'), 12, () => back);
  dealt.lay(shared('discard'), 4, (i) => mouse(1 + i * 2));
  seatCats(stage, layout);
}

/** Puts a card where the layout says, with its two cells. Glow and dim are left alone: they belong to the player's choice. */
function placeCard(stage: Stage, slot: number, pose: CardPose, front: number, back: number): void {
  const { cards } = stage;
  writePose(cards.values, slot * CARD.stride, pose);
  cards.front[slot] = front;
  cards.back[slot] = back;
  cards.visible[slot] = 1;
  if (slot >= cards.used) cards.used = slot + 1;
}
