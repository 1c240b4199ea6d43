/** What the player's rules of Black Jacky consist of; the words are in the languages beside it. */

import type { BookChapter, BookTexts } from '../../../../table/texts/ruleBook.ts';
import type { Face } from '../../model/cards.ts';

export interface JackyPicture {
  readonly card: Face | 'back' | 'redHeart' | 'blackHeart' | 'plusOne' | 'saloon' | 'wanted';
  /** Laid as a trick. */
  readonly laid?: true;
  /** What it counts, in tenths, where that is not its number. */
  readonly worth?: number;
}

const mouse = (face: Face): JackyPicture => ({ card: face });
const laid = (face: Face): JackyPicture => ({ card: face, laid: true });

export const BOOK = [
  {
    id: 'start',
    paragraphs: [
      { id: 'aim', rules: ['B1'], pictures: [{ card: 'redHeart' }] },
      { id: 'cards', rules: ['B3'], pictures: [mouse(1), mouse(4), mouse(8)] },
      { id: 'starter', rules: ['B2'], pictures: [] },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'turn', rules: ['B4'], pictures: [] },
      { id: 'trick', rules: ['B5', 'B42'], pictures: [laid(6)] },
      { id: 'draw', rules: ['B6'], pictures: [{ card: 'back' }] },
      { id: 'swap', rules: ['B41'], pictures: [mouse(7), mouse(2)] },
      { id: 'knock', rules: ['B7', 'B8'], pictures: [] },
    ],
  },
  {
    id: 'tricks',
    paragraphs: [
      { id: 'one', rules: ['B11', 'B45'], pictures: [mouse(1)] },
      { id: 'two', rules: ['B12', 'B44'], pictures: [mouse(2)] },
      { id: 'three', rules: ['B13'], pictures: [mouse(3)] },
      { id: 'four', rules: ['B14'], pictures: [mouse(4)] },
      { id: 'five', rules: ['B15'], pictures: [{ ...laid(5), worth: 0 }] },
      { id: 'six', rules: ['B16'], pictures: [mouse(6), { card: 'plusOne' }] },
      { id: 'seven', rules: ['B17'], pictures: [mouse(7)] },
      { id: 'eight', rules: ['B18'], pictures: [{ ...laid(8), worth: 81 }] },
    ],
  },
  {
    id: 'reckoning',
    paragraphs: [
      { id: 'sum', rules: ['B20', 'B24'], pictures: [mouse(7), mouse(5), { ...laid(8), worth: 81 }] },
      { id: 'loss', rules: ['B21', 'B22'], pictures: [{ card: 'redHeart' }] },
      { id: 'example', rules: ['B23'], pictures: [mouse(7), mouse(6), mouse(2), laid(6)] },
      { id: 'wanted', rules: ['B25'], pictures: [{ card: 'saloon' }, { card: 'wanted' }] },
      { id: 'nextRound', rules: ['B26'], pictures: [] },
    ],
  },
  {
    id: 'tipping',
    paragraphs: [
      { id: 'tip', rules: ['B30', 'B43'], pictures: [{ card: 'wanted' }] },
      { id: 'comeBack', rules: ['B31', 'B32', 'B33'], pictures: [{ card: 'blackHeart' }] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'showdown', rules: ['B34'], pictures: [] },
      { id: 'winner', rules: ['B35', 'B36'], pictures: [{ card: 'redHeart' }] },
      { id: 'quickDuel', rules: ['B37'], pictures: [] },
    ],
  },
  {
    id: 'table',
    paragraphs: [
      { id: 'emptyPile', rules: ['B40'], pictures: [] },
      { id: 'time', rules: [], pictures: [] },
    ],
  },
] as const satisfies readonly BookChapter<JackyPicture>[];

export interface JackyBookTexts extends BookTexts<typeof BOOK> {
  /** How pictures are read aloud. */
  readonly pictures: {
    readonly laid: string;
    readonly worth: (sum: string) => string;
    readonly back: string;
    readonly redHeart: string;
    readonly blackHeart: string;
    readonly plusOne: string;
    readonly saloon: string;
    readonly wanted: string;
  };
}
