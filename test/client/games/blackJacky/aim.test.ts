import { describe, expect, test } from 'vitest';
import { aimed, aimsNeeded, candidates, optionsOf } from '../../../../client/games/blackJacky/controls/options.ts';
import { seat } from '../../../../shared/engine/game.ts';
import type { JackyCommand, TrickCommand } from '../../../../shared/games/blackJacky/model/model.ts';
import { cardId } from '../../../../shared/table/cards.ts';

const three = (one: number, other: number): TrickCommand => ({
  type: 'trick',
  card: cardId(5),
  targets: [seat(one), seat(other)],
});
const TRICKS = [three(0, 1), three(0, 3), three(1, 3)];

describe('aiming a trick', () => {
  test('[B13] first everybody who can be named, then who goes with the first', () => {
    expect(aimsNeeded(TRICKS)).toBe(2);
    expect(candidates(TRICKS, [])).toEqual([0, 1, 3]);
    expect(candidates([three(0, 1), three(1, 3)], [seat(0)])).toEqual([1]);
  });

  test('[B13] in whichever order the two were tapped', () => {
    expect(aimed(TRICKS, [seat(3), seat(0)])).toEqual(three(0, 3));
    expect(aimed(TRICKS, [seat(3)])).toBeUndefined();
  });

  test('[B5] [B6] what can be done with a card is what the rules list for it', () => {
    const legal: JackyCommand[] = [
      ...TRICKS,
      { type: 'swap', card: cardId(5), from: 'discard' },
      { type: 'swap', card: cardId(6), from: 'draw' },
      { type: 'knock' },
    ];
    expect(optionsOf(cardId(5), legal)).toEqual({
      tricks: TRICKS,
      swapWithPile: false,
      swapWithDiscard: true,
      give: false,
    });
  });
});
