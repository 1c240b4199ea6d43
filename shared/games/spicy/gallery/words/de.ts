import type { GalleryWords } from '../../../../table/texts/galleryWords.ts';
import { type Facts, pluralsOf } from '../../../../table/texts/wording.ts';

const plural = pluralsOf('de');
const SPICES: Facts = { chili: 'Chili', wasabi: 'Wasabi', pepper: 'Pfeffer' };
const said = ({ number, spice }: Facts): string => `${number} ${SPICES[String(spice)]}`;
const stack = ({ cards }: Facts): string =>
  plural(Number(cards), { one: '# Karte liegt da', other: '# Karten liegen da' });

export const de: GalleryWords = {
  titles: {
    lastCard: ([owner, challenger], facts) =>
      `Die letzte Karte von ${owner}: „${said(facts)}“. ${challenger} legt die Pfote darauf. ${stack(facts)}.`,
    doubted: ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}“. ${challenger} glaubt es nicht. ${stack(facts)}.`,
    'doubted.number': ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}“. ${challenger} zweifelt an der Zahl. ${stack(facts)}.`,
    'doubted.spice': ([owner, challenger], facts) =>
      `${owner}: „${said(facts)}“. ${challenger} zweifelt am Gewürz. ${stack(facts)}.`,
  },
  questions: { card: 'Was ist die oberste Karte?' },
  answers: { true: 'Wahr', number: 'Falsche Zahl', spice: 'Falsches Gewürz', both: 'Beides falsch' },
};
