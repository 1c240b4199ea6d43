import type { Face } from '../../../../shared/games/spicy/model/cards.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import { gameTexts } from '../../../hud/gameControls.ts';

export const [texts, useSpicyTexts] = gameTexts<SpicyTexts>();

export function faceName(texts: SpicyTexts, face: Face): string {
  if (face.kind === 'spice') return texts.declaration(face.number, face.spice);
  return face.kind === 'wildSpice' ? texts.wildSpice : texts.wildNumber;
}
