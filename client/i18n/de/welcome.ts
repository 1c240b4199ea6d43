import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { WelcomeWords } from '../en/welcome.ts';

const plural = pluralsOf('de');

export const welcome: WelcomeWords = {
  catsAtTable: 'Am Tisch',
  cats: (count) => plural(count, { one: '# Katze', other: '# Katzen' }),
  mixed: 'Gemischte Bots',
  usualRules: 'Übliche Regeln',
  firstRules: 'Eine kurze erste Partie',
  ownSeconds: 'Eigene Sekunden',

  lesson: 'Dein erstes Spiel?',
  lessonAsk: (game) => `In der ersten Lektion von ${game} sitzt jemand neben dir und hilft. Sie dauert drei Minuten.`,
  lessonYes: 'Zeig’s mir',
  lessonNo: 'Gleich geben',
  firstMatch: 'Deine erste Partie',
  firstMatchHint: 'Keine Eile: Die Uhren sind hier lang. Wenn du gefragt bist, steht hier die Regel dazu.',
  toLesson: 'Erste Lektion',

  transferScan: 'Bild dieses Links, zum Einlesen mit dem anderen Gerät',
};
