import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { type Facts, pluralsOf } from '../../../../table/texts/wording.ts';

const plural = pluralsOf('nl');
const SPICES: Facts = { chili: 'chili', wasabi: 'wasabi', pepper: 'peper' };
const said = ({ number, spice }: Facts): string => `${number} ${SPICES[String(spice)]}`;
const stack = ({ cards }: Facts): string =>
  plural(Number(cards), { one: 'Er ligt # kaart', other: 'Er liggen # kaarten' });

export const nl: GalleryWords = {
  titles: {
    lastCard: ([owner, challenger], facts) =>
      `De laatste kaart van ${owner}: „${said(facts)}”. ${challenger} legt er een poot op. ${stack(facts)}.`,
    doubted: ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}”. ${challenger} gelooft het niet. ${stack(facts)}.`,
    'doubted.number': ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}”. ${challenger} twijfelt aan het getal. ${stack(facts)}.`,
    'doubted.spice': ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}”. ${challenger} twijfelt aan de smaak. ${stack(facts)}.`,
  },
  questions: { card: 'Wat is de bovenste kaart?' },
  answers: { true: 'Waar', number: 'Verkeerd getal', spice: 'Verkeerde smaak', both: 'Allebei fout' },
};
