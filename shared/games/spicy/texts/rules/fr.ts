/** Les règles de Spicy pour les joueurs, en français. */

import { fr as words } from '../fr.ts';
import type { SpicyBookTexts } from './book.ts';

const { spiceItUp, worldsEnd, spiceItUpTitle } = words;

export const fr: SpicyBookTexts = {
  pictures: {
    said: (declaration) => `annoncée ${declaration}`,
    doubted: { number: 'nombre contesté', spice: 'épice contestée' },
    right: 'juste',
    wrong: 'faux',
    back: 'une carte face cachée',
    trophy: 'trophée',
  },
  chapters: {
    start: 'Avant de commencer',
    turn: 'Ton tour',
    challenge: 'La patte',
    trophies: 'Dernières cartes et trophées',
    end: 'La fin',
    table: 'À cette table',
    spiceItUp: spiceItUpTitle,
  },
  paragraphs: {
    aim: {
      title: 'Le but',
      text: 'Débarrasse-toi de tes cartes en annonçant ce qui t’arrange, et attrape les autres quand ils font de même. Les cartes gagnées sont des points, et une main vide rapporte l’un des trois trophées.',
    },
    cards: {
      title: 'Les cartes',
      text: 'Piment, wasabi et poivre portent les nombres de 1 à 10, trois fois chacun. S’y ajoutent cinq jokers épice et cinq jokers nombre. Chacun reçoit 6 cartes.',
    },
    starter: {
      title: 'Qui commence',
      text: 'Le sort décide, à moins que l’hôte n’ait désigné une place. On tourne ensuite dans le sens des aiguilles d’une montre.',
    },
    turn: { title: 'Jouer ou passer', text: 'À ton tour, tu fais une seule chose : jouer une carte ou passer.' },
    declare: {
      title: 'Dis ce que c’est',
      text: 'Ta carte va face cachée sur la pile et tu annonces un nombre et une épice. Les deux peuvent être vrais, un seul, ou aucun : toi seul le sais.',
    },
    first: {
      title: 'La première carte',
      text: 'Une nouvelle pile commence par un 1, un 2 ou un 3, dans l’épice de ton choix.',
    },
    higher: {
      title: 'Les cartes suivantes',
      text: 'Garde l’épice annoncée avant toi et dis un nombre plus grand. Sauter des nombres est permis.',
    },
    afterTen: {
      title: 'Après un 10',
      text: 'On repart du bas : la carte suivante est un 1, un 2 ou un 3 de la même épice.',
    },
    pass: {
      title: 'Passer',
      text: 'Pioche une carte, et ton tour est fini. La carte du dessus reste à la merci d’une patte.',
    },
    challenge: {
      title: 'Qui peut douter',
      text: 'Tous sauf son propriétaire peuvent contester la carte du dessus, à tout moment, même hors de leur tour et même si d’autres ont passé entre-temps. Ce qui est dessous est hors d’atteinte.',
    },
    paw: {
      title: 'Pose la patte, puis précise',
      text: 'Pose la patte sur la pile. La plus rapide compte et ne se retire plus. Dis ensuite ce qui est faux : le nombre ou l’épice. Sans réponse à temps, tu perds.',
    },
    reveal: {
      title: 'On retourne la carte',
      text: 'Seul compte ce que tu as nommé. Si c’est faux, tu gagnes. Si c’est juste, le propriétaire gagne, même si l’autre moitié est un mensonge.',
    },
    wilds: {
      title: 'Les jokers',
      text: 'Un joker épice vaut toutes les épices, mais son nombre est toujours faux. Un joker nombre vaut tous les nombres, mais son épice est toujours fausse.',
    },
    winner: {
      title: 'La pile au gagnant',
      text: 'Toutes ses cartes rejoignent, face cachée, les points du gagnant : 1 chacune. Plus personne ne les regarde.',
    },
    loser: {
      title: 'Le perdant pioche',
      text: 'Deux cartes pour le perdant, qui doit aussitôt commencer la pile suivante. Passer est interdit à ce tour.',
    },
    lastCard: {
      title: 'Ta dernière carte',
      text: 'Une dernière carte s’annonce. Tout s’arrête alors jusqu’à ce que chacun l’ait laissée passer ou que quelqu’un y pose la patte.',
    },
    trophy: {
      title: 'Gagner un trophée',
      text: 'Si personne ne doute de ta dernière carte, ou si celui qui doute perd, tu prends un trophée et pioches 6 cartes. Sans contestation, la pile reste et le chat suivant y joue. Si tu es pris, pas de trophée.',
    },
    worldsEnd: {
      title: worldsEnd,
      text: 'Cette carte est glissée loin dans la pioche. Dès qu’elle se trouve sur le dessus, la partie est finie, même au milieu d’une pioche. Les cartes restées sur la pile ne comptent pour personne.',
    },
    manyTrophies: {
      title: 'Deuxième et troisième trophée',
      text: 'Un deuxième trophée pour le même chat gagne aussitôt. Quand le troisième trophée de la table est pris, la partie s’arrête et les points décident.',
    },
    points: {
      title: 'Le compte',
      text: '1 point par carte gagnée, 10 par trophée, 1 de moins par carte en main. Un trophée, 24 cartes gagnées et 4 en main font 30. Le plus grand total gagne ; à égalité, on partage.',
    },
    manners: {
      title: 'Les faux pas',
      text: 'À une table assistée, on ne peut annoncer que ce qui est permis, et les dernières cartes s’annoncent toutes seules. À une table stricte, tout peut se dire, mais après une annonce interdite ou un oubli la carte revient en main et l’on pioche au lieu de jouer. Ce qui n’a aucun sens est refusé partout.',
    },
    peeking: {
      title: 'Regarder en douce',
      text: 'Les cartes cachées ne regardent personne. À une table stricte, qui essaie pioche une carte et ne voit rien, une fois au plus entre deux tours.',
    },
    time: {
      title: 'Les horloges',
      text: 'Chaque décision a son horloge. Un tour trop long vaut un passe. Après chaque carte, un instant est laissé aux pattes avant la suite ; il s’achève dès que tous ont laissé passer. Ce n’est pas une promesse : tu peux encore poser la patte.',
    },
    spiceItUp: {
      title: 'Des cartes qui changent les règles',
      text: 'L’hôte choisit parmi ces six, autant qu’il veut, ou laisse faire le sort. Elles restent près de la pioche et valent toute la partie.',
    },
    weLoveChili: {
      title: spiceItUp.weLoveChili.name,
      text: 'Là où un 1, un 2 ou un 3 est permis, on peut l’annoncer en piment. À partir de là, la pile est en piment.',
    },
    startItUp: {
      title: spiceItUp.startItUp.name,
      text: 'Après un 8 ou un 9 aussi, et pas seulement après un 10, on peut repartir à 1, 2 ou 3 de la même épice.',
    },
    spiceRaider: {
      title: spiceItUp.spiceRaider.name,
      text: 'Annonce 4 et ta patte reste sur la pile. Si personne ne conteste ce 4 avant la carte suivante, tout ce qui est sous ta patte est à toi. La pile continue avec la nouvelle carte seule.',
    },
    changeYourLuck: {
      title: spiceItUp.changeYourLuck.name,
      text: 'Avec un 5, glisse dessous jusqu’à deux autres cartes sans les montrer et pioches-en autant. Elles font partie de la pile, et aucune contestation ne les regarde.',
    },
    turnItUp: {
      title: spiceItUp.turnItUp.name,
      text: 'Quand on doute du nombre, un 6 passe aussi pour un 9 et un 9 pour un 6.',
    },
    copyCat: {
      title: spiceItUp.copyCat.name,
      text: 'Juste après la carte d’un autre, tout chat peut en poser une avec exactement la même annonce, même hors de son tour. On continue à sa gauche. Pour contester une copie, rien à préciser : nombre et épice doivent être justes tous les deux, ce qu’un joker n’est jamais.',
    },
  },
};
