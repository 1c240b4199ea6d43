import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { WelcomeWords } from '../en/welcome.ts';

const plural = pluralsOf('nl');

export const welcome: WelcomeWords = {
  catsAtTable: 'Aan tafel',
  cats: (count) => plural(count, { one: '# kat', other: '# katten' }),
  mixed: 'Gemengde bots',
  usualRules: 'Gewone regels',
  firstRules: 'Een korte eerste partij',
  ownSeconds: 'Eigen seconden',

  lesson: 'Je eerste spel?',
  lessonAsk: (game) => `In een eerste les van ${game} zit er een coach naast je. Hij duurt drie minuten.`,
  lessonYes: 'Laat zien',
  lessonNo: 'Meteen delen',
  firstMatch: 'Je eerste partij',
  firstMatchHint: 'Geen haast: de klokken zijn hier lang. Als er iets van je gevraagd wordt, staat hier de regel.',
  toLesson: 'Eerste les',

  transferScan: 'Afbeelding van deze link, om met het andere apparaat te scannen',
};
