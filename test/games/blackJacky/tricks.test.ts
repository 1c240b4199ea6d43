import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import type { Face } from '../../../shared/games/blackJacky/model/cards.ts';
import type { JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { choices } from '../../../shared/games/blackJacky/rules/choices.ts';
import { sumOf } from '../../../shared/games/blackJacky/rules/reckoning.ts';
import { viewFor } from '../../../shared/games/blackJacky/rules/view.ts';
import {
  DRAW,
  faces,
  give,
  held,
  KNOCK,
  play,
  playAll,
  position,
  refusal,
  swap,
  TIME_OUT,
  the,
  trick,
  types,
} from './position.ts';

/** The targets that a card of this face may be played on, as the choices list them. */
const targetsFor = (state: JackyState, at: number, face: Face) =>
  choices(viewFor(state, seat(at))).flatMap((command) =>
    command.type === 'trick' && command.card === held(state, at, face).id ? [command.targets] : [],
  );

describe('[B11] a 1', () => {
  const start = position({ cats: [{ hand: [1, 8] }, { hand: [5, 5] }, { hand: [8, 8] }] });

  test('ends the round right after this turn; the gamble is still made', () => {
    const laid = play(start, 0, trick(start, 0, 1));
    expect(types(laid.events)).toEqual(['trickLaid', 'roundEnding']);
    expect(laid.state.phase).toEqual({ kind: 'turn', seat: 0, trickPlayed: true });
    const drawn = play(laid.state, 0, DRAW);
    expect(types(drawn.events).slice(0, 2)).toEqual(['cardDrawn', 'reckoned']);
    expect(the(drawn.events, 'reckoned').cats[0]?.sum).toBe(10 + 80 + 30);
  });
});

describe('[B12] a 2', () => {
  const start = position({
    cats: [{ hand: [2, 8] }, { hand: [5], knocked: true }, { hand: [8], knocked: true }, { hand: [7] }],
    firstKnock: 1,
  });

  test('undoes all knocks, and the round goes on clockwise', () => {
    const laid = play(start, 0, trick(start, 0, 2));
    expect(the(laid.events, 'knocksUndone')).toEqual({ type: 'knocksUndone', seat: 0, knockers: [1, 2] });
    expect(laid.state.firstKnock).toBeUndefined();
    expect(laid.state.cats.some((cat) => cat.knocked)).toBe(false);
    expect(the(play(laid.state, 0, DRAW).events, 'turnStarted')).toEqual({ type: 'turnStarted', seat: 1, last: false });
  });

  test('leaves a knock of the trickster itself as the new first one', () => {
    const { events } = playAll(start, [0, trick(start, 0, 2)], [0, KNOCK]);
    expect(the(events, 'knocked')).toMatchObject({ seat: 0, first: true, turnsLeft: 3 });
  });

  test('has no effect while nobody has knocked', () => {
    const quiet = position({ cats: [{ hand: [2, 8] }, { hand: [5] }] });
    expect(play(quiet, 0, trick(quiet, 0, 2)).events).toEqual([
      expect.objectContaining({ type: 'trickLaid', effect: false }),
    ]);
  });
});

describe('[B44] after a 2', () => {
  test('a cat that had knocked has its turn when it comes round, and everybody goes on', () => {
    const start = position({
      cats: [{ hand: [2, 8] }, { hand: [5], knocked: true }, { hand: [8] }],
      firstKnock: 1,
    });
    const { events, state } = playAll(start, [0, trick(start, 0, 2)], [0, DRAW], [1, DRAW], [2, DRAW], [0, DRAW]);
    expect(types(events)).not.toContain('reckoned');
    expect(state.phase).toMatchObject({ seat: 1 });
    const knockedAgain = playAll(state, [1, KNOCK], [2, DRAW], [0, DRAW]);
    expect(types(knockedAgain.events)).toContain('reckoned');
  });
});

describe('[B13] a 3', () => {
  const start = position({
    cats: [{ hand: [3, 8] }, { hand: [5, 6] }, { hand: [7], knocked: true }, { hand: [1, 2] }],
    firstKnock: 2,
  });
  const opened = play(start, 0, trick(start, 0, 3, 3, 1));

  test('names two open cats, the trickster included, in any order', () => {
    expect(targetsFor(start, 0, 3)).toEqual([
      [0, 1],
      [0, 3],
      [1, 3],
    ]);
    expect(opened.events).toEqual([
      { type: 'trickLaid', seat: 0, card: held(start, 0, 3), targets: [1, 3], effect: true, worth: 30 },
      { type: 'exchangeOpened', seat: 0, seats: [1, 3] },
    ]);
    for (const targets of [[], [1], [1, 1], [1, 2]])
      expect(refusal(start, 0, trick(start, 0, 3, ...targets)).code).toBe('blackJacky/badTargets');
  });

  test('lets each choose one of its own hand cards; the two change places at the same time', () => {
    const first = play(opened.state, 3, give(opened.state, 3, 1));
    expect(types(first.events)).toEqual(['cardGiven']);
    expect(first.state.cats).toEqual(opened.state.cats);
    const second = play(first.state, 1, give(first.state, 1, 6));
    expect(types(second.events)).toEqual(['cardGiven', 'cardsExchanged']);
    expect(second.state.cats.map(({ hand }) => faces(hand))).toEqual([[8], [5, 1], [7], [6, 2]]);
    expect(second.state.phase).toEqual({ kind: 'turn', seat: 0, trickPlayed: true });
  });

  test('gives the exchanged cards new ids, so that their givers cannot follow them', () => {
    const { events, state } = playAll(opened.state, [1, give(opened.state, 1, 5)], [3, give(opened.state, 3, 2)]);
    const { given, received } = the(events, 'cardsExchanged');
    expect([given[0], given[1]]).toEqual([held(start, 1, 5), held(start, 3, 2)]);
    const old = [...start.pile, ...start.discard, ...start.cats.flatMap(({ hand }) => hand)].map(({ id }) => id);
    for (const card of received) expect(old).not.toContain(card.kind === 'known' && card.id);
    expect(state.retiredIds).toEqual([held(start, 1, 5).id, held(start, 3, 2).id]);
  });

  test('is exchanged with the trickster itself after its 3 was laid', () => {
    const own = play(start, 0, trick(start, 0, 3, 0, 1));
    const { state } = playAll(own.state, [0, give(own.state, 0, 8)], [1, give(own.state, 1, 5)]);
    expect(faces(state.cats[0]!.hand)).toEqual([5]);
    expect(faces(state.cats[0]!.laid)).toEqual([3]);
  });

  test('cannot name a cat with an empty hand; the 3 itself is no longer in the hand', () => {
    const last = position({ cats: [{ hand: [3] }, { hand: [] }, { hand: [7] }, { hand: [1] }] });
    expect(targetsFor(last, 0, 3)).toEqual([[2, 3]]);
  });

  test('has no effect where fewer than two can be named', () => {
    const alone = position({ cats: [{ hand: [3] }, { hand: [] }, { hand: [7] }] });
    expect(targetsFor(alone, 0, 3)).toEqual([undefined]);
    expect(refusal(alone, 0, trick(alone, 0, 3, 0, 2)).code).toBe('blackJacky/badTargets');
    const { events, state } = play(alone, 0, trick(alone, 0, 3));
    expect(events).toEqual([expect.objectContaining({ type: 'trickLaid', effect: false, targets: [] })]);
    expect(state.phase).toMatchObject({ kind: 'turn', trickPlayed: true });
  });

  test('a choice once made stands, and while they choose nothing else happens', () => {
    const { state } = play(opened.state, 1, give(opened.state, 1, 5));
    expect(refusal(state, 1, give(state, 1, 6)).code).toBe('blackJacky/alreadyGiven');
    expect(refusal(state, 0, DRAW).code).toBe('blackJacky/givingFirst');
    expect(choices(viewFor(state, seat(1)))).toEqual([]);
    expect(choices(viewFor(state, seat(0)))).toEqual([]);
    expect(choices(viewFor(state, seat(3)))).toEqual([give(state, 3, 1), give(state, 3, 2)]);
  });

  test('gives a card picked by the game for whoever does not choose in time', () => {
    const { state } = play(opened.state, 1, give(opened.state, 1, 5));
    const late = play(state, 'table', TIME_OUT);
    expect(late.events).toMatchObject([{ type: 'cardGiven', seat: 3, by: 'clock' }, { type: 'cardsExchanged' }]);
    expect(faces(late.state.cats[3]!.hand)).toContain(5);
    const picked = new Set(
      Array.from({ length: 40 }, (_, chance) => {
        const { given } = the(play(state, 'table', TIME_OUT, `${chance}`).events, 'cardsExchanged');
        return given[1].kind === 'known' && given[1].face;
      }),
    );
    expect(picked).toEqual(new Set([1, 2]));
    expect(types(play(opened.state, 'table', TIME_OUT).events)).toEqual(['cardGiven', 'cardGiven', 'cardsExchanged']);
  });
});

describe('[B14] a 4', () => {
  test('makes the next open cat clockwise draw at once, without touching the turn', () => {
    const start = position({
      cats: [{ hand: [4, 8] }, { hand: [5], knocked: true }, { standing: 'wanted' }, { hand: [7] }],
      firstKnock: 1,
      pile: [6, 3],
    });
    const { events, state } = play(start, 0, trick(start, 0, 4));
    expect(the(events, 'cardDrawn')).toEqual({ type: 'cardDrawn', seat: 3, card: start.pile[1], reason: 'trick' });
    expect(faces(state.cats[3]!.hand)).toEqual([7, 3]);
    expect(state.phase).toMatchObject({ seat: 0, trickPlayed: true });
  });

  test('hits the trickster itself if no other is open', () => {
    const start = position({ cats: [{ hand: [4, 8] }, { hand: [5], knocked: true }], firstKnock: 1, pile: [6, 3] });
    expect(the(play(start, 0, trick(start, 0, 4)).events, 'cardDrawn').seat).toBe(0);
  });
});

test('[B15] a 5 is turned face down and counts 0', () => {
  const start = position({ cats: [{ hand: [5, 8] }, { hand: [7] }] });
  const { events, state } = play(start, 0, trick(start, 0, 5));
  expect(the(events, 'trickLaid')).toMatchObject({ worth: 0, effect: true });
  expect(sumOf(start.cats[0]!, false)).toBe(130);
  expect(sumOf(state.cats[0]!, false)).toBe(80);
});

describe('[B16] a 6', () => {
  test('puts the "+1" card in front of an open cat, the trickster included', () => {
    const start = position({
      cats: [{ hand: [6, 8] }, { hand: [5], knocked: true }, { hand: [7] }],
      firstKnock: 1,
    });
    expect(targetsFor(start, 0, 6)).toEqual([[0], [2]]);
    const { events, state } = play(start, 0, trick(start, 0, 6, 2));
    expect(events.at(-1)).toEqual({ type: 'plusOnePlaced', seat: 2, from: undefined });
    expect(state.plusOne).toBe(2);
    for (const targets of [[], [1], [0, 2]])
      expect(refusal(start, 0, trick(start, 0, 6, ...targets)).code).toBe('blackJacky/badTargets');
  });

  test('moves it from an open cat, or leaves it by naming its holder', () => {
    const start = position({ cats: [{ hand: [6, 8] }, { hand: [5] }, { hand: [7] }], plusOne: 1 });
    expect(targetsFor(start, 0, 6)).toEqual([[0], [1], [2]]);
    expect(play(start, 0, trick(start, 0, 6, 0)).events.at(-1)).toEqual({ type: 'plusOnePlaced', seat: 0, from: 1 });
    expect(play(start, 0, trick(start, 0, 6, 1)).state.plusOne).toBe(1);
  });

  test('has no effect while it lies in front of a cat that is no longer open', () => {
    const start = position({
      cats: [{ hand: [6, 8] }, { hand: [5], knocked: true }, { hand: [7] }],
      firstKnock: 1,
      plusOne: 1,
    });
    expect(targetsFor(start, 0, 6)).toEqual([undefined]);
    const { events, state } = play(start, 0, trick(start, 0, 6));
    expect(the(events, 'trickLaid').effect).toBe(false);
    expect(state.plusOne).toBe(1);
    expect(refusal(start, 0, trick(start, 0, 6, 2)).code).toBe('blackJacky/badTargets');
  });
});

test('[B17] a 7 turns the top card of the draw pile onto the discard pile, where the swap may take it', () => {
  const start = position({ cats: [{ hand: [7, 8] }, { hand: [5] }], pile: [6, 3], discard: [1] });
  const turned = play(start, 0, trick(start, 0, 7));
  expect(turned.events.at(-1)).toEqual({ type: 'pileCardTurned', card: start.pile[1] });
  expect(faces(turned.state.discard)).toEqual([1, 3]);
  const { state } = play(turned.state, 0, swap(turned.state, 0, 8, 'discard'));
  expect(faces(state.cats[0]!.hand)).toEqual([3]);
  expect(faces(state.discard)).toEqual([1, 8]);
});

test('[B18] laid 8s count 8.1, each of them; in the hand they count 8', () => {
  const [cat] = position({ cats: [{ hand: [8], laid: [8, 8] }, { hand: [1] }] }).cats;
  expect(sumOf(cat!, false)).toBe(80 + 81 + 81);
});

test('[B42] a trick without effect may still be laid: the card lies and counts', () => {
  const start = position({ cats: [{ hand: [7, 2] }, { hand: [5] }], pile: [], discard: [8] });
  for (const face of [2, 7] as const) {
    const { state } = play(start, 0, trick(start, 0, face));
    expect(faces(state.cats[0]!.laid)).toEqual([face]);
    expect(sumOf(state.cats[0]!, false)).toBe(90);
    expect(state.phase).toMatchObject({ trickPlayed: true });
  }
});

test('an effect that is possible is compulsory: it cannot be laid without its targets', () => {
  const start = position({ cats: [{ hand: [3, 6] }, { hand: [5] }, { hand: [7] }] });
  expect(refusal(start, 0, trick(start, 0, 6))).toMatchObject({
    code: 'blackJacky/badTargets',
    facts: { trick: 6, targets: [[0], [1], [2]] },
  });
  expect(refusal(start, 0, trick(start, 0, 3)).code).toBe('blackJacky/badTargets');
});

test.each([1, 2, 4, 5, 7, 8] as const)('a %i takes no targets', (face) => {
  const start = position({ cats: [{ hand: [face, 8] }, { hand: [5], knocked: true }], firstKnock: 1 });
  expect(refusal(start, 0, trick(start, 0, face, 0)).code).toBe('blackJacky/badTargets');
});

describe('[B45] a 1', () => {
  test('after a knock brings the reckoning at once', () => {
    const start = position({
      cats: [{ hand: [1, 8] }, { hand: [5] }, { hand: [7], knocked: true }],
      firstKnock: 2,
    });
    const { events } = playAll(start, [0, trick(start, 0, 1)], [0, DRAW]);
    expect(types(events)).toContain('reckoned');
  });

  test('and a knock in the same turn bring it at once too', () => {
    const start = position({ cats: [{ hand: [1, 8] }, { hand: [5] }, { hand: [7] }] });
    const { events } = playAll(start, [0, trick(start, 0, 1)], [0, KNOCK]);
    expect(the(events, 'knocked')).toMatchObject({ first: true, turnsLeft: 0 });
    expect(types(events)).toContain('reckoned');
  });
});
