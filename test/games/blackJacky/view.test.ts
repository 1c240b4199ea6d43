import { describe, expect, test } from 'vitest';
import { seat, type Viewer } from '../../../shared/engine/game.ts';
import type { JackyEvent, JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { redact, viewFor } from '../../../shared/games/blackJacky/rules/view.ts';
import { DRAW, give, KNOCK, play, playAll, position, swap, the, trick } from './position.ts';

const UNSEEN = { kind: 'unseen' };
const start = position({
  cats: [{ hand: [3, 8] }, { hand: [5, 6], laid: [5] }, { hand: [7], knocked: true }, { hand: [1, 2] }],
  firstKnock: 2,
  plusOne: 2,
  pile: [4, 6],
  discard: [8, 7],
});
const viewers: readonly Viewer[] = [seat(0), seat(1), seat(2), seat(3), 'watcher'];

/** How each of the four seats and a watcher hear of an event. */
const heard = <E extends JackyEvent>(event: E): readonly E[] => viewers.map((viewer) => redact(event, viewer) as E);

describe('a view', () => {
  test('shows a seat its own hand, and of the others only how many cards they hold', () => {
    for (const viewer of viewers) {
      const { cats } = viewFor(start, viewer);
      cats.forEach(({ hand }, place) => {
        expect(hand).toEqual(place === viewer ? start.cats[place]!.hand : start.cats[place]!.hand.map(() => UNSEEN));
      });
    }
  });

  test('shows everybody what lies open: laid cards, the discard pile, knocks, hearts, the "+1", sizes of piles', () => {
    for (const viewer of viewers) {
      const view = viewFor(start, viewer);
      expect(view).toMatchObject({ discard: start.discard, plusOne: 2, firstKnock: 2, pile: [UNSEEN, UNSEEN] });
      expect(view.cats.map(({ laid, knocked, hearts }) => ({ laid, knocked, hearts }))).toEqual(
        start.cats.map(({ laid, knocked, hearts }) => ({ laid, knocked, hearts })),
      );
    }
  });

  test('does not depend on what its viewer may not know', () => {
    const other: JackyState = {
      ...start,
      pile: start.pile.toReversed(),
      retiredIds: [start.pile[0]!.id],
      cats: start.cats.with(3, { ...start.cats[3]!, hand: start.pile }),
    };
    for (const viewer of [seat(0), seat(1), seat(2), 'watcher'] as const)
      expect(viewFor(other, viewer)).toEqual(viewFor(start, viewer));
  });

  test('shows every hand once the last reckoning has been made', () => {
    const { state } = play(
      position({ cats: [{ hand: [1], hearts: 1 }, { hand: [8] }], firstKnock: 0, turn: 1 }),
      1,
      KNOCK,
    );
    expect(viewFor(state, 'watcher').cats.map(({ hand }) => hand)).toEqual(state.cats.map(({ hand }) => hand));
  });

  test('tells who has chosen for an exchange, and only the giver what', () => {
    const opened = play(start, 0, trick(start, 0, 3, 1, 3)).state;
    const { state } = play(opened, 1, give(opened, 1, 6));
    for (const viewer of viewers) {
      const { phase, cats } = viewFor(state, viewer);
      expect(phase).toEqual({
        kind: 'giving',
        trickster: 0,
        seats: [1, 3],
        chosen: [1],
        mine: viewer === 1 ? start.cats[1]!.hand[1]!.id : undefined,
      });
      expect(cats[1]!.hand).toHaveLength(2);
    }
  });
});

describe('an event', () => {
  test('of a shuffle tells nobody the order', () => {
    const { events } = play(position({ cats: [{ hand: [2] }, { hand: [1] }], pile: [], discard: [6, 7, 8] }), 0, DRAW);
    for (const each of heard(the(events, 'pileReshuffled'))) expect(each.pile).toEqual([UNSEEN, UNSEEN]);
    for (const each of heard<JackyEvent>({ type: 'deckShuffled', pile: start.pile }))
      expect(each).toEqual({ type: 'deckShuffled', pile: [UNSEEN, UNSEEN] });
  });

  test('of a deal tells a seat its own cards only', () => {
    const hands = start.cats.map(({ hand }) => hand);
    heard<JackyEvent>({ type: 'cardsDealt', hands }).forEach((each, place) => {
      expect(each).toEqual({
        type: 'cardsDealt',
        hands: hands.map((hand, holder) => (holder === place ? hand : hand.map(() => UNSEEN))),
      });
    });
  });

  test('of a draw tells the drawer only, also when somebody else played the 4', () => {
    const { events } = play(start, 0, DRAW);
    const drawn = the(events, 'cardDrawn');
    expect(heard(drawn).map(({ card }) => card)).toEqual([drawn.card, UNSEEN, UNSEEN, UNSEEN, UNSEEN]);
    const hit = { ...drawn, seat: seat(1), reason: 'trick' as const };
    expect(heard(hit).map(({ card }) => card)).toEqual([UNSEEN, drawn.card, UNSEEN, UNSEEN, UNSEEN]);
  });

  test('of a swap shows the card put aside to all, the card taken to its taker', () => {
    for (const from of ['draw', 'discard'] as const) {
      const swapped = the(play(start, 0, swap(start, 0, 8, from)).events, 'cardSwapped');
      expect(heard(swapped).map(({ taken }) => taken)).toEqual([swapped.taken, UNSEEN, UNSEEN, UNSEEN, UNSEEN]);
      expect(heard(swapped).every(({ aside, picked }) => aside === swapped.aside && picked === swapped.picked)).toBe(
        true,
      );
    }
  });

  test('of a swap with the discard pile does not tell others under which id the card is held', () => {
    const { picked, taken } = the(play(start, 0, swap(start, 0, 8, 'discard')).events, 'cardSwapped');
    expect(taken).toMatchObject({ kind: 'known', face: picked!.face });
    expect(taken).not.toEqual(picked);
  });

  test('of an exchange tells each of the two what it gave and what it got, and nobody else anything', () => {
    const opened = play(start, 0, trick(start, 0, 3, 1, 3)).state;
    const { events } = playAll(opened, [1, give(opened, 1, 6)], [3, give(opened, 3, 2)]);
    const exchanged = the(events, 'cardsExchanged');
    const { given, received } = exchanged;
    expect(heard(exchanged).map((each) => [...each.given, ...each.received])).toEqual([
      [UNSEEN, UNSEEN, UNSEEN, UNSEEN],
      [given[0], UNSEEN, received[0], UNSEEN],
      [UNSEEN, UNSEEN, UNSEEN, UNSEEN],
      [UNSEEN, given[1], UNSEEN, received[1]],
      [UNSEEN, UNSEEN, UNSEEN, UNSEEN],
    ]);
    const gifts = events.filter((event) => event.type === 'cardGiven');
    expect(gifts.map((gift) => heard(gift).map(({ card }) => card.kind))).toEqual([
      ['unseen', 'known', 'unseen', 'unseen', 'unseen'],
      ['unseen', 'unseen', 'unseen', 'known', 'unseen'],
    ]);
  });

  test('of something open is the same for everybody', () => {
    const { events } = playAll(
      position({ cats: [{ hand: [7, 8] }, { hand: [6] }] }),
      [0, { type: 'trick', card: start.cats[0]!.hand[0]!.id }],
      [0, KNOCK],
      [1, KNOCK],
    );
    for (const event of events)
      if (!['deckShuffled', 'cardsDealt'].includes(event.type))
        for (const viewer of viewers) expect(redact(event, viewer)).toBe(event);
  });
});

test('a card keeps no id through sight and back: what is taken up again has one that was not seen in this round', () => {
  let state = position({ cats: [{ hand: [2] }, { hand: [1] }], discard: [8] });
  const seen = new Set(
    [...state.discard, ...state.pile, ...state.cats.flatMap(({ hand }) => hand)].map(({ id }) => id),
  );
  for (let turn = 0; turn < 40; turn += 1) {
    const at = turn % 2;
    const before = state;
    state = play(state, at, { type: 'swap', card: state.cats[at]!.hand[0]!.id, from: 'discard' }, `${turn}`).state;
    const { id, face } = state.cats[at]!.hand[0]!;
    expect(face).toBe(before.discard.at(-1)!.face);
    expect(seen).not.toContain(id);
    seen.add(id);
  }
});

test('a round of endless swaps does not run out of ids', () => {
  let state = position({ cats: [{ hand: [2] }, { hand: [1] }], discard: [8] });
  for (let turn = 0; turn < 400; turn += 1)
    state = play(
      state,
      turn % 2,
      { type: 'swap', card: state.cats[turn % 2]!.hand[0]!.id, from: 'discard' },
      `${turn}`,
    ).state;
  const ids = [...state.pile, ...state.discard, ...state.cats.flatMap(({ hand }) => hand)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
