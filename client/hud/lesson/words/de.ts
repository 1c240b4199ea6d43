import type { CoachWords } from './en.ts';

export const de: CoachWords = {
  coach: 'Deine erste Partie',
  doIt: 'Mach es für mich',
  goOn: 'Weiter',
  rule: 'Die Regel',
  watching: 'Schau den anderen kurz zu.',
  strayed: 'Dein eigener Weg! Karten und Regeln bleiben echt; ab hier denken die anderen selbst.',
  takeBack: 'Zurücknehmen',
  startOver: 'Von vorn',
  over: 'Das war deine erste Partie. Jetzt kannst du dich überall dazusetzen.',
  toRules: 'Alle Regeln',
  hide: 'Hilfe ausblenden',
  show: 'Hilfe einblenden',
};
