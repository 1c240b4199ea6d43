/** The rules of Spicy with our own cards as pictures. */

import '../spices.css';
import type { Trait } from '../../../../shared/games/spicy/model/cards.ts';
import { SPICE_IT_UP, type SpiceItUp } from '../../../../shared/games/spicy/rules/spiceItUp/names.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import { BOOK, type SpicyBookTexts, type SpicyPicture } from '../../../../shared/games/spicy/texts/rules/book.ts';
import type { ByLanguage, Language } from '../../../../shared/table/talk.ts';
import { bindBook, type RuleBook, type RulePicture } from '../../../hud/rules/ruleBook.ts';
import { CardFace } from '../../../scene/cards/CardFace.tsx';
import { ruleSides, sidesOf } from '../cells.ts';
import { SpiceIcon } from '../controls/SpiceIcon.tsx';
import { faceName } from '../controls/texts.ts';
import { SPICY_CELLS, SPICY_DECK } from '../faces/spicyFaces.ts';

const WIDTH = 68;

const TEXTS: ByLanguage<() => Promise<SpicyBookTexts>> = {
  en: async () => (await import('../../../../shared/games/spicy/texts/rules/en.ts')).en,
  de: async () => (await import('../../../../shared/games/spicy/texts/rules/de.ts')).de,
  nl: async () => (await import('../../../../shared/games/spicy/texts/rules/nl.ts')).nl,
  fr: async () => (await import('../../../../shared/games/spicy/texts/rules/fr.ts')).fr,
};

export async function loadBook(language: Language, words: SpicyTexts): Promise<RuleBook> {
  const texts = await TEXTS[language]();
  return bindBook(BOOK, texts, (picture: SpicyPicture) => draw(picture, words, texts));
}

function draw({ card, says, doubted }: SpicyPicture, names: SpicyTexts, { pictures }: SpicyBookTexts): RulePicture {
  const said = says === undefined ? [] : [pictures.said(names.declaration(says.number, says.spice))];
  const judged = doubted === undefined ? [] : [pictures.doubted[doubted.trait], pictures[doubted.verdict]];
  const partOf = (trait: Trait) => (doubted?.trait === trait ? 'doubted' : undefined);
  return {
    label: [nameOf(card, names, pictures), ...said, ...judged].join(', '),
    face: <CardFace deck={SPICY_DECK} cell={cellOf(card)} width={WIDTH} />,
    bubble: says && (
      <span data-spice={says.spice}>
        <span className={partOf('number')}>{says.number}</span>
        <span className={partOf('spice')}>
          <SpiceIcon spice={says.spice} />
        </span>
      </span>
    ),
    verdict: doubted?.verdict,
  };
}

const isRule = (card: SpicyPicture['card']): card is SpiceItUp => SPICE_IT_UP.includes(card as SpiceItUp);

function nameOf(card: SpicyPicture['card'], names: SpicyTexts, pictures: SpicyBookTexts['pictures']): string {
  if (typeof card !== 'string') return faceName(names, card);
  if (isRule(card)) return names.spiceItUp[card].name;
  return card === 'worldsEnd' ? names.worldsEnd : pictures[card];
}

function cellOf(card: SpicyPicture['card']): number {
  if (typeof card !== 'string') return sidesOf(card).front;
  return isRule(card) ? ruleSides(card).front : SPICY_CELLS[card];
}
