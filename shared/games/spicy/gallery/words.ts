/** What the reveals of Spicy are called in the gallery, and what those who watch are asked. */

import { type ByLanguage, byLanguage } from '../../../table/talk.ts';
import type { GalleryWords } from '../../../table/texts/gameWords.ts';
import { type Facts, ofName, pluralsOf } from '../../../table/texts/wording.ts';

const plural = byLanguage(pluralsOf);

const SPICES: ByLanguage<Facts> = {
  en: { chili: 'chili', wasabi: 'wasabi', pepper: 'pepper' },
  de: { chili: 'Chili', wasabi: 'Wasabi', pepper: 'Pfeffer' },
  nl: { chili: 'chili', wasabi: 'wasabi', pepper: 'peper' },
  fr: { chili: 'piment', wasabi: 'wasabi', pepper: 'poivre' },
};
const said = byLanguage(
  (language) =>
    ({ number, spice }: Facts): string =>
      `${number} ${SPICES[language][String(spice)]}`,
);

const LYING = {
  en: { one: '# card lies there', other: '# cards lie there' },
  de: { one: '# Karte liegt da', other: '# Karten liegen da' },
  nl: { one: 'Er ligt # kaart', other: 'Er liggen # kaarten' },
  fr: { one: '# carte est en jeu', other: '# cartes sont en jeu' },
};
const stack = byLanguage(
  (language) =>
    ({ cards }: Facts): string =>
      plural[language](Number(cards), LYING[language]),
);

export const GALLERY_WORDS: ByLanguage<GalleryWords> = {
  en: {
    titles: {
      lastCard: ([owner, challenger], facts) =>
        `${owner}’s last card: “${said.en(facts)}”. ${challenger} puts a paw on it. ${stack.en(facts)}.`,
      doubted: ([owner, challenger], facts) =>
        `${owner}: “${said.en(facts)}”. ${challenger} does not believe it. ${stack.en(facts)}.`,
      'doubted.number': ([owner, challenger], facts) =>
        `${owner}: “${said.en(facts)}”. ${challenger} doubts the number. ${stack.en(facts)}.`,
      'doubted.spice': ([owner, challenger], facts) =>
        `${owner}: “${said.en(facts)}”. ${challenger} doubts the spice. ${stack.en(facts)}.`,
    },
    questions: { card: 'What is the card on top?' },
    answers: { true: 'True', number: 'Wrong number', spice: 'Wrong spice', both: 'Both wrong' },
  },
  de: {
    titles: {
      lastCard: ([owner, challenger], facts) =>
        `Die letzte Karte von ${owner}: „${said.de(facts)}“. ${challenger} legt die Pfote darauf. ${stack.de(facts)}.`,
      doubted: ([owner, challenger], facts) =>
        `${owner}: „${said.de(facts)}“. ${challenger} glaubt es nicht. ${stack.de(facts)}.`,
      'doubted.number': ([owner, challenger], facts) =>
        `${owner}: „${said.de(facts)}“. ${challenger} zweifelt an der Zahl. ${stack.de(facts)}.`,
      'doubted.spice': ([owner, challenger], facts) =>
        `${owner}: „${said.de(facts)}“. ${challenger} zweifelt am Gewürz. ${stack.de(facts)}.`,
    },
    questions: { card: 'Was ist die oberste Karte?' },
    answers: { true: 'Wahr', number: 'Falsche Zahl', spice: 'Falsches Gewürz', both: 'Beides falsch' },
  },
  nl: {
    titles: {
      lastCard: ([owner, challenger], facts) =>
        `De laatste kaart van ${owner}: „${said.nl(facts)}”. ${challenger} legt er een poot op. ${stack.nl(facts)}.`,
      doubted: ([owner, challenger], facts) =>
        `${owner}: „${said.nl(facts)}”. ${challenger} gelooft het niet. ${stack.nl(facts)}.`,
      'doubted.number': ([owner, challenger], facts) =>
        `${owner}: „${said.nl(facts)}”. ${challenger} twijfelt aan het getal. ${stack.nl(facts)}.`,
      'doubted.spice': ([owner, challenger], facts) =>
        `${owner}: „${said.nl(facts)}”. ${challenger} twijfelt aan het kruid. ${stack.nl(facts)}.`,
    },
    questions: { card: 'Wat is de bovenste kaart?' },
    answers: { true: 'Waar', number: 'Verkeerd getal', spice: 'Verkeerd kruid', both: 'Allebei fout' },
  },
  fr: {
    titles: {
      lastCard: ([owner = '', challenger], facts) =>
        `La dernière carte ${ofName(owner)} : « ${said.fr(facts)} ». ${challenger} y pose la patte. ${stack.fr(facts)}.`,
      doubted: ([owner, challenger], facts) =>
        `${owner} : « ${said.fr(facts)} ». ${challenger} n’y croit pas. ${stack.fr(facts)}.`,
      'doubted.number': ([owner, challenger], facts) =>
        `${owner} : « ${said.fr(facts)} ». ${challenger} doute du nombre. ${stack.fr(facts)}.`,
      'doubted.spice': ([owner, challenger], facts) =>
        `${owner} : « ${said.fr(facts)} ». ${challenger} doute de l’épice. ${stack.fr(facts)}.`,
    },
    questions: { card: 'Quelle est la carte du dessus ?' },
    answers: { true: 'Vraie', number: 'Mauvais nombre', spice: 'Mauvaise épice', both: 'Les deux faux' },
  },
};
