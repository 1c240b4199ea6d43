/** Les règles de Spicy pour les joueurs, en français. */

import { fr as words } from '../fr.ts';
import type { SpicyBookTexts } from './book.ts';

const { spiceItUp, worldsEnd, spiceItUpTitle } = words;

export const fr: SpicyBookTexts = {
  pictures: {
    said: (declaration) => `annonce : ${declaration}`,
    doubted: { number: 'valeur contestée', spice: 'épice contestée' },
    right: 'juste',
    wrong: 'fausse',
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
      text: 'Débarrasse-toi de tes cartes en annonçant ce qui t’arrange, et démasque les autres quand ils en font autant. Les cartes gagnées sont des points, et une main vide rapporte l’un des trois trophées.',
    },
    cards: {
      title: 'Les cartes',
      text: 'Piment, wasabi et poivre ont les valeurs de 1 à 10, chacune en trois exemplaires. S’y ajoutent cinq jokers épice et cinq jokers valeur. Chacun reçoit 6 cartes.',
    },
    starter: {
      title: 'Qui commence',
      text: 'Le hasard décide, à moins que l’hôte n’ait désigné une place. On tourne ensuite dans le sens des aiguilles d’une montre.',
    },
    turn: { title: 'Jouer ou passer', text: 'À ton tour, tu fais une seule chose : jouer une carte ou passer.' },
    declare: {
      title: 'Dis ce que c’est',
      text: 'Ta carte va face cachée sur la pile et tu annonces une valeur et une épice. Les deux peuvent être vraies, une seule, ou aucune : personne d’autre ne le sait.',
    },
    first: {
      title: 'La première carte',
      text: 'Une nouvelle pile commence par un 1, un 2 ou un 3, dans l’épice de ton choix.',
    },
    higher: {
      title: 'Les cartes suivantes',
      text: 'Garde l’épice annoncée avant toi et annonce une valeur plus élevée. On peut en sauter.',
    },
    afterTen: {
      title: 'Après un 10',
      text: 'On repart du bas : la carte suivante est un 1, un 2 ou un 3 de la même épice.',
    },
    pass: {
      title: 'Passer',
      text: 'Pioche une carte, et ton tour est fini. La carte du dessus peut toujours être contestée.',
    },
    challenge: {
      title: 'Qui peut contester',
      text: 'Tous sauf son propriétaire peuvent contester la carte du dessus, à tout moment, même hors de leur tour et même si d’autres ont passé entre-temps. Ce qui est dessous est hors d’atteinte.',
    },
    paw: {
      title: 'Pose la patte, puis précise',
      text: 'Pose la patte sur la pile. La patte la plus rapide compte et ne se retire plus ; tant qu’elle est là, plus personne n’agit. Dis ensuite ce qui est faux : la valeur ou l’épice. Si tu ne dis rien à temps, tu perds.',
    },
    reveal: {
      title: 'On retourne la carte',
      text: 'Seul compte ce que tu as nommé. Si c’est faux, tu gagnes. Si c’est juste, le propriétaire de la carte gagne, même si le reste est un mensonge.',
    },
    wilds: {
      title: 'Les jokers',
      text: 'Un joker épice vaut toutes les épices, mais sa valeur est toujours fausse. Un joker valeur vaut toutes les valeurs, mais son épice est toujours fausse.',
    },
    winner: {
      title: 'Qui gagne prend la pile',
      text: 'Toutes ses cartes rejoignent face cachée le tas du gagnant : 1 point chacune. Plus personne ne les regarde.',
    },
    loser: {
      title: 'Qui perd pioche',
      text: 'Qui perd pioche deux cartes et doit aussitôt commencer la pile suivante. Impossible de passer à ce tour.',
    },
    lastCard: {
      title: 'Ta dernière carte',
      text: 'Une dernière carte doit être signalée. Tout s’arrête alors jusqu’à ce que tous les autres l’aient laissée passer ou que quelqu’un y pose la patte.',
    },
    trophy: {
      title: 'Gagner un trophée',
      text: 'Si personne ne conteste ta dernière carte, ou si la contestation échoue, tu prends un trophée et pioches 6 cartes. Sans contestation, la pile reste, ta carte est à l’abri pour de bon et le chat suivant joue par-dessus. Si on te démasque, pas de trophée.',
    },
    worldsEnd: {
      title: worldsEnd,
      text: 'Cette carte est glissée loin dans la pioche. Dès qu’elle se trouve sur le dessus, la partie est finie, même si quelqu’un est en train de piocher. Les cartes restées sur la pile ne comptent pour personne.',
    },
    manyTrophies: {
      title: 'Deuxième et troisième trophée',
      text: 'Un deuxième trophée fait aussitôt gagner le chat qui le prend. Quand le troisième trophée de la table est pris, la partie s’arrête et les points décident.',
    },
    points: {
      title: 'Le compte',
      text: '1 point par carte gagnée, 10 par trophée, 1 de moins par carte en main. Un trophée, 24 cartes gagnées et 4 en main font 30. Le plus grand total gagne ; à égalité, on partage la victoire.',
    },
    manners: {
      title: 'Les faux pas',
      text: 'À une table assistée, on ne peut annoncer que ce qui est permis, et les dernières cartes se signalent toutes seules. À une table stricte, tout peut se dire, mais après une annonce interdite ou un signal oublié, la carte revient en main et l’on pioche une carte au lieu de jouer. Ce qui n’a aucun sens est refusé partout.',
    },
    peeking: {
      title: 'Regarder en douce',
      text: 'Les cartes cachées ne regardent personne. À une table stricte, qui tente le coup pioche une carte et ne voit rien, une fois au plus entre deux tours.',
    },
    time: {
      title: 'Les horloges',
      text: 'Chaque décision a son horloge. Si le temps d’un tour est écoulé, on passe. Après chaque carte, un instant est laissé aux pattes avant la suite ; il s’achève dès que tous ont laissé passer. Laisser passer n’est pas une promesse : tu peux encore poser la patte.',
    },
    spiceItUp: {
      title: 'Des cartes qui changent les règles',
      text: 'L’hôte choisit parmi ces six, autant qu’il veut, ou laisse faire le hasard. Elles restent près de la pioche et valent pour toute la partie.',
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
      text: 'Annonce un 4 et ta patte reste sur la pile. Si personne ne conteste ce 4 avant la carte suivante, tout ce qui est sous ta patte est à toi. La pile continue avec la nouvelle carte seule.',
    },
    changeYourLuck: {
      title: spiceItUp.changeYourLuck.name,
      text: 'Avec un 5, glisse dessous jusqu’à deux autres cartes sans les montrer et pioches-en autant. Elles font partie de la pile, et une contestation ne les concerne pas.',
    },
    turnItUp: {
      title: spiceItUp.turnItUp.name,
      text: 'Quand la valeur est contestée, un 6 passe aussi pour un 9 et un 9 pour un 6.',
    },
    copyCat: {
      title: spiceItUp.copyCat.name,
      text: 'Jusqu’au tour suivant, tout autre chat peut poser une de ses cartes avec exactement la même annonce, même hors de son tour. On continue à sa gauche. Copier un 4 lance aussi un raid et copier un 5 permet l’échange, si ces cartes sont en vigueur. Pour contester une copie, rien à préciser : valeur et épice doivent être justes, ce qu’un joker ne permet jamais.',
    },
  },
};
