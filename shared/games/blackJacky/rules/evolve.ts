/** Folds events into the state. It judges nothing: whatever is told here has happened. */

import type { Seat } from '../../../engine/game.ts';
import { assertNever } from '../../../engine/result.ts';
import type { CardId } from '../../../table/cards.ts';
import { allKnown, type Card, card, DECK, known } from '../model/cards.ts';
import type { Cat, EventOf, JackyEvent, JackyState } from '../model/model.ts';
import { catAt } from '../model/seating.ts';

/** A round of endless swaps forgets its oldest names rather than run out of new ones. */
const MAX_RETIRED = 80;

export function evolve(state: JackyState | undefined, event: JackyEvent): JackyState {
  if (event.type === 'matchStarted') return started(event);
  if (state === undefined) throw new Error(`${event.type} before the match started`);
  switch (event.type) {
    case 'roundStarted':
      return roundStarted(state, event);
    case 'tipMade': {
      const cats = withCat(state, event.seat, { ...catAt(state.cats, event.seat), tip: event.on });
      const tippers = state.phase.kind === 'tipping' ? state.phase.tippers.slice(1) : [];
      const phase: JackyState['phase'] = tippers.length > 0 ? { kind: 'tipping', tippers } : { kind: 'dealing' };
      return { ...state, cats, phase, window: state.window + 1 };
    }
    case 'deckShuffled':
      return { ...state, pile: allKnown(event.pile) };
    case 'cardsDealt': {
      const cats = state.cats.map((cat, seat) => ({ ...cat, hand: allKnown(event.hands[seat] ?? []) }));
      const dealt = cats.reduce((sum, { hand }) => sum + hand.length, 0);
      return { ...state, cats, pile: state.pile.slice(0, state.pile.length - dealt) };
    }
    case 'firstCardTurned':
    case 'pileCardTurned':
      return { ...state, pile: state.pile.slice(0, -1), discard: [...state.discard, event.card] };
    case 'turnStarted':
      return {
        ...state,
        phase: { kind: 'turn', seat: event.seat, trickPlayed: false },
        window: state.window + 1,
        turnWindow: state.window + 1,
      };
    case 'trickLaid': {
      const cat = catAt(state.cats, event.seat);
      const laid = [...cat.laid, event.card];
      const cats = withCat(state, event.seat, { ...cat, hand: without(cat.hand, event.card), laid });
      return { ...state, cats, phase: { kind: 'turn', seat: event.seat, trickPlayed: true } };
    }
    case 'roundEnding':
      return { ...state, roundEnding: true };
    case 'knocksUndone':
      return {
        ...state,
        cats: state.cats.map((cat) => (cat.knocked ? { ...cat, knocked: false } : cat)),
        firstKnock: undefined,
      };
    case 'exchangeOpened':
      return {
        ...state,
        phase: { kind: 'giving', trickster: event.seat, seats: event.seats, gifts: [] },
        window: state.window + 1,
      };
    case 'cardGiven': {
      if (state.phase.kind !== 'giving') throw new Error('A card was given outside an exchange');
      const gifts = [...state.phase.gifts, { seat: event.seat, card: known(event.card) }];
      return { ...state, phase: { ...state.phase, gifts } };
    }
    case 'cardsExchanged':
      return exchanged(state, event);
    case 'cardDrawn': {
      const cat = catAt(state.cats, event.seat);
      const cats = withCat(state, event.seat, { ...cat, hand: [...cat.hand, known(event.card)] });
      return { ...state, cats, pile: state.pile.slice(0, -1) };
    }
    case 'plusOnePlaced':
      return { ...state, plusOne: event.seat };
    case 'cardSwapped':
      return swapped(state, event);
    case 'knocked': {
      const cats = withCat(state, event.seat, { ...catAt(state.cats, event.seat), knocked: true });
      return { ...state, cats, firstKnock: state.firstKnock ?? event.seat };
    }
    case 'pileReshuffled': {
      const retiredIds = retire(state, state.discard.slice(0, -1));
      return { ...state, pile: allKnown(event.pile), discard: state.discard.slice(-1), retiredIds };
    }
    case 'reckoned':
      return { ...state, phase: { kind: 'dealing' } };
    case 'heartLost':
      return changed(state, event.seat, { hearts: event.left });
    case 'wantedPosted':
      return changed(state, event.seat, { standing: 'wanted' });
    case 'catOutForGood':
      return changed(state, event.seat, { standing: 'out' });
    case 'tipPaid':
      return changed(state, event.seat, { tip: undefined });
    case 'blackHeartGiven':
      return changed(state, event.seat, { standing: 'in', hearts: 1, lastChance: true });
    case 'showdown':
      return {
        ...state,
        cats: state.cats.map((cat) => (cat.standing === 'wanted' ? { ...cat, standing: 'out' } : cat)),
      };
    case 'matchEnded':
      return { ...state, phase: { kind: 'over', outcome: event.outcome } };
    default:
      return assertNever(event);
  }
}

