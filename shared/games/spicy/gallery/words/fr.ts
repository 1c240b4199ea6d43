import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { type Facts, ofName, pluralsOf } from '../../../../table/texts/wording.ts';

const plural = pluralsOf('fr');
const SPICES: Facts = { chili: 'piment', wasabi: 'wasabi', pepper: 'poivre' };
const said = ({ number, spice }: Facts): string => `${number} ${SPICES[String(spice)]}`;
const stack = ({ cards }: Facts): string =>
  plural(Number(cards), { one: '# carte est en jeu', other: '# cartes sont en jeu' });

export const fr: GalleryWords = {
  titles: {
    lastCard: ([owner = '', challenger], facts) =>
      `La dernière carte ${ofName(owner)} : « ${said(facts)} ». ${challenger} y pose la patte. ${stack(facts)}.`,
    doubted: ([owner, challenger], facts) =>
      `${owner} : « ${said(facts)} ». ${challenger} n’y croit pas. ${stack(facts)}.`,
    'doubted.number': ([owner, challenger], facts) =>
      `${owner} : « ${said(facts)} ». ${challenger} doute du nombre. ${stack(facts)}.`,
    'doubted.spice': ([owner, challenger], facts) =>
      `${owner} : « ${said(facts)} ». ${challenger} doute de l’épice. ${stack(facts)}.`,
  },
  questions: { card: 'Quelle est la carte du dessus ?' },
  answers: { true: 'Vraie', number: 'Mauvais nombre', spice: 'Mauvaise épice', both: 'Les deux faux' },
};
