import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../../../shared/engine/random.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { DECK } from '../../../shared/games/blackJacky/model/cards.ts';
import type { JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { mustSubmit, newMatch, playedMatch, playOut } from '../../support/play.ts';
import { faces } from './position.ts';

const allCards = ({ pile, discard, cats }: JackyState) => [
  ...pile,
  ...discard,
  ...cats.flatMap(({ hand, laid }) => [...hand, ...laid]),
];

const setting = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  quickDuel: fc.boolean(),
});

describe('random legal play', () => {
  test('conserves the 36 cards, under 36 ids, in every state', () => {
    fc.assert(
      fc.property(setting, ({ seats, seed, quickDuel }) => {
        const match = newMatch(blackJacky, seats, seed, { quickDuel });
        playOut(match, createRandom(seedFromText(`${seed}!`)), ({ after }) => {
          const cards = allCards(after.state);
          expect(faces(cards).toSorted()).toEqual(DECK);
          expect(new Set(cards.map(({ id }) => id)).size).toBe(DECK.length);
        });
      }),
      { numRuns: 25 },
    );
  });

  /**
   * Hearts bound the rounds: each reckoning costs at least one, and besides the hearts of the setup there is at most one
   * black heart for each cat (B31).
   */
  test('ends within as many rounds as there can be hearts', () => {
    fc.assert(
      fc.property(setting, ({ seats, seed, quickDuel }) => {
        const { state } = playedMatch(blackJacky, seats, seed, { quickDuel });
        const hearts = seats * (seats <= 3 ? 3 : 2);
        expect(state.round).toBeLessThanOrEqual(hearts + seats);
        expect(blackJacky.outcome(state)).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });

  test('costs at least one heart in every round', () => {
    for (let index = 0; index < 20; index += 1) {
      const match = playedMatch(blackJacky, 2 + (index % 5), `hearts ${index}`);
      const events = match.history.flatMap(eventsOf);
      for (const event of events) if (event.type === 'reckoned') expect(event.losers.length).toBeGreaterThan(0);
    }
  });
});

/**
 * Within a round: a knock can be chosen in every turn (and is what a clock that runs out does), and after it the round ends
 * in as many turns as there are cats, unless a 2 undoes it. There are two 2s, and a laid one stays laid until the reckoning.
 * So the third announcement of a round is the last. Cats who never let their time run out and never knock can swap with the
 * discard pile for ever, as they could at a real table: random play leaves that with certainty, a clock with its first lapse.
 */
describe('a round', () => {
  test('in which everybody whose time is up knocks is over after one turn each', () => {
    for (let seats = 2; seats <= 6; seats += 1) {
      let match = newMatch(blackJacky, seats, 'asleep');
      for (let turn = 0; turn < seats; turn += 1) match = mustSubmit(match, 'table', { type: 'timeOut' });
      expect(match.state.round).toBe(2);
    }
  });

  test('sees its knocks undone at most twice', () => {
    for (let index = 0; index < 60; index += 1) {
      const match = playedMatch(blackJacky, 2 + (index % 5), `undone ${index}`);
      let undone = 0;
      for (const { type } of match.history.flatMap(eventsOf)) {
        if (type === 'roundStarted') undone = 0;
        if (type === 'knocksUndone') undone += 1;
        expect(undone).toBeLessThanOrEqual(2);
      }
    }
  });

  test('in which everybody only ever draws runs out of cards: then tricks, swaps with the discard pile and knocks remain', () => {
    let match = newMatch(blackJacky, 2, 'greedy', { starter: 0 });
    for (let turn = 0; match.state.pile.length > 0; turn += 1)
      match = mustSubmit(match, seat(turn % 2), { type: 'draw' });
    const { phase } = match.state;
    const commands = phase.kind === 'turn' ? blackJacky.legal(match.state, phase.seat) : [];
    expect(new Set(commands.map((command) => (command.type === 'swap' ? command.from : command.type)))).toEqual(
      new Set(['trick', 'discard', 'knock']),
    );
  });
});

test('the same seed and the same choices make the same match', () => {
  const again = (random: Random) => playOut(newMatch(blackJacky, 5, 'twice'), random).history;
  const choices = () => createRandom(seedFromText('choices'));
  expect(again(choices())).toEqual(again(choices()));
});
