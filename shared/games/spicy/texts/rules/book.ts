/** What the player's rules of Spicy consist of; the words are in the languages beside it. */

import type { BookChapter, BookTexts } from '../../../../table/texts/ruleBook.ts';
import type { CardNumber, Declaration, Face, Spice, Trait } from '../../model/cards.ts';
import type { SpiceItUp } from '../../rules/spiceItUp/names.ts';

export interface SpicyPicture {
  readonly card: Face | SpiceItUp | 'back' | 'trophy' | 'worldsEnd';
  /** What its owner says that it is. */
  readonly says?: Declaration;
  /** What somebody doubts about it, and what comes out. */
  readonly doubted?: { readonly trait: Trait; readonly verdict: 'right' | 'wrong' };
}

const face = (spice: Spice, number: CardNumber): Face => ({ kind: 'spice', spice, number });
const shown = (spice: Spice, number: CardNumber): SpicyPicture => ({ card: face(spice, number) });
const laid = (spice: Spice, number: CardNumber): SpicyPicture => ({ card: 'back', says: { spice, number } });
const numberDoubted = (card: Face, number: CardNumber, spice: Spice, verdict: 'right' | 'wrong'): SpicyPicture => ({
  card,
  says: { number, spice },
  doubted: { trait: 'number', verdict },
});
const WILD_SPICE: Face = { kind: 'wildSpice' };
const WILD_NUMBER: Face = { kind: 'wildNumber' };

export const BOOK = [
  {
    id: 'start',
    paragraphs: [
      { id: 'aim', rules: ['R3'], pictures: [{ card: 'trophy' }] },
      {
        id: 'cards',
        rules: ['R1'],
        pictures: [
          shown('chili', 7),
          shown('wasabi', 7),
          shown('pepper', 7),
          { card: WILD_SPICE },
          { card: WILD_NUMBER },
        ],
      },
      { id: 'starter', rules: ['R4'], pictures: [] },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn', rules: ['R5'], pictures: [] },
      { id: 'declare', rules: ['R6'], pictures: [{ ...shown('pepper', 3), says: { number: 5, spice: 'chili' } }] },
      { id: 'first', rules: ['R7'], pictures: [laid('wasabi', 1), laid('wasabi', 2), laid('wasabi', 3)] },
      { id: 'higher', rules: ['R8'], pictures: [laid('wasabi', 2), laid('wasabi', 5), laid('wasabi', 6)] },
      { id: 'afterTen', rules: ['R9'], pictures: [laid('wasabi', 10), laid('wasabi', 1), laid('wasabi', 4)] },
      { id: 'pass', rules: ['R11'], pictures: [] },
    ],
  },
  {
    id: 'challenge',
    paragraphs: [
      { id: 'challenge', rules: ['R12'], pictures: [laid('chili', 9)] },
      { id: 'paw', rules: ['R13', 'R14'], pictures: [] },
      {
        id: 'reveal',
        rules: ['R15'],
        pictures: [
          numberDoubted(face('chili', 4), 9, 'chili', 'wrong'),
          numberDoubted(face('pepper', 9), 9, 'chili', 'right'),
        ],
      },
      {
        id: 'wilds',
        rules: ['R16'],
        pictures: [numberDoubted(WILD_SPICE, 6, 'pepper', 'wrong'), numberDoubted(WILD_NUMBER, 6, 'pepper', 'right')],
      },
      { id: 'winner', rules: ['R17'], pictures: [] },
      { id: 'loser', rules: ['R18'], pictures: [] },
    ],
  },
  {
    id: 'trophies',
    paragraphs: [
      { id: 'lastCard', rules: ['R19', 'R20'], pictures: [laid('pepper', 8)] },
      { id: 'trophy', rules: ['R21', 'R22', 'R23', 'R24'], pictures: [{ card: 'trophy' }] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'worldsEnd', rules: ['R2', 'R25'], pictures: [{ card: 'worldsEnd' }] },
      { id: 'manyTrophies', rules: ['R26', 'R27'], pictures: [{ card: 'trophy' }, { card: 'trophy' }] },
      { id: 'points', rules: ['R28', 'R29'], pictures: [] },
    ],
  },
  {
    id: 'table',
    paragraphs: [
      { id: 'manners', rules: ['R10', 'R31'], pictures: [] },
      { id: 'peeking', rules: ['R30'], pictures: [{ card: 'back' }] },
      { id: 'time', rules: ['R32'], pictures: [] },
    ],
  },
  {
    id: 'spiceItUp',
    paragraphs: [
      { id: 'spiceItUp', rules: ['R40'], pictures: [] },
      { id: 'weLoveChili', rules: ['R41'], pictures: [{ card: 'weLoveChili' }, laid('wasabi', 1), laid('chili', 2)] },
      { id: 'startItUp', rules: ['R42'], pictures: [{ card: 'startItUp' }, laid('pepper', 8), laid('pepper', 1)] },
      { id: 'spiceRaider', rules: ['R43'], pictures: [{ card: 'spiceRaider' }, laid('chili', 4)] },
      {
        id: 'changeYourLuck',
        rules: ['R44'],
        pictures: [{ card: 'changeYourLuck' }, laid('wasabi', 5), { card: 'back' }, { card: 'back' }],
      },
      {
        id: 'turnItUp',
        rules: ['R45'],
        pictures: [{ card: 'turnItUp' }, numberDoubted(face('pepper', 6), 9, 'pepper', 'right')],
      },
      {
        id: 'copyCat',
        rules: ['R46', 'R47', 'R48'],
        pictures: [{ card: 'copyCat' }, laid('chili', 7), laid('chili', 7)],
      },
    ],
  },
] as const satisfies readonly BookChapter<SpicyPicture>[];

export interface SpicyBookTexts extends BookTexts<typeof BOOK> {
  /** How pictures are read aloud. */
  readonly pictures: {
    readonly said: (declaration: string) => string;
    readonly doubted: { readonly [trait in Trait]: string };
    readonly right: string;
    readonly wrong: string;
    readonly back: string;
    readonly trophy: string;
  };
}
