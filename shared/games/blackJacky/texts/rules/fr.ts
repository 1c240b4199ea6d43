/** Les règles de Black Jacky pour les joueurs, en français. */

import { fr as words } from '../fr.ts';
import type { JackyBookTexts } from './book.ts';

const { tricks } = words;
const trickTitle = (face: keyof typeof tricks): string => `${face} : ${tricks[face].name}`;

export const fr: JackyBookTexts = {
  pictures: {
    laid: 'posée',
    worth: (sum) => `compte ${sum}`,
    back: 'une carte face cachée',
    redHeart: 'cœur rouge',
    blackHeart: 'cœur noir',
    plusOne: 'la carte +1',
    saloon: 'un chat au saloon',
    wanted: 'un avis de recherche',
  },
  chapters: {
    start: 'Avant de commencer',
    turn: 'Ton tour',
    tricks: 'Les huit ruses',
    reckoning: 'Le décompte',
    tipping: 'Avis de recherche',
    end: 'La fin',
    table: 'À cette table',
  },
  paragraphs: {
    aim: {
      title: 'Le but',
      text: 'Approche-toi de 21 autant que tu l’oses, sans y arriver : 21 ou plus coûte un cœur. Si personne ne va si loin, la plus petite somme paie. À deux ou trois chats, chacun a 3 cœurs, sinon 2.',
    },
    cards: {
      title: 'Les cartes',
      text: '36 souris : un seul 1, deux 2 et ainsi de suite jusqu’à huit 8. Chaque nombre a sa ruse. Chaque manche commence avec 2 cartes par chat ; une carte de la pioche est retournée pour ouvrir la défausse.',
    },
    starter: {
      title: 'Qui commence',
      text: 'Le hasard décide, à moins que l’hôte n’ait désigné une place. On tourne dans le sens des aiguilles d’une montre.',
    },
    turn: {
      title: 'Ruser, puis oser',
      text: 'D’abord, tu peux jouer une ruse. Ensuite, tu dois faire exactement une chose : piocher, échanger ou frapper.',
    },
    trick: {
      title: 'Jouer une ruse',
      text: 'Pose devant toi une carte de ta main, face visible, et fais ce qu’elle dit. Elle reste là jusqu’au décompte et compte toujours. Même si sa ruse est sans effet, tu peux la poser.',
    },
    draw: { title: 'Piocher', text: 'Prends en main la carte du dessus de la pioche.' },
    swap: {
      title: 'Échanger',
      text: 'Mets de côté une carte de ta main, prends celle du dessus de la pioche ou de la défausse, puis pose la tienne, face visible, sur la défausse. Sans carte en main, pas d’échange.',
    },
    knock: {
      title: 'Frapper',
      text: 'Ta main reste telle quelle. Après le premier coup frappé, chacun des autres a encore exactement un tour. Qui a frappé est à l’abri de toutes les ruses et ne joue plus de la manche.',
    },
    one: {
      title: trickTitle(1),
      text: 'La manche s’arrête juste après ce tour. Tu pioches, échanges ou frappes encore, puis on fait le décompte, peu importe qui a frappé.',
    },
    two: {
      title: trickTitle(2),
      text: 'Tous les coups frappés sont oubliés et la manche continue. Un chat qui avait frappé rejoue quand vient son tour.',
    },
    three: {
      title: trickTitle(3),
      text: 'Nomme deux chats qui n’ont pas frappé et qui ont une carte en main ; tu peux en être. Chacun choisit une de ses cartes, et elles changent de main sans être vues. Le jeu choisit pour qui tarde trop.',
    },
    four: {
      title: trickTitle(4),
      text: 'Dans le sens des aiguilles d’une montre, le chat suivant qui n’a pas frappé pioche aussitôt une carte. S’il n’y en a pas d’autre, c’est toi.',
    },
    five: { title: trickTitle(5), text: 'La carte que tu poses est retournée face cachée et compte 0.' },
    six: {
      title: trickTitle(6),
      text: 'Mets la carte +1 devant un chat qui n’a pas frappé, toi y compris. Sa somme augmente de 1. Si elle est déjà devant un tel chat, elle peut rester ou changer de place. Devant un chat qui a frappé, elle reste, et la ruse est sans effet.',
    },
    seven: {
      title: trickTitle(7),
      text: 'La carte du dessus de la pioche est retournée sur la défausse, où ton échange peut la prendre.',
    },
    eight: { title: trickTitle(8), text: 'Posé devant toi, un 8 compte 8,1. Dans ta main, il compte 8.' },
    sum: {
      title: 'Ta somme',
      text: 'Les cartes en main et les cartes posées, plus 1 pour la carte +1. Chacun montre tout. Les dixièmes comptent : 20,1 est plus que 20.',
    },
    loss: {
      title: 'Qui perd un cœur',
      text: 'Tous ceux qui ont 21 ou plus. S’il n’y en a pas, la plus petite somme perd ; à égalité, tous ceux qui l’ont.',
    },
    example: {
      title: 'Par exemple',
      text: '7 et 5 en main avec un 8 posé font 20,1. 8 et 5 avec un 6 posé et le +1 font 20. 7, 6 et 2 avec un 6 posé font 21 : seul ce chat perd un cœur.',
    },
    wanted: {
      title: 'Plus de cœur',
      text: 'Ta carte est retournée du côté de l’avis de recherche et tu ne joues plus pour l’instant.',
    },
    nextRound: {
      title: 'La manche suivante',
      text: 'Elle est ouverte par le prochain chat encore en jeu, dans le sens des aiguilles d’une montre après celui qui a ouvert la dernière. Un chat qui vient de revenir compte aussi.',
    },
    tip: {
      title: 'Parier',
      text: 'Avant la donne, chaque chat recherché parie à voix haute sur le chat qui va perdre un cœur. Plusieurs peuvent parier sur le même. À deux ou trois chats, on ne parie pas.',
    },
    comeBack: {
      title: 'Revenir',
      text: 'Un pari juste rapporte un cœur noir et tu rejoues dès la manche suivante. Si tu le perds, c’est fini pour de bon. Après un pari faux, tu paries à nouveau. Les cœurs se perdent d’abord, puis les paris sont payés.',
    },
    showdown: {
      title: 'Plus que deux chats',
      text: 'Dès que seuls deux chats ont un cœur, les autres sont hors jeu et ne parient plus. Les deux règlent l’affaire entre eux.',
    },
    winner: {
      title: 'Qui gagne',
      text: 'Le dernier chat qui a un cœur. Si les derniers cœurs partent en même temps, personne ne gagne.',
    },
    quickDuel: {
      title: words.quickDuel,
      text: 'La partie s’arrête au premier décompte qui laisse un chat sans cœur. Qui a le plus de cœurs gagne, puis la plus grande somme sous 21 de cette manche. Toujours à égalité, on partage la victoire. Cela vaut même si plus aucun chat n’a de cœur.',
    },
    emptyPile: {
      title: 'La pioche est vide',
      text: 'La défausse, sauf sa carte du dessus, est mélangée pour refaire la pioche. S’il n’y a toujours rien à piocher, on ne peut ni piocher ni échanger avec la pioche, et les ruses 4 et 7 sont sans effet.',
    },
    time: {
      title: 'Les horloges',
      text: 'Chaque décision a son horloge. Si le temps d’un tour est écoulé, on frappe ; une carte à donner ou un pari est alors choisi par le jeu. Les spectateurs n’ont pas voix au chapitre, et ce qui n’a aucun sens est refusé avec une explication.',
    },
  },
};
