import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { choices } from '../../../shared/games/blackJacky/rules/choices.ts';
import { viewFor } from '../../../shared/games/blackJacky/rules/view.ts';
import { DRAW, faces, held, KNOCK, play, playAll, position, refusal, swap, the, trick, types } from './position.ts';

const legal = (state: Parameters<typeof viewFor>[0], at: number) => choices(viewFor(state, seat(at)));
const kinds = (state: Parameters<typeof viewFor>[0], at: number) => [...new Set(legal(state, at).map((c) => c.type))];

describe('[B4] a turn', () => {
  const start = position({ cats: [{ hand: [5, 8] }, { hand: [1, 2] }, { hand: [3, 4] }] });

  test('may be a gamble alone; the next seat clockwise follows', () => {
    const { events, state } = play(start, 0, DRAW);
    expect(types(events)).toEqual(['cardDrawn', 'turnStarted']);
    expect(the(events, 'turnStarted')).toEqual({ type: 'turnStarted', seat: 1, last: false });
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, trickPlayed: false });
  });

  test('may begin with one trick, and then must gamble', () => {
    const { state } = play(start, 0, trick(start, 0, 5));
    expect(state.phase).toEqual({ kind: 'turn', seat: 0, trickPlayed: true });
    expect(refusal(state, 0, trick(state, 0, 8)).code).toBe('blackJacky/trickAlreadyPlayed');
    expect(kinds(state, 0)).toEqual(['draw', 'swap', 'knock']);
  });

  test('belongs to one seat, and after the last seat comes the first', () => {
    expect(refusal(start, 1, DRAW).code).toBe('blackJacky/notYourTurn');
    expect(legal(start, 1)).toEqual([]);
    expect(playAll(start, [0, DRAW], [1, DRAW], [2, DRAW]).state.phase).toMatchObject({ seat: 0 });
  });

  test('passes over cats that are not in', () => {
    const without = position({ cats: [{ hand: [8] }, { standing: 'wanted' }, { standing: 'out' }, { hand: [8] }] });
    expect(play(without, 0, DRAW).state.phase).toMatchObject({ seat: 3 });
  });
});

test('[B5] a trick card lies face up in front of its cat until the reckoning', () => {
  const start = position({ cats: [{ hand: [8, 5] }, { hand: [1] }] });
  const laid = held(start, 0, 8);
  const { events, state } = play(start, 0, trick(start, 0, 8));
  expect(events).toEqual([{ type: 'trickLaid', seat: 0, card: laid, targets: [], effect: true, worth: 81 }]);
  expect(state.cats[0]).toMatchObject({ hand: [held(start, 0, 5)], laid: [laid] });
  expect(viewFor(state, seat(1)).cats[0]?.laid).toEqual([laid]);
  expect(playAll(state, [0, DRAW], [1, DRAW]).state.cats[0]?.laid).toEqual([laid]);
});

describe('[B6] the gamble', () => {
  const start = position({ cats: [{ hand: [2, 5] }, { hand: [1] }], pile: [3, 4], discard: [6, 7] });

  test('draw: the top card of the draw pile into the hand', () => {
    const { state } = play(start, 0, DRAW);
    expect(faces(state.cats[0]!.hand)).toEqual([2, 5, 4]);
    expect(faces(state.pile)).toEqual([3]);
  });

  test('swap with the draw pile: the card put aside goes face up on the discard pile', () => {
    const { events, state } = play(start, 0, swap(start, 0, 5, 'draw'));
    expect(the(events, 'cardSwapped')).toEqual({
      type: 'cardSwapped',
      seat: 0,
      aside: held(start, 0, 5),
      from: 'draw',
      picked: undefined,
      taken: start.pile[1],
    });
    expect(faces(state.cats[0]!.hand)).toEqual([2, 4]);
    expect(faces(state.pile)).toEqual([3]);
    expect(faces(state.discard)).toEqual([6, 7, 5]);
  });

  test('swap with the discard pile: its top card is taken before the card put aside lies there', () => {
    const { events, state } = play(start, 0, swap(start, 0, 5, 'discard'));
    expect(the(events, 'cardSwapped').picked).toEqual(start.discard[1]);
    expect(faces(state.cats[0]!.hand)).toEqual([2, 7]);
    expect(faces(state.discard)).toEqual([6, 5]);
    expect(faces(state.pile)).toEqual([3, 4]);
  });

  test('knock: the hand stays as it is', () => {
    expect(play(start, 0, KNOCK).state.cats[0]).toEqual({ ...start.cats[0], knocked: true });
  });

  test('nothing is taken from the discard pile without giving a card first', () => {
    expect(refusal(start, 0, { type: 'swap', card: start.discard[1]!.id, from: 'discard' }).code).toBe(
      'blackJacky/notInHand',
    );
  });

  test('is exactly one of these', () => {
    const { state } = play(start, 0, DRAW);
    expect(refusal(state, 0, KNOCK).code).toBe('blackJacky/notYourTurn');
  });
});

