/** What the bots count is right. */

import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../shared/engine/game.ts';
import { eventsOf } from '../../shared/engine/match.ts';
import { chancesToBeLowest, dealt, PLACES, withCard } from '../../shared/games/blackJacky/bots/counting/sums.ts';
import { beliefAbout, chanceOfWrongNumber, chanceOfWrongSpice } from '../../shared/games/spicy/bots/counting/belief.ts';
import { BLANK, COPIES, remember, type SpicyMemory } from '../../shared/games/spicy/bots/memory.ts';
import { type Scene, sceneOf } from '../../shared/games/spicy/bots/scene.ts';
import { spicy } from '../../shared/games/spicy/index.ts';
import { facePlace } from '../../shared/games/spicy/model/cards.ts';
import type { SpicyState } from '../../shared/games/spicy/model/model.ts';
import { mustSubmit, newMatch, playedMatch } from '../support/play.ts';

describe('in Black Jacky', () => {
  const unseen = [1, 2, 3, 4, 5, 6, 7, 8];

  /** Every hand of two cards, one by one. */
  function pairs(): Float64Array {
    const cards = unseen.flatMap((count, place) => Array<number>(count).fill(place + 1));
    const sums = new Float64Array(PLACES);
    let hands = 0;
    for (let first = 0; first < cards.length; first += 1)
      for (let second = first + 1; second < cards.length; second += 1) {
        const sum = 10 * (cards[first]! + cards[second]!);
        sums[sum] = sums[sum]! + 1;
        hands += 1;
      }
    return sums.map((count) => count / hands);
  }

  test('the sums of two unseen cards are as likely as hands that make them', () => {
    const expected = pairs();
    dealt(unseen, 2).forEach((chance, sum) => {
      expect(chance).toBeCloseTo(expected[sum]!, 12);
    });
  });

  test('[B21] everything from 21 on is one and the same', () => {
    const sums = dealt([0, 0, 0, 0, 0, 0, 0, 8], 3);
    expect(sums[PLACES - 1]).toBeCloseTo(1, 12);
  });

  test('chances add up to 1, also after another card', () => {
    const total = (sums: Float64Array) => sums.reduce((sum, chance) => sum + chance, 0);
    expect(total(dealt(unseen, 4))).toBeCloseTo(1, 12);
    expect(total(withCard(dealt(unseen, 3), unseen, 150))).toBeCloseTo(1, 12);
  });

  test('[B22] the lowest loses only while nobody is bust, and all of a tie', () => {
    const at = (sum: number) => {
      const sums = new Float64Array(PLACES);
      sums[sum] = 1;
      return sums;
    };
    expect(chancesToBeLowest([at(180)])[180]).toBe(1);
    expect(chancesToBeLowest([at(180)])[181]).toBe(0);
    expect(chancesToBeLowest([at(180), at(210)])[100]).toBe(0);
    expect(chancesToBeLowest([at(180), at(190)])[170]).toBe(1);
  });
});

describe('in Spicy', () => {
  const knows = (match: ReturnType<typeof newMatch>, viewer: Seat): SpicyMemory =>
    match.history
      .flatMap((entry) => eventsOf(entry))
      .reduce((memory: SpicyMemory, event) => remember(memory, spicy.redact(event, viewer), viewer), BLANK);

  test('what was in the own hand or turned up is never out of sight', () => {
    for (let index = 0; index < 20; index += 1) {
      const match = playedMatch(spicy, 4, `count ${index}`, { spiceItUp: { random: index % 7 } });
      const state = match.state as SpicyState;
      const memory = knows(match, seat(1));
      memory.seen.forEach((count, place) => {
        expect(count).toBeLessThanOrEqual(COPIES[place]!);
      });
      const own = state.hands[1]!.map((id) => facePlace(state.faces[id]!));
      for (const place of own)
        expect(memory.seen[place]).toBeGreaterThanOrEqual(own.filter((each) => each === place).length);
    }
  });

  /** Seat 0 has laid a card as pepper 2; this is what seat 1 makes of it. */
  function sceneAfterPepperTwo(seen: (place: number) => number): Scene {
    const started = newMatch(spicy, 2, 'belief', { starter: 0 });
    const [card] = (started.state as SpicyState).hands[0]!;
    const match = mustSubmit(started, seat(0), { type: 'play', card, declare: { number: 2, spice: 'pepper' } });
    const memory = { ...knows(match, seat(1)), seen: COPIES.map((_, place) => seen(place)) };
    return sceneOf(seat(1), spicy.viewFor(match.state as SpicyState, seat(1)), memory);
  }
  const pepperTwo = facePlace({ kind: 'spice', number: 2, spice: 'pepper' });

  test('a card is not what it is said to be if all of those were seen', () => {
    const { exact } = beliefAbout(sceneAfterPepperTwo((place) => (place === pepperTwo ? 3 : 0)));
    expect(exact).toBe(0);
  });

  test('a card is what it is said to be if nothing else is left', () => {
    const belief = beliefAbout(sceneAfterPepperTwo((place) => (place === pepperTwo ? 0 : COPIES[place]!)));
    expect(belief).toEqual({ exact: 1, numberOnly: 0, spiceOnly: 0, neither: 0 });
  });

  test('[R16] a wild spice is wrong in its number and right in its spice', () => {
    const wildSpice = facePlace({ kind: 'wildSpice' });
    const belief = beliefAbout(sceneAfterPepperTwo((place) => (place === wildSpice ? 0 : COPIES[place]!)));
    expect([chanceOfWrongNumber(belief), chanceOfWrongSpice(belief)]).toEqual([1, 0]);
  });
});
