import type { Face } from '../../../../shared/games/spicy/model/cards.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import { useGameWords } from '../../../i18n/useTexts.ts';

/** The words that were loaded for this game are its own texts. */
export const useSpicyTexts = (): SpicyTexts => useGameWords('spicy') as SpicyTexts;

export function faceName(texts: SpicyTexts, face: Face): string {
  if (face.kind === 'spice') return texts.declaration(face.number, face.spice);
  return face.kind === 'wildSpice' ? texts.wildSpice : texts.wildNumber;
}
