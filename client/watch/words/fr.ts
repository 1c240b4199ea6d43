import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { WatchWords } from './en.ts';

const plural = pluralsOf('fr');

export const fr: WatchWords = {
  title: 'Regarder',
  live: 'En ce moment aux tables',
  nothingLive:
    'Personne ne joue en public pour l’instant. La télé de la maison tourne, et voici les meilleurs moments.',
  houseTv: 'La télé de la maison',
  onAir: 'À l’antenne',
  exhibition: 'Quatre légendes jouent pour la maison',
  liveNow: 'En direct',
  recorded: 'Encore une fois',
  houseTvHint: 'Installe-toi : toujours la table la plus chaude',
  best: 'Les meilleures révélations',
  spans: { today: 'Aujourd’hui', week: 'Cette semaine', ever: 'De tous les temps' },
  wider: {
    week: 'Rien encore aujourd’hui : le meilleur de la semaine.',
    ever: 'Rien encore : le meilleur de tous les temps.',
  },
  open: 'Deviner et voir',
  whole: 'La partie entière',
  like: (likes) => `J’aime (${likes})`,
  liked: (likes) => `Tu aimes (${likes})`,
  tryAgain: 'Réessayer',
  more: 'En voir plus',
  loading: 'Un instant…',
  mine: 'Tu es dans celle-ci',
  wishes: { shown: 'Telle quelle', nameless: 'Sans mon nom', gone: 'Pas dans la liste' },
  share: 'Partager',
  somebody: 'Un chat',
  hot: 'Chaud',
  pause: 'Arrêter les boucles',
  play: 'Lire les boucles',
  guessTitle: 'Qu’est-ce que ce sera ?',
  locked: 'C’est fermé. Un instant…',
  guessed: (count) => plural(count, { one: '# a parié', other: '# ont parié' }),
  wasRight: 'Bien deviné',
  wasWrong: 'Raté',
  score: (right, guesses, streak) => `Ce soir ${right} sur ${guesses}, ${streak} d’affilée.`,
  ever: (right, guesses, best) => `En tout : ${right} sur ${guesses}, au mieux ${best} de suite.`,
  tooTrusting: 'Tu fais trop confiance.',
  tooSuspicious: 'Tu te méfies trop.',
  fair: 'Tu lis bien les chats.',
  others: 'Comment les autres ont deviné',
};
