/** Tables in the middle of a game, dealt by hand: the scene can be looked at without a match. */

import { BLACK_JACKY_CELLS } from '../../../client/games/blackJacky/faces/blackJackyFaces.ts';
import { SPICE_NAMES } from '../../../client/games/spicy/faces/spiceIcons.ts';
import { SPICY_CELLS } from '../../../client/games/spicy/faces/spicyFaces.ts';
import type { TableLayout } from '../../../client/scene/layout/layout.ts';
import { type CardPose, scatter } from '../../../client/scene/layout/pose.ts';
import { CARD, type Stage, writePose } from '../../../client/scene/stage.ts';
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

export function dealSpicy(stage: Stage, layout: TableLayout): void {
  let slot = 0;
  const { back } = SPICY_CELLS;
  const put = (pose: CardPose, front: number) => {
    placeCard(stage, slot, pose, front, back);
    slot += 1;
  };
  const any = () => SPICY_CELLS.spice(SPICE_NAMES[slot % 3]!, 1 + ((slot * 7) % 10));
  for (const { seat } of layout.frames) {
    for (let i = 0; i < 6; i += 1) put(layout.hand(seat, i, 6), i === 3 ? SPICY_CELLS.wildNumber + (slot % 2) : any());
    for (let i = 0; i < (seat * 5) % 9; i += 1) put(layout.wonPile(seat, i), back);
  }
  for (let i = 0; i < 20; i += 1) put(layout.drawDeck(i), back);
  for (let i = 0; i < 14; i += 1) put(layout.stack(i), back);
  for (let i = 0; i < 2; i += 1) put(layout.trophies(i), SPICY_CELLS.trophy);
  put(layout.wonTrophy(1, 0), SPICY_CELLS.trophy);
  for (let i = 0; i < 2; i += 1) put(layout.ruleCards(i, 2), SPICY_CELLS.rule(i * 2 + 1));
  seatCats(stage, layout);
}

export function dealBlackJacky(stage: Stage, layout: TableLayout): void {
  let slot = 0;
  const put = (pose: CardPose, front: number, back: number = BLACK_JACKY_CELLS.back) => {
    placeCard(stage, slot, pose, front, back);
    slot += 1;
  };
  for (const { seat } of layout.frames) {
    for (let i = 0; i < 3; i += 1) put(layout.hand(seat, i, 3), BLACK_JACKY_CELLS.mouse(1 + ((slot * 5) % 8)));
    for (let i = 0; i < 1 + (seat % 3); i += 1)
      put(layout.laidRow(seat, i, 1 + (seat % 3)), BLACK_JACKY_CELLS.mouse(1 + ((slot * 3) % 8)));
    for (let i = 0; i < 3 - (seat % 2); i += 1)
      put(layout.heartsRow(seat, i), BLACK_JACKY_CELLS.redHeart, BLACK_JACKY_CELLS.blackHeart);
    put(layout.catCard(seat, true), BLACK_JACKY_CELLS.saloon(seat), BLACK_JACKY_CELLS.wanted(seat));
  }
  put(layout.plusOne(1), BLACK_JACKY_CELLS.plusOne);
  for (let i = 0; i < 12; i += 1) put(layout.drawDeck(i), BLACK_JACKY_CELLS.back);
  for (let i = 0; i < 4; i += 1) put(layout.discard(i), BLACK_JACKY_CELLS.mouse(1 + i * 2));
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
