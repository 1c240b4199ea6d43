import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { choices } from '../../../shared/games/blackJacky/rules/choices.ts';
import { viewFor } from '../../../shared/games/blackJacky/rules/view.ts';
import { playedMatch } from '../../support/play.ts';
import { DRAW, KNOCK, play, playAll, position, refusal, TIME_OUT, the, tip, types } from './position.ts';

describe('[B30] before each round', () => {
  const start = position({
    cats: [
      { hand: [1], hearts: 1 },
      { hand: [8] },
      { standing: 'wanted', tip: 1 },
      { hand: [8] },
      { hand: [8] },
      { standing: 'out' },
    ],
    starter: 1,
    firstKnock: 0,
    turn: 4,
  });
  const ended = play(start, 4, KNOCK);

  test('every Wanted cat tips before the deal, in turn order from the starting seat', () => {
    expect(the(ended.events, 'roundStarted')).toEqual({ type: 'roundStarted', round: 2, starter: 3, tippers: [0, 2] });
    expect(types(ended.events)).not.toContain('deckShuffled');
    expect(ended.state.phase).toEqual({ kind: 'tipping', tippers: [0, 2] });
    expect(refusal(ended.state, 2, tip(1)).code).toBe('blackJacky/notYourTip');
    const first = play(ended.state, 0, tip(3));
    expect(first.events).toEqual([{ type: 'tipMade', seat: 0, on: 3, by: 'seat' }]);
    const second = play(first.state, 2, tip(4));
    expect(types(second.events)).toEqual(['tipMade', 'deckShuffled', 'cardsDealt', 'firstCardTurned', 'turnStarted']);
    expect(the(second.events, 'turnStarted').seat).toBe(3);
  });

  test('a tip names a cat that is in', () => {
    expect(choices(viewFor(ended.state, seat(0)))).toEqual([tip(1), tip(3), tip(4)]);
    for (const on of [0, 2, 5]) expect(refusal(ended.state, 0, tip(on)).code).toBe('blackJacky/tipNotIn');
  });

  test('tips may coincide and are public', () => {
    const { state } = playAll(ended.state, [0, tip(3)], [2, tip(3)]);
    for (const viewer of [seat(0), seat(4), 'watcher'] as const)
      expect(viewFor(state, viewer).cats.map((cat) => cat.tip)).toEqual([
        3,
        undefined,
        3,
        undefined,
        undefined,
        undefined,
      ]);
  });

  test('a cat that is out for good does not tip', () => {
    expect(choices(viewFor(ended.state, seat(5)))).toEqual([]);
    expect(refusal(ended.state, 5, tip(1)).code).toBe('blackJacky/notYourTip');
  });

  test('nobody plays before the tips are in', () => {
    expect(refusal(ended.state, 3, DRAW).code).toBe('blackJacky/tippingFirst');
  });

  test('out of time: the tip is picked by chance among the cats that are in', () => {
    const picked = new Set(
      Array.from(
        { length: 60 },
        (_, chance) => the(play(ended.state, 'table', TIME_OUT, `${chance}`).events, 'tipMade').on,
      ),
    );
    expect(picked).toEqual(new Set([1, 3, 4]));
    expect(the(play(ended.state, 'table', TIME_OUT).events, 'tipMade').by).toBe('clock');
  });
});

describe('[B31] a right tip', () => {
  const start = position({
    cats: [{ hand: [1] }, { standing: 'wanted', tip: 0 }, { hand: [8] }, { hand: [8] }],
    firstKnock: 0,
    turn: 3,
  });

  test('brings a black heart, and the cat back from the next round on', () => {
    const { events, state } = play(start, 3, KNOCK);
    expect(the(events, 'reckoned').cats.map((cat) => cat.seat)).toEqual([0, 2, 3]);
    expect(events).toContainEqual({ type: 'tipPaid', seat: 1, on: 0, right: true });
    expect(events).toContainEqual({ type: 'blackHeartGiven', seat: 1 });
    expect(state.cats[1]).toMatchObject({ standing: 'in', hearts: 1, lastChance: true, tip: undefined });
    expect(state.cats[1]?.hand).toHaveLength(2);
  });

  test('is the last chance: a cat that loses the black heart is out for good, and tips no more', () => {
    const back = position({
      cats: [{ hand: [8] }, { hand: [1], hearts: 1, lastChance: true }, { hand: [8] }, { hand: [8] }],
      firstKnock: 0,
      turn: 3,
    });
    const { events, state } = play(back, 3, KNOCK);
    expect(events).toContainEqual({ type: 'heartLost', seat: 1, black: true, left: 0 });
    expect(events).toContainEqual({ type: 'catOutForGood', seat: 1 });
    expect(the(events, 'roundStarted').tippers).toEqual([]);
    expect(state.cats[1]).toMatchObject({ standing: 'out', hearts: 0 });
  });
});

test('[B32] after a wrong tip the cat is still Wanted, and tips again before the next round', () => {
  const start = position({
    cats: [{ hand: [1] }, { standing: 'wanted', tip: 2 }, { hand: [8] }, { hand: [8] }],
    firstKnock: 0,
    turn: 3,
  });
  const { events, state } = play(start, 3, KNOCK);
  expect(events).toContainEqual({ type: 'tipPaid', seat: 1, on: 2, right: false });
  expect(state.cats[1]).toMatchObject({ standing: 'wanted', hearts: 0, tip: undefined });
  expect(state.phase).toEqual({ kind: 'tipping', tippers: [1] });
});

describe('[B33] after a reckoning', () => {
  test('hearts are lost, then tips are paid, then the end is checked', () => {
    const start = position({
      cats: [{ hand: [1], hearts: 1 }, { standing: 'wanted', tip: 0 }, { hand: [8] }, { hand: [8] }],
      firstKnock: 0,
      turn: 3,
    });
    const { events, state } = play(start, 3, KNOCK);
    expect(types(events).slice(1, 7)).toEqual([
      'reckoned',
      'heartLost',
      'wantedPosted',
      'tipPaid',
      'blackHeartGiven',
      'roundStarted',
    ]);
    // Three cats have a heart again, so that the showdown of two does not begin.
    expect(state.phase).toEqual({ kind: 'tipping', tippers: [0] });
  });

  test('a tip can save the match from ending with nobody', () => {
    const start = position({
      cats: [
        { hand: [1], hearts: 1 },
        { standing: 'wanted', tip: 0 },
        { hand: [1], hearts: 1 },
        { hand: [1], hearts: 1 },
      ],
      firstKnock: 0,
      turn: 3,
    });
    const { events } = play(start, 3, KNOCK);
    expect(the(events, 'matchEnded').outcome).toMatchObject({ reason: 'lastStanding', winners: [1] });
  });
});

test('[B43] with two or three seats tipping never happens', () => {
  for (const seats of [2, 3]) {
    for (let index = 0; index < 30; index += 1) {
      const { history } = playedMatch(blackJacky, seats, `no tips ${index}`);
      const told = history.flatMap((entry) => (entry.kind === 'lot' ? [] : entry.events.map(({ type }) => type)));
      expect(told).not.toContain('tipMade');
    }
  }
  const two = blackJacky.setup({ quickDuel: false, starter: 'random' }, 2, createRandom(seedFromText('two')));
  expect(types(two)).not.toContain('showdown');
});
