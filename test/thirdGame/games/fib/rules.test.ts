import { describe, expect, test } from 'vitest';
import { seat } from '../../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../../shared/engine/random.ts';
import { cardId } from '../../../../shared/table/cards.ts';
import { fib } from '../../shared/games/fib/index.ts';
import type { FibCommand, FibEvent, FibState } from '../../shared/games/fib/model.ts';
import { CARDS, type FibNumber } from '../../shared/games/fib/terms.ts';

const [A, B, C] = [seat(0), seat(1), seat(2)];

/** Hands by their faces; seat 0 has the turn. Ids count from the first card of the first hand. */
function given(...hands: readonly (readonly FibNumber[])[]): FibState {
  let next = 0;
  return {
    phase: { kind: 'turn', id: 0, seat: A },
    pile: [],
    faces: hands.flat(),
    hands: hands.map((hand) => hand.map(() => cardId(next++))),
    taken: hands.map(() => 0),
  };
}

const lay = (id: number, number: FibNumber): FibCommand => ({ type: 'lay', card: cardId(id), number });
const CALL: FibCommand = { type: 'call' };
const TIME_OUT: FibCommand = { type: 'timeOut' };

function play(state: FibState, ...moves: readonly (readonly [number | 'table', FibCommand])[]) {
  let events: readonly FibEvent[] = [];
  let current = state;
  for (const [actor, command] of moves) {
    const decided = fib.decide(
      current,
      actor === 'table' ? actor : seat(actor),
      command,
      createRandom(seedFromText('x')),
    );
    if (!decided.ok) return { state: current, events, refused: decided.error.code };
    events = decided.value;
    current = events.reduce<FibState>(fib.evolve, current);
  }
  return { state: current, events, refused: undefined };
}

describe('Fib', () => {
  test('[F1] five cards each, three at a short table, and who starts is named or drawn', () => {
    const deal = (options: unknown, seats: number) => {
      const parsed = fib.parseOptions(options);
      if (!parsed.ok) throw new Error(parsed.error.code);
      return fib
        .setup(parsed.value, seats, createRandom(seedFromText('deal')))
        .reduce<FibState | undefined>(fib.evolve, undefined)!;
    };
    expect(deal({}, 3).hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
    expect(deal({ short: true, starter: 1 }, 2)).toMatchObject({
      phase: { seat: B },
      hands: [{ length: 3 }, { length: 3 }],
    });
    expect(deal({}, 3).faces).toHaveLength(CARDS);
    expect(deal({ starter: 2 }, 2).phase).toMatchObject({ kind: 'turn' });
  });

  test('[F2] a card is laid face down under any number, true or not, and the turn goes on', () => {
    const { events, state } = play(given([3, 4], [5]), [A, lay(0, 7)]);
    expect(events).toEqual([
      { type: 'cardLaid', seat: A, card: 0, number: 7 },
      { type: 'turnStarted', seat: B },
    ]);
    expect(JSON.stringify(fib.viewFor(state, B))).not.toContain('"face":3');
    expect(play(given([3], [5]), [B, lay(1, 5)]).refused).toBe('fib/notYourTurn');
    expect(play(given([3], [5]), [A, lay(1, 5)]).refused).toBe('fib/notInHand');
  });

  test('[F3] what is said is at least as high as before', () => {
    const start = play(given([3, 3], [5, 5]), [A, lay(0, 6)]).state;
    expect(play(start, [B, lay(2, 5)]).refused).toBe('fib/tooLow');
    expect(play(start, [B, lay(2, 6)]).refused).toBeUndefined();
  });

  test('[F4] only the next cat calls, and never the own card', () => {
    const start = play(given([3, 3], [5, 5], [6, 6]), [A, lay(0, 3)]).state;
    expect(play(start, [C, CALL]).refused).toBe('fib/notYourTurn');
    expect(play(given([3], [5]), [A, CALL]).refused).toBe('fib/nothingToCall');
    expect(play(start, [B, CALL]).refused).toBeUndefined();
  });

  test.each([
    ['a lie is taken by who told it', 4, A],
    ['the truth by who doubted it', 3, B],
  ] as const)('[F5] %s', (_, number, loser) => {
    const { events, state } = play(given([3, 3], [5, 5]), [A, lay(0, number)], [B, CALL]);
    expect(events.slice(0, 2)).toEqual([
      { type: 'cardRevealed', owner: A, caller: B, face: 3, number, loser },
      { type: 'pileTaken', seat: loser, cards: 1 },
    ]);
    expect(state).toMatchObject({ pile: [], phase: { seat: loser } });
    expect(fib.reveals(events)).toEqual(events);
  });

  test('[F6] who took the pile starts, or the next cat with cards', () => {
    expect(play(given([3], [5], [6]), [A, lay(0, 4)], [B, CALL]).state.phase).toMatchObject({ seat: B });
  });

  test('[F7] without cards one may call or let it stand, with cards not', () => {
    const emptyHanded = play(given([3, 3], []), [A, lay(0, 3)]).state;
    expect(fib.legal(emptyHanded, B)).toEqual([{ type: 'call' }, { type: 'letStand' }]);
    expect(play(emptyHanded, [B, { type: 'letStand' }]).state.phase).toMatchObject({ seat: A });
    expect(play(given([3, 3], [5]), [A, lay(0, 3)], [B, { type: 'letStand' }]).refused).toBe('fib/mustLay');
  });

  test('[F8] all laid and the last one left standing is the end', () => {
    const { state, events } = play(given([3], []), [A, lay(0, 3)], [B, { type: 'letStand' }]);
    expect(events.at(-1)).toMatchObject({ type: 'matchEnded' });
    expect(fib.outcome(state)).toMatchObject({ reason: 'allLaid', winners: [A, B] });
    expect(play(state, [A, CALL]).refused).toBe('fib/matchOver');
  });

  test('[F9] each card taken is a point off, and ties share the win', () => {
    const { state } = play(given([3], [], []), [A, lay(0, 4)], [B, CALL]);
    expect(fib.outcome(state)).toEqual({
      reason: 'allLaid',
      winners: [B, C],
      scores: [
        { seat: A, points: -1, parts: { taken: -1 } },
        { seat: B, points: 0, parts: { taken: 0 } },
        { seat: C, points: 0, parts: { taken: 0 } },
      ],
    });
  });

  test('[F10] the clock lays the first card under the lowest number, or lets the last one stand', () => {
    const { events, state } = play(given([7, 3], []), ['table', TIME_OUT]);
    expect(events[0]).toEqual({ type: 'cardLaid', seat: A, card: 0, number: 1 });
    expect(play(state, ['table', TIME_OUT]).events[0]).toEqual({ type: 'leftStanding', seat: B });
    expect(play(given([3], []), [A, TIME_OUT]).refused).toBe('fib/tableOnly');
  });
});
