import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { LadderWords } from './en.ts';

const plural = pluralsOf('fr');

export const fr: LadderWords = {
  title: 'Classement',
  span: 'Période',
  spanOf: { week: 'Cette semaine', season: 'Cette saison', all: 'Depuis toujours' },
  you: 'Toi',
  yourRating: 'Ta cote',
  rating: (points, within) => `${points} ± ${within}`,
  provisional: 'Provisoire : après une vingtaine de parties rapides, tu seras au classement.',
  notYet: 'Aucune partie cotée pour l’instant. Toute partie rapide avec au moins deux personnes compte.',
  aroundYou: 'Autour de toi',
  best: 'Les meilleurs',
  empty: 'Il n’y a encore personne ici. La première place est libre.',
  rank: 'Rang',
  cat: 'Chat',
  points: 'Cote',
  matches: 'Parties',
  somebody: 'Un chat qui garde son nom pour lui',
  people: (count) => plural(count, { one: '# chat au classement', other: '# chats au classement' }),
  countedAt: (time) => `Compté à ${time} ; refait chaque minute.`,
  how: 'Un chat de gouttière de la maison vaut 1000. 400 points de plus, c’est dix fois plus de victoires.',
  changed: (points, by) => `Ta cote : ${points} (${by})`,
  stillProvisional: 'encore provisoire',
  toLadder: 'Classement',
  check: 'Vérifier les cotes',
  checkHint: 'Chaque cote découle des résultats des parties. Ton navigateur peut toutes les recalculer.',
  checking: (count) => plural(count, { one: '# partie lue…', other: '# parties lues…' }),
  checked: (count) =>
    count === 0
      ? 'Aucune partie classée pour l’instant.'
      : plural(count, {
          one: 'Une partie recalculée : chaque nombre est juste.',
          other: '# parties recalculées : chaque nombre est juste.',
        }),
  differs: (match) => `Après la partie ${match}, une cote n’est pas ce qu’elle devrait être.`,
  notChecked: 'Les parties n’ont pas pu être lues. Réessaie.',
};
