import { nl as texts } from '../../texts/nl.ts';
import type { SpicyChapterWords } from '../chapters.ts';

export const nl: SpicyChapterWords = {
  card: ({ number, spice }) => texts.declaration(number, spice),
  doubted: (owner, card, challenger) => `${challenger} twijfelt aan ${owner}: ${card}?`,
  caught: (owner, card) => `${owner} bluft met ${card} en valt door de mand`,
  gotAway: (owner, card) => `${owner} bluft met ${card} en komt ermee weg`,
  honest: (owner, card) => `${owner} sprak de waarheid: ${card}`,
  trophy: (name) => `${name} pakt een trofee`,
  anyTrophy: 'Er wordt een trofee gepakt',
  worldsEnd: 'Het einde van de wereld',
  over: 'Het einde van het spel',
};
