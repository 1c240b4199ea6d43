import { listsOf } from '../../../shared/table/texts/wording.ts';
import type { TogetherWords } from '../en/together.ts';

const list = listsOf('fr');

export const together: TogetherWords = {
  ownTable: 'Retour à ta table',
  ownTableIn: {
    gathering: (game) => `${game} : les autres se rassemblent.`,
    playing: (game) => `${game} : ta partie est en cours.`,
    scores: (game) => `${game} : la partie est finie.`,
  },
  leaveFree: 'Quitter la table ? Ta place sera libre.',
  leaveHere: 'Quitter la table ? Cette partie se joue dans ton navigateur et finit avec.',

  rename: 'Changer de nom',
  renameDo: 'Prendre ce nom',
  full: 'Cette table est complète',
  fullHint: 'Toutes les places sont prises. Tu peux regarder, ou ouvrir une table semblable pour les suivants.',
  fullClosed: 'Ouvre ta propre table pour les suivants.',
  fullWatching: 'Cette table est complète : tu regardes.',
  justWatch: 'Regarder',
  openNext: 'Ouvrir la table suivante',
  inviteFull: 'Toutes les places sont prises : qui ouvre le lien maintenant peut regarder.',
  inviteClosed: 'Toutes les places sont prises, et personne ne peut regarder.',
  kick: (name) => `Renvoyer ${name} ?`,
  kickHint: (name) => `${name} ne pourra pas revenir à cette table tant que tu ne l’auras pas permis.`,
  kickDo: 'Renvoyer',
  kickNot: 'Finalement non',
  sentAway: 'Renvoyés',
  letBack: (name) => `Laisser revenir ${name}`,
  quick: 'Partie rapide : les cartes sont distribuées toutes seules quand tout le monde est là.',
  quickWaiting: 'En attente d’autres chats.',

  wantsRematch: 'veut une revanche',
  noAnswer: 'n’a pas encore répondu',
  rematchWith: (names) => `Tu veux une revanche. En attente de ${list(names)}.`,
  dealNow: 'Distribuer',
  dealNowHint: 'Un bot joue pour qui n’a pas répondu, jusqu’à son retour.',
};
