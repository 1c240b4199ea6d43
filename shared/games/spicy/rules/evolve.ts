/** Folds events into the state. It judges nothing: `decide` did. */

import type { Seat } from '../../../engine/game.ts';
import { assertNever } from '../../../engine/result.ts';
import type { CardId, SeenCard } from '../../../table/cards.ts';
import type { Face } from '../model/cards.ts';
import { added, joined, removed, replaced } from '../model/lists.ts';
import type { CardPlayed, LaidCard, Phase, Rules, ShuffledDeck, SpicyEvent, SpicyState } from '../model/model.ts';
import { cardsOf } from '../model/stack.ts';
import { leftOf } from '../model/terms.ts';

export function evolve(state: SpicyState | undefined, event: SpicyEvent): SpicyState {
  if (event.type === 'matchStarted') return emptyTable(event, event.starter);
  if (state === undefined) throw new Error(`${event.type} before matchStarted`);
  switch (event.type) {
    case 'deckShuffled':
      return shuffled(state, event.deck);
    case 'cardsDealt':
      return dealt(state, event.hands.map(idsOf));
    case 'worldsEndSlidIn':
      if (event.above === undefined) throw new Error('A redacted event cannot be folded: worldsEndSlidIn');
      return { ...state, worldsEnd: state.drawn + event.above };
    case 'turnStarted':
      return {
        ...state,
        turn: event.seat,
        phase: { kind: 'turn', id: windowId(state.phase) + 1, mustStart: event.mustStart },
      };
    case 'cardPlayed':
      return laid(state, event);
    case 'passed':
      return { ...state, fresh: false, peeked: removed(state.peeked, event.seat) };
    case 'cardsDrawn':
      return {
        ...state,
        drawn: state.drawn + event.cards.length,
        hands: replaced(state.hands, event.seat, joined(handOf(state, event.seat), idsOf(event.cards))),
      };
    case 'cardLetGo':
      return letGo(state, event.seat);
    case 'pawLaid':
      if (!event.naming) return state;
      return { ...state, phase: { kind: 'naming', id: windowId(state.phase) + 1, paw: event.seat } };
    case 'cardRevealed':
      return { ...state, revealed: added(state.revealed, event.face) };
    case 'stackWon':
      return { ...state, won: paid(state, event.seat, state.stack), stack: [], fresh: false };
    case 'raidWon':
      return { ...state, won: paid(state, event.seat, state.stack.slice(0, -1)), stack: state.stack.slice(-1) };
    case 'trophyTaken':
      return { ...state, trophies: replaced(state.trophies, event.seat, event.trophies) };
    case 'peeked':
      return { ...state, peeked: added(state.peeked, event.seat) };
    case 'matchEnded':
      return { ...state, phase: { kind: 'over', ending: event.ending } };
    case 'declarationPunished':
    case 'traitNamed':
    case 'raidStarted':
    case 'raidVoided':
    case 'worldsEndShown':
      return state;
    default:
      return assertNever(event);
  }
}

function emptyTable({ seats, manners, spiceItUp }: Rules, starter: Seat): SpicyState {
  const forEachSeat = <T>(value: T): readonly T[] => Array<T>(seats).fill(value);
  return {
    rules: { seats, manners, spiceItUp },
    turn: starter,
    phase: { kind: 'dealing' },
    stack: [],
    fresh: false,
    peeked: [],
    trophies: forEachSeat(0),
    revealed: [],
    faces: [],
    deck: [],
    drawn: 0,
    worldsEnd: 0,
    hands: forEachSeat([]),
    won: forEachSeat([]),
  };
}

function shuffled(state: SpicyState, deck: ShuffledDeck): SpicyState {
  if (deck.kind === 'faceDown') throw new Error('A redacted event cannot be folded: deckShuffled');
  return { ...state, faces: deck.faces, deck: deck.order, worldsEnd: deck.order.length };
}

function dealt(state: SpicyState, hands: SpicyState['hands']): SpicyState {
  return { ...state, hands, drawn: hands.reduce((cards, hand) => cards + hand.length, 0) };
}

function laid(state: SpicyState, event: CardPlayed): SpicyState {
  const { seat, declare, copy, last, extras } = event;
  const card: LaidCard = { id: event.card, seat, declare, copy, last, extras };
  const id = windowId(state.phase) + 1;
  return {
    ...state,
    turn: leftOf(seat, state.rules.seats),
    phase: last ? { kind: 'lastCard', id, letGo: [] } : { kind: 'reaction', id, letGo: [] },
    stack: added(state.stack, card),
    fresh: true,
    peeked: removed(state.peeked, seat),
    hands: replaced(state.hands, seat, extras.reduce(removed, removed(handOf(state, seat), event.card))),
  };
}

function letGo(state: SpicyState, seat: Seat): SpicyState {
  const { phase } = state;
  if (phase.kind !== 'reaction' && phase.kind !== 'lastCard') throw new Error(`cardLetGo during ${phase.kind}`);
  return { ...state, phase: { kind: phase.kind, id: phase.id, letGo: added(phase.letGo, seat) } };
}

function paid({ won }: SpicyState, seat: Seat, stack: readonly LaidCard[]): SpicyState['won'] {
  return replaced(won, seat, joined(won[seat] ?? [], cardsOf(stack)));
}

const windowId = (phase: Phase): number => ('id' in phase ? phase.id : 0);

const handOf = (state: SpicyState, seat: Seat): readonly CardId[] => state.hands[seat] ?? [];

function idsOf(cards: readonly SeenCard<Face>[]): CardId[] {
  return cards.map((card) => {
    if (card.kind === 'unseen') throw new Error('A redacted event cannot be folded: a card without its id');
    return card.id;
  });
}
