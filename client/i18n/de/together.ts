import { listsOf } from '../../../shared/table/texts/wording.ts';
import type { TogetherWords } from '../en/together.ts';

const list = listsOf('de');

export const together: TogetherWords = {
  ownTable: 'Zurück an deinen Tisch',
  ownTableIn: {
    gathering: (game) => `${game}: Die anderen versammeln sich.`,
    playing: (game) => `${game}: Deine Partie läuft.`,
    scores: (game) => `${game}: Die Partie ist zu Ende.`,
  },
  leaveFree: 'Den Tisch verlassen? Dein Platz wird frei.',
  leaveHere: 'Den Tisch verlassen? Diese Partie läuft in deinem Browser und endet damit.',

  rename: 'Namen ändern',
  renameDo: 'So heiße ich',
  full: 'Dieser Tisch ist voll',
  fullHint: 'Alle Plätze sind besetzt. Du kannst zusehen oder einen ebensolchen Tisch für die Nächsten öffnen.',
  fullClosed: 'Öffne einen eigenen Tisch für die Nächsten.',
  fullWatching: 'Dieser Tisch ist voll: Du schaust zu.',
  justWatch: 'Zusehen',
  openNext: 'Nächsten Tisch öffnen',
  inviteFull: 'Alle Plätze sind besetzt: Wer den Link jetzt öffnet, kann zusehen.',
  inviteClosed: 'Alle Plätze sind besetzt, und niemand darf zusehen.',
  kick: (name) => `${name} wegschicken?`,
  kickHint: (name) => `${name} kann nicht an diesen Tisch zurück, bis du es wieder erlaubst.`,
  kickDo: 'Wegschicken',
  kickNot: 'Doch nicht',
  sentAway: 'Weggeschickt',
  letBack: (name) => `${name} wieder hereinlassen`,
  quick: 'Schnelles Spiel: Die Karten werden von selbst gegeben, wenn alle da sind.',
  quickWaiting: 'Warten auf weitere Katzen.',

  wantsRematch: 'will eine Revanche',
  noAnswer: 'hat noch nicht geantwortet',
  rematchWith: (names) => `Du willst eine Revanche. Warten auf ${list(names)}.`,
  dealNow: 'Jetzt geben',
  dealNowHint: 'Für alle, die nicht geantwortet haben, spielt ein Bot, bis sie wieder da sind.',
};
