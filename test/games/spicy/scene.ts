/** A table with known cards: given these hands and this deck, when a seat does that, then these events. */

import { type Actor, type Refusal, type Seat, seat as seatAt } from '../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import {
  type Declaration,
  type KnownCard,
  type Manners,
  type SpiceItUp,
  type SpicyCommand,
  type SpicyEvent,
  type SpicyState,
  spicy,
  type Trait,
} from '../../../shared/games/spicy/index.ts';
import {
  ALL_CARDS,
  type CardNumber,
  type Face,
  facePlace,
  type Spice,
} from '../../../shared/games/spicy/model/cards.ts';
import { type CardId, cardId } from '../../../shared/table/cards.ts';

const SPICE_LETTERS: { readonly [letter: string]: Spice } = { c: 'chili', w: 'wasabi', p: 'pepper' };

/** `c1` is the 1 of chili, `w10` the 10 of wasabi, `p5` the 5 of pepper, `*s` a wild spice and `*n` a wild number. */
export function face(word: string): Face {
  if (word === '*s') return { kind: 'wildSpice' };
  if (word === '*n') return { kind: 'wildNumber' };
  return { kind: 'spice', ...declaration(word) };
}

export function declaration(word: string): Declaration {
  const spice = SPICE_LETTERS[word.charAt(0)];
  if (spice === undefined) throw new Error(`No spice in ${word}`);
  return { number: Number(word.slice(1)) as CardNumber, spice };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export interface Given {
  /** One hand a seat, as words: `c1 w10 *s`. */
  readonly hands: readonly string[];
  /** What is drawn first; the cards that are named nowhere come after it. */
  readonly deck?: string;
  /** How many cards can be drawn before World's End shows. */
  readonly above?: number;
  readonly manners?: Manners;
  readonly spiceItUp?: readonly SpiceItUp[];
}

export function given(situation: Given): Scene {
  return new Scene(situation);
}

interface LayingWords {
  readonly lastCall?: boolean;
  readonly extras?: string;
}

export class Scene {
  state: SpicyState;
  /** The cards that were named for the deck and the rest, in drawing order. */
  readonly deck: readonly KnownCard[];
  readonly setup: readonly SpicyEvent[];

  constructor({ hands, deck = '', above, manners = 'assisted', spiceItUp = [] }: Given) {
    const named = [...hands.flatMap(words), ...words(deck)].map(face);
    const faces = [...named, ...restOf(named)];
    const cards = faces.map((printed, place): KnownCard => ({ kind: 'known', id: cardId(place), face: printed }));
    const undealt = [...cards];
    const dealtHands = hands.map((hand) => undealt.splice(0, words(hand).length));
    this.deck = undealt;
    this.setup = [
      { type: 'matchStarted', seats: hands.length, manners, spiceItUp, worldsEnd: 'standard', starter: seatAt(0) },
      { type: 'deckShuffled', deck: { kind: 'open', faces, order: cards.map(({ id }) => id) } },
      { type: 'cardsDealt', hands: dealtHands },
      { type: 'worldsEndSlidIn', above: above ?? this.deck.length },
      { type: 'turnStarted', seat: seatAt(0), mustStart: false },
    ];
    this.state = this.setup.reduce<SpicyState | undefined>(spicy.evolve, undefined) as SpicyState;
  }

  /** What the command makes happen. It must be one that the rules allow. */
  when(actor: number | 'table', command: SpicyCommand): readonly SpicyEvent[] {
    const decision = this.#decide(actor, command);
    if (!decision.ok) throw new Error(`Refused: ${JSON.stringify(decision.error)}`);
    this.state = decision.value.reduce<SpicyState>(spicy.evolve, this.state);
    return decision.value;
  }

  /** Why the command is refused, without what every refusal says: what was asked and what would have been legal. */
  refused(actor: number | 'table', command: SpicyCommand): Refusal {
    const before = JSON.stringify(this.state);
    const decision = this.#decide(actor, command);
    if (decision.ok) throw new Error(`Accepted: ${JSON.stringify(decision.value)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('A refusal changed the state');
    const { asked, legal, ...facts } = decision.error.facts ?? {};
    if (asked !== command || !Array.isArray(legal)) throw new Error(`Unexplained: ${JSON.stringify(decision.error)}`);
    return { code: decision.error.code, facts };
  }

  play = (seat: number, card: string, declare: string, more: LayingWords = {}): readonly SpicyEvent[] =>
    this.when(seat, this.playing(seat, card, declare, more));
  copy = (seat: number, card: string, more: LayingWords = {}): readonly SpicyEvent[] =>
    this.when(seat, this.copying(seat, card, more));
  pass = (seat: number): readonly SpicyEvent[] => this.when(seat, { type: 'pass' });
  paw = (seat: number): readonly SpicyEvent[] => this.when(seat, { type: 'paw' });
  name = (seat: number, trait: Trait): readonly SpicyEvent[] => this.when(seat, { type: 'name', trait });
  letGo = (seat: number): readonly SpicyEvent[] => this.when(seat, { type: 'letGo' });
  peek = (seat: number): readonly SpicyEvent[] => this.when(seat, { type: 'peek' });
  timeOut = (): readonly SpicyEvent[] => this.when('table', { type: 'timeOut' });

  /** A card that nobody minds: played, and its reaction window run out. */
  playOn(seat: number, card: string, declare: string, more: LayingWords = {}): void {
    this.play(seat, card, declare, more);
    this.timeOut();
  }

  playing(seat: number, card: string, declare: string, more: LayingWords = {}): SpicyCommand {
    return { type: 'play', declare: declaration(declare), ...this.#laying(seat, card, more) };
  }

  copying(seat: number, card: string, more: LayingWords = {}): SpicyCommand {
    return { type: 'copy', ...this.#laying(seat, card, more) };
  }

  /** The first card of this face in the seat's hand. */
  id(seat: number, word: string): CardId {
    const found = this.#hand(seat).find((id) => facePlace(this.state.faces[id]!) === facePlace(face(word)));
    if (found === undefined) throw new Error(`No ${word} in the hand of seat ${seat}`);
    return found;
  }

  /** A card of the seat's hand as its owner sees it. */
  card = (seat: number, word: string): KnownCard => ({ kind: 'known', id: this.id(seat, word), face: face(word) });

  handSizes = (): readonly number[] => this.state.hands.map((hand) => hand.length);
  wonSizes = (): readonly number[] => this.state.won.map((pile) => pile.length);

  #decide(actor: number | 'table', command: SpicyCommand) {
    return spicy.decide(this.state, actor as Actor, command, createRandom(seedFromText('unused')));
  }

  #hand = (seat: number): readonly CardId[] => this.state.hands[seat] ?? [];

  #laying(seat: number, card: string, { lastCall, extras = '' }: LayingWords) {
    const under = words(extras).map((word) => this.id(seat, word));
    return {
      card: this.id(seat, card),
      ...(lastCall ? { lastCall: true as const } : {}),
      ...(under.length > 0 ? { extras: under } : {}),
    };
  }
}

export const seat = (place: number): Seat => seatAt(place);

/** Every card of the box that is not among those named. */
function restOf(named: readonly Face[]): Face[] {
  const left = ALL_CARDS.map(facePlace);
  for (const printed of named) {
    const place = left.indexOf(facePlace(printed));
    if (place < 0) throw new Error(`Too many of ${JSON.stringify(printed)}`);
    left.splice(place, 1);
  }
  return left.map((place) => ALL_CARDS.find((printed) => facePlace(printed) === place)!);
}
