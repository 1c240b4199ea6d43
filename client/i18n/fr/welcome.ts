import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { WelcomeWords } from '../en/welcome.ts';

const plural = pluralsOf('fr');

export const welcome: WelcomeWords = {
  catsAtTable: 'À la table',
  cats: (count) => plural(count, { one: '# chat', other: '# chats' }),
  mixed: 'Bots variés',
  usualRules: 'Règles habituelles',
  firstRules: 'Une première partie courte',
  ownSeconds: 'Secondes au choix',

  lesson: 'Ta première partie ?',
  lessonAsk: (game) => `Dans une première leçon de ${game}, un guide s’assoit à côté de toi. Elle dure trois minutes.`,
  lessonYes: 'Montre-moi',
  lessonNo: 'Distribuer tout de suite',
  firstMatch: 'Ta première partie',
  firstMatchHint:
    'Rien ne presse : ici le temps est long. Dès qu’on attend quelque chose de toi, la règle s’affiche ici.',
  toLesson: 'Première leçon',

  transferScan: 'Image de ce lien, à scanner avec l’autre appareil',
};