function started(event: EventOf<'matchStarted'>): JackyState {
  const cat: Cat = {
    standing: 'in',
    hearts: event.hearts,
    lastChance: false,
    knocked: false,
    hand: [],
    laid: [],
    tip: undefined,
  };
  return {
    options: event.options,
    round: 0,
    starter: event.starter,
    phase: { kind: 'dealing' },
    cats: Array.from({ length: event.seats }, () => cat),
    pile: DECK.map((face, id) => card(id, face)),
    discard: [],
    plusOne: undefined,
    firstKnock: undefined,
    roundEnding: false,
    retiredIds: [],
    window: 0,
    turnWindow: 0,
  };
}

function roundStarted(state: JackyState, event: EventOf<'roundStarted'>): JackyState {
  const { round, starter, tippers } = event;
  const gathered = state.cats.flatMap(({ hand, laid }) => [...hand, ...laid]);
  return {
    ...state,
    round,
    starter,
    phase: tippers.length > 0 ? { kind: 'tipping', tippers } : { kind: 'dealing' },
    cats: state.cats.map((cat) => ({ ...cat, hand: [], laid: [], knocked: false })),
    pile: [...state.pile, ...state.discard, ...gathered],
    discard: [],
    plusOne: undefined,
    firstKnock: undefined,
    roundEnding: false,
    retiredIds: [],
    window: state.window + 1,
  };
}

function exchanged(state: JackyState, event: EventOf<'cardsExchanged'>): JackyState {
  const cats = [...state.cats];
  const given = event.given.map(known);
  event.seats.forEach((seat, place) => {
    const cat = catAt(cats, seat);
    cats[seat] = { ...cat, hand: exchangeIn(cat.hand, given[place] as Card, known(event.received[place] as Card)) };
  });
  const phase: JackyState['phase'] = { kind: 'turn', seat: event.trickster, trickPlayed: true };
  return { ...state, cats, phase, retiredIds: retire(state, given) };
}

function swapped(state: JackyState, event: EventOf<'cardSwapped'>): JackyState {
  const { seat, aside, picked } = event;
  const cat = catAt(state.cats, seat);
  const cats = withCat(state, seat, { ...cat, hand: exchangeIn(cat.hand, aside, known(event.taken)) });
  if (picked === undefined)
    return { ...state, cats, pile: state.pile.slice(0, -1), discard: [...state.discard, aside] };
  const discard = state.discard.with(-1, aside);
  return { ...state, cats, discard, retiredIds: retire(state, [picked]) };
}

const changed = (state: JackyState, seat: Seat, change: Partial<Cat>): JackyState => ({
  ...state,
  cats: withCat(state, seat, { ...catAt(state.cats, seat), ...change }),
});

function withCat(state: JackyState, seat: Seat, cat: Cat): readonly Cat[] {
  const cats = state.cats.slice();
  cats[seat] = cat;
  return cats;
}

const without = (cards: readonly Card[], gone: Card): readonly Card[] => cards.filter(({ id }) => id !== gone.id);

/** The card that comes takes the place of the one that goes. */
const exchangeIn = (hand: readonly Card[], goes: Card, comes: Card): readonly Card[] =>
  hand.map((each) => (each.id === goes.id ? comes : each));

function retire(state: JackyState, cards: readonly Card[]): readonly CardId[] {
  const ids = [...state.retiredIds, ...cards.map(({ id }) => id)];
  return ids.length > MAX_RETIRED ? ids.slice(-MAX_RETIRED) : ids;
}
