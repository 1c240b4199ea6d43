import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { type Facts, pluralsOf } from '../../../../table/texts/wording.ts';

const plural = pluralsOf('en');
const SPICES: Facts = { chili: 'chili', wasabi: 'wasabi', pepper: 'pepper' };
const said = ({ number, spice }: Facts): string => `${number} ${SPICES[String(spice)]}`;
const stack = ({ cards }: Facts): string =>
  plural(Number(cards), { one: '# card lies there', other: '# cards lie there' });

export const en: GalleryWords = {
  titles: {
    lastCard: ([owner, challenger], facts) =>
      `${owner}’s last card: “${said(facts)}”. ${challenger} puts a paw on it. ${stack(facts)}.`,
    doubted: ([owner, challenger], facts) =>
      `${owner}: “${said(facts)}”. ${challenger} does not believe it. ${stack(facts)}.`,
    'doubted.number': ([owner, challenger], facts) =>
      `${owner}: “${said(facts)}”. ${challenger} doubts the number. ${stack(facts)}.`,
    'doubted.spice': ([owner, challenger], facts) =>
      `${owner}: “${said(facts)}”. ${challenger} doubts the spice. ${stack(facts)}.`,
  },
  questions: { card: 'What is the card on top?' },
  answers: { true: 'True', number: 'Wrong number', spice: 'Wrong spice', both: 'Both wrong' },
};