describe('[B7] the first knock', () => {
  const cats = [{ hand: [2, 5] }, { hand: [1, 8] }, { hand: [8, 8] }] as const;
  const start = position({ cats });
  const startAt1 = position({ cats, turn: 1 });

  test('announces the end: every other cat has exactly one more turn', () => {
    const first = play(start, 0, KNOCK);
    expect(the(first.events, 'knocked')).toMatchObject({ first: true, turnsLeft: 2 });
    expect(the(first.events, 'turnStarted')).toEqual({ type: 'turnStarted', seat: 1, last: true });
    const second = play(first.state, 1, DRAW);
    expect(the(second.events, 'turnStarted')).toEqual({ type: 'turnStarted', seat: 2, last: true });
    const third = play(second.state, 2, DRAW);
    expect(types(third.events).slice(0, 2)).toEqual(['cardDrawn', 'reckoned']);
  });

  test('may be followed by others, which buy nobody another turn', () => {
    const first = play(startAt1, 1, KNOCK).state;
    const second = play(first, 2, KNOCK);
    expect(the(second.events, 'knocked')).toMatchObject({ first: false, turnsLeft: 1 });
    expect(second.state.firstKnock).toBe(1);
    expect(types(play(second.state, 0, KNOCK).events).slice(0, 2)).toEqual(['knocked', 'reckoned']);
  });

  test('counts from the cat that knocked, not from the starter', () => {
    const { events } = playAll(startAt1, [1, KNOCK], [2, DRAW], [0, DRAW]);
    expect(types(events)).toContain('reckoned');
  });
});

describe('[B8] a cat that has knocked', () => {
  const start = position({
    cats: [{ hand: [6, 3, 4], knocked: false }, { hand: [8], knocked: true }, { hand: [2] }, { hand: [7] }],
    firstKnock: 1,
    turn: 2,
  });

  test('has no further turn', () => {
    const { events, state } = playAll(start, [2, DRAW], [3, DRAW], [0, DRAW]);
    expect(types(events)).toContain('reckoned');
    expect(state.round).toBe(2);
  });

  test('is not touched by tricks: neither chosen nor hit', () => {
    const at = position({
      cats: [{ hand: [6, 3, 4] }, { hand: [8], knocked: true }, { hand: [2] }],
      firstKnock: 1,
    });
    const targets = legal(at, 0).flatMap((command) => (command.type === 'trick' ? [...(command.targets ?? [])] : []));
    expect(new Set(targets)).toEqual(new Set([0, 2]));
    expect(refusal(at, 0, trick(at, 0, 6, 1)).code).toBe('blackJacky/badTargets');
    expect(refusal(at, 0, trick(at, 0, 3, 0, 1)).code).toBe('blackJacky/badTargets');
    expect(the(play(at, 0, trick(at, 0, 4)).events, 'cardDrawn').seat).toBe(2);
  });
});

describe('[B40] an empty draw pile', () => {
  test('is made anew from the discard pile but its top card, when a card is needed', () => {
    const start = position({ cats: [{ hand: [2, 5] }, { hand: [1] }], pile: [3], discard: [6, 7, 8] });
    const drained = play(start, 0, DRAW).state;
    expect(drained.pile).toEqual([]);
    const { events, state } = play(drained, 1, DRAW);
    expect(types(events)).toEqual(['pileReshuffled', 'cardDrawn', 'turnStarted']);
    expect(faces(state.discard)).toEqual([8]);
    expect([...faces(state.pile), faces(state.cats[1]!.hand).at(-1)].toSorted()).toEqual([6, 7]);
  });

  test('comes back under ids that nobody has seen in this round', () => {
    const start = position({ cats: [{ hand: [2] }, { hand: [1] }], pile: [], discard: [6, 7, 8, 3, 5, 4] });
    const used = [...start.discard, ...start.cats.flatMap(({ hand }) => hand)].map(({ id }) => id);
    const { pile } = the(play(start, 0, DRAW).events, 'pileReshuffled');
    expect(pile).toHaveLength(5);
    for (const card of pile) expect(used).not.toContain(card.kind === 'known' && card.id);
  });

  test('serves a swap and tricks 4 and 7 in the same way', () => {
    const start = position({ cats: [{ hand: [7, 4, 2] }, { hand: [1] }], pile: [], discard: [6, 3, 8] });
    expect(types(play(start, 0, swap(start, 0, 2, 'draw')).events)).toEqual([
      'pileReshuffled',
      'cardSwapped',
      'turnStarted',
    ]);
    expect(types(play(start, 0, trick(start, 0, 4)).events)).toEqual(['trickLaid', 'pileReshuffled', 'cardDrawn']);
    const turned = play(start, 0, trick(start, 0, 7));
    expect(types(turned.events)).toEqual(['trickLaid', 'pileReshuffled', 'pileCardTurned']);
    expect(turned.state.discard).toHaveLength(2);
  });

  test('with nothing to shuffle: no draw, no swap with it, tricks 4 and 7 have no effect', () => {
    const start = position({ cats: [{ hand: [7, 4, 2] }, { hand: [1] }], pile: [], discard: [8] });
    expect(refusal(start, 0, DRAW).code).toBe('blackJacky/nothingToDraw');
    expect(refusal(start, 0, swap(start, 0, 2, 'draw')).code).toBe('blackJacky/nothingToDraw');
    expect(legal(start, 0).filter(({ type }) => type !== 'trick')).toEqual([
      swap(start, 0, 7, 'discard'),
      swap(start, 0, 4, 'discard'),
      swap(start, 0, 2, 'discard'),
      KNOCK,
    ]);
    for (const face of [4, 7] as const) {
      const { events } = play(start, 0, trick(start, 0, face));
      expect(events).toEqual([expect.objectContaining({ type: 'trickLaid', effect: false })]);
    }
  });
});

test('[B41] with an empty hand no swap can be chosen', () => {
  const start = position({ cats: [{ hand: [8] }, { hand: [1] }] });
  const { state } = play(start, 0, trick(start, 0, 8));
  expect(legal(state, 0)).toEqual([DRAW, KNOCK]);
  expect(refusal(state, 0, { type: 'swap', card: held(start, 0, 8).id, from: 'discard' })).toMatchObject({
    code: 'blackJacky/notInHand',
    facts: { hand: [] },
  });
});
