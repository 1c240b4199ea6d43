import type { CoachWords } from './en.ts';

export const nl: CoachWords = {
  coach: 'Je eerste partij',
  doIt: 'Doe het voor mij',
  goOn: 'Verder',
  rule: 'De regel',
  watching: 'Kijk even naar de anderen.',
  strayed: 'Je eigen weg! De kaarten en de regels blijven echt; vanaf hier denken de anderen zelf na.',
  takeBack: 'Terugnemen',
  startOver: 'Opnieuw beginnen',
  over: 'Dat was je eerste partij. Nu kun je overal aanschuiven.',
  toRules: 'Alle regels',
  hide: 'Hulp verbergen',
  show: 'Hulp tonen',
};
