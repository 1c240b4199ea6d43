import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { SpicyBeatId } from '../lesson.ts';

export const fr: LessonWords<SpicyBeatId> = {
  honest: {
    ask: 'Bienvenue ! Aujourd’hui, tu commences avec trois cartes seulement. Une nouvelle pile débute par 1, 2 ou 3. Tu as le 2 de piment : prends-le et joue-le pour ce qu’il est.',
  },
  misoFive: {
    after:
      'Miso pose une carte face cachée et annonce 5 piment : la même épice, une valeur plus élevée. C’est bien possible. Laisse passer.',
  },
  tabascoSeven: {
    after:
      '7 piment, dit Tabasco. On peut contester chaque carte, mais se tromper coûte cher. Laisse passer celle-ci aussi.',
  },
  lie: {
    ask: 'Il te faut maintenant du piment au-dessus de 7, et tu n’en as pas. Alors mens ! Prends le 4 de wasabi et annonce 8 piment. Personne ne voit la carte.',
  },
  misoPaw: { after: 'Une patte sur ta carte ! Miso ne te croit pas et dit ce qui est faux…' },
  caught: {
    after:
      'La patte dans le sac ! Miso a contesté l’épice, et le wasabi n’est pas du piment. La pile va à Miso, un point par carte. Tu pioches deux cartes.',
  },
  start: { ask: 'Qui perd commence la pile suivante. Tu as pioché le 1 de wasabi : joue-le honnêtement.' },
  misoFour: { after: '4 wasabi, dit Miso. Pourquoi pas ? Laisse passer.' },
  jump: { after: 'Tabasco saute de 4 directement à 10 wasabi. Louche, non ?' },
  paw: { ask: 'Conteste ! Pose la patte sur la pile : le gros bouton ou la barre d’espace.' },
  catch: {
    ask: 'Dis maintenant ce qui est faux : la valeur ou l’épice. Seul ce que tu nommes sera vérifié.',
    after:
      'C’était un 6 de poivre ! Tu as démasqué un mensonge : la pile est à toi, trois points. Tabasco pioche deux cartes et doit recommencer.',
  },
  tabascoTwo: { after: '2 poivre. Laisse passer : tu as de quoi jouer dessus.' },
  nine: { ask: 'Joue ton 9 de poivre et annonce 9 poivre. On peut sauter des valeurs.' },
  misoTen: {
    after: '10 poivre. Après un 10, on repart à 1, 2 ou 3 de la même épice. Laisse passer.',
  },
  tabascoPasses: {
    after: 'Tabasco passe et pioche une carte. C’est permis quand rien ne convient, ou que rien ne vaut le risque.',
  },
  last: {
    ask: 'Plus qu’une carte, un joker épice : juste pour toutes les épices, mais sa valeur est toujours fausse. Joue-le et annonce 1 poivre. Si ta dernière carte tient, tu gagnes un trophée.',
  },
  doubt: {
    after:
      'La patte de Miso est sur ta dernière carte. Si Miso conteste la valeur, c’est perdu. Si c’est l’épice, ton joker tient…',
  },
  trophy: {
    after:
      'L’épice ! Un joker épice est juste pour toutes les épices. Tu prends la pile et un trophée de 10 points. Et la carte Fin du monde apparaît : la partie est finie, et tu as gagné.',
  },
};
