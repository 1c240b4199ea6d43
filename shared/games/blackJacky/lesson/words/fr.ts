import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { JackyBeatId } from '../lesson.ts';

export const fr: LessonWords<JackyBeatId> = {
  layEight: {
    ask: 'Bienvenue au saloon ! Aujourd’hui, chacun n’a qu’un cœur. Tu as un 8 et un 2. D’abord une ruse : prends le 8 et pose-le. Devant toi, il compte 8,1.',
  },
  swap: {
    ask: 'Tu dois maintenant piocher, échanger ou frapper. 10,1, c’est peu : prends ton 2 et échange-le contre le 5 visible.',
    after:
      'Donc 13,1. À la fin, tous ceux qui ont 21 ou plus perdent un cœur. S’il n’y en a pas, c’est la plus petite somme qui en perd un.',
  },
  calamityDraws: {},
  biscuitFour: { after: 'Biscuit pose un 4 : le chat suivant doit piocher, et c’est toi. C’est un 1 : 14,1.' },
  biscuitDraws: {},
  draw: {
    ask: '14,1, c’est peut-être la plus petite somme. Pioche une carte.',
    after: 'Un 6 ! Ça fait 20,1, et sous 21 on ne fait guère mieux. Il n’y a plus qu’à tenir.',
  },
  calamityAgain: {},
  biscuitSwaps: {},
  plusOne: {
    ask: 'Calamity a pioché deux fois et ronronne. Prends ton 6 et joue sa ruse : le +1 va à Calamity.',
  },
  knock: {
    ask: 'Ton 6 est posé et compte toujours, tu gardes donc 20,1. Frappe ! Plus aucune ruse ne pourra t’atteindre.',
    after: 'Le premier coup frappé : chacun des autres a encore exactement un tour.',
  },
  calamityLast: { after: 'Calamity échange un 7 contre une carte de la pioche. Bonne idée ? Biscuit joue en dernier.' },
  reckoning: {
    after:
      'Toutes les cartes sont montrées. Calamity avait 20, et avec ton +1 ça fait 21 : un cœur perdu. Parmi les chats restants, c’est toi qui as la plus grande somme. Gagné !',
  },
};
