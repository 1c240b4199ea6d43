/** The Spicy deck: which cell of the atlas holds which card, and how each is drawn. */

import type { Deck } from '../../../scene/cards/atlas.ts';
import { FACE_HEIGHT, FACE_WIDTH, type Ink, PAPER } from '../../../scene/cards/ink.ts';
import { drawBack, drawTrophy, drawWorldsEnd } from './rareCards.ts';
import { drawRule, RULE_NAMES } from './ruleFaces.ts';
import { drawSpiceCard, drawWildNumber, drawWildSpice } from './spiceCards.ts';
import { SPICE_NAMES, type SpiceName } from './spiceIcons.ts';

const SPICE_CELLS = 30;
export const SPICY_CELLS = {
  spice: (spice: SpiceName, number: number): number => SPICE_NAMES.indexOf(spice) * 10 + number - 1,
  wildNumber: 30,
  wildSpice: 31,
  worldsEnd: 32,
  trophy: 33,
  back: 34,
  /** In the order of `RULE_NAMES`. */
  rule: (index: number): number => 35 + index,
  count: 35 + RULE_NAMES.length,
} as const;

export function drawSpicyFace(ink: Ink, cell: number): void {
  const { ctx } = ink;
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, FACE_WIDTH, FACE_HEIGHT);
  if (cell < SPICE_CELLS) drawSpiceCard(ink, SPICE_NAMES[Math.floor(cell / 10)] ?? 'chili', (cell % 10) + 1);
  else if (cell === SPICY_CELLS.wildNumber) drawWildNumber(ink);
  else if (cell === SPICY_CELLS.wildSpice) drawWildSpice(ink);
  else if (cell === SPICY_CELLS.worldsEnd) drawWorldsEnd(ink);
  else if (cell === SPICY_CELLS.trophy) drawTrophy(ink);
  else if (cell === SPICY_CELLS.back) drawBack(ink);
  else drawRule(ink, cell - SPICY_CELLS.back - 1);
}

export const SPICY_DECK: Deck = { cells: SPICY_CELLS.count, draw: drawSpicyFace };
