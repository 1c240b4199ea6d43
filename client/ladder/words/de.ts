import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { LadderWords } from './en.ts';

const plural = pluralsOf('de');

export const de: LadderWords = {
  title: 'Bestenliste',
  span: 'Zeitraum',
  spanOf: { week: 'Diese Woche', season: 'Diese Saison', all: 'Seit jeher' },
  you: 'Du',
  yourRating: 'Deine Wertung',
  rating: (points, within) => `${points} ± ${within}`,
  provisional: 'Vorläufig: nach etwa zwanzig schnellen Partien stehst du auf der Liste.',
  notYet: 'Noch keine gewertete Partie. Jede schnelle Partie mit mindestens zwei Menschen zählt.',
  aroundYou: 'Um dich herum',
  best: 'Die Besten',
  empty: 'Hier ist noch niemand. Der erste Platz ist frei.',
  rank: 'Rang',
  cat: 'Katze',
  points: 'Wertung',
  matches: 'Partien',
  somebody: 'Eine Katze, die ihren Namen für sich behält',
  people: (count) => plural(count, { one: '# Katze auf der Liste', other: '# Katzen auf der Liste' }),
  countedAt: (time) => `Gezählt um ${time}; jede Minute neu.`,
  how: 'Ein Straßenkater des Hauses steht bei 1000. 400 Punkte mehr bedeuten zehnmal so viele Siege.',
  changed: (points, by) => `Deine Wertung: ${points} (${by})`,
  stillProvisional: 'noch vorläufig',
  toLadder: 'Bestenliste',
  check: 'Wertungen nachrechnen',
  checkHint: 'Jede Wertung folgt aus den Ergebnissen der Partien. Dein Browser kann sie alle nachrechnen.',
  checking: (count) => plural(count, { one: '# Partie gelesen …', other: '# Partien gelesen …' }),
  checked: (count) =>
    count === 0
      ? 'Es gibt noch keine gewertete Partie.'
      : plural(count, {
          one: 'Eine Partie nachgerechnet: Jede Zahl stimmt.',
          other: '# Partien nachgerechnet: Jede Zahl stimmt.',
        }),
  differs: (match) => `Nach der Partie ${match} ist eine Wertung nicht, wie sie sein müsste.`,
  notChecked: 'Die Partien konnten nicht gelesen werden. Versuch es noch einmal.',
};
