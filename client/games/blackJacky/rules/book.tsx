/** The rules of Black Jacky with our own cards as pictures. */

import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import { BOOK, type JackyBookTexts, type JackyPicture } from '../../../../shared/games/blackJacky/texts/rules/book.ts';
import type { ByLanguage, Language } from '../../../../shared/table/talk.ts';
import { bindBook, type RuleBook, type RulePicture } from '../../../hud/rules/ruleBook.ts';
import { CardFace } from '../../../scene/cards/CardFace.tsx';
import { BLACK_JACKY_CELLS, BLACK_JACKY_DECK } from '../faces/blackJackyFaces.ts';

const WIDTH = 68;
/** Any cat will do for a picture. */
const MODEL = 0;

const TEXTS: ByLanguage<() => Promise<JackyBookTexts>> = {
  en: async () => (await import('../../../../shared/games/blackJacky/texts/rules/en.ts')).en,
  de: async () => (await import('../../../../shared/games/blackJacky/texts/rules/de.ts')).de,
  nl: async () => (await import('../../../../shared/games/blackJacky/texts/rules/nl.ts')).nl,
  fr: async () => (await import('../../../../shared/games/blackJacky/texts/rules/fr.ts')).fr,
};

export async function loadBook(language: Language, words: JackyTexts): Promise<RuleBook> {
  const texts = await TEXTS[language]();
  return bindBook(BOOK, texts, (picture: JackyPicture) => draw(picture, words, texts));
}

function draw({ card, laid, worth }: JackyPicture, names: JackyTexts, { pictures }: JackyBookTexts): RulePicture {
  const notes = [
    typeof card === 'number' ? names.card(card) : pictures[card],
    ...(laid ? [pictures.laid] : []),
    ...(worth === undefined ? [] : [pictures.worth(names.sum(worth))]),
  ];
  return {
    label: notes.join(', '),
    face: <CardFace deck={BLACK_JACKY_DECK} cell={cellOf(card)} width={WIDTH} />,
    bubble: laid && <span>{worth === undefined ? pictures.laid : `= ${names.sum(worth)}`}</span>,
  };
}

function cellOf(card: JackyPicture['card']): number {
  if (typeof card === 'number') return BLACK_JACKY_CELLS.mouse(card);
  return card === 'saloon' || card === 'wanted' ? BLACK_JACKY_CELLS[card](MODEL) : BLACK_JACKY_CELLS[card];
}
