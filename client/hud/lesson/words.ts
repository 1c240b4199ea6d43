/** The words of the coach that are the same for every game. */

import type { ByLanguage } from '../../../shared/table/talk.ts';

export interface CoachWords {
  readonly coach: string;
  readonly doIt: string;
  readonly goOn: string;
  readonly rule: string;
  readonly watching: string;
  readonly strayed: string;
  readonly takeBack: string;
  readonly startOver: string;
  readonly over: string;
  readonly toRules: string;
  readonly hide: string;
  readonly show: string;
}

export const COACH_WORDS: ByLanguage<CoachWords> = {
  en: {
    coach: 'Your first game',
    doIt: 'Do it for me',
    goOn: 'Go on',
    rule: 'The rule',
    watching: 'Watch the others for a moment.',
    strayed: 'A way of your own! The cards and the rules stay real; from here on the others think for themselves.',
    takeBack: 'Take it back',
    startOver: 'Start over',
    over: 'That was your first game. Now you know enough to sit down anywhere.',
    toRules: 'All rules',
    hide: 'Hide the coach',
    show: 'Show the coach',
  },
  de: {
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
  },
  nl: {
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
  },
  fr: {
    coach: 'Ta première partie',
    doIt: 'Fais-le pour moi',
    goOn: 'Continuer',
    rule: 'La règle',
    watching: 'Regarde les autres un instant.',
    strayed:
      'Tu suis ton propre chemin ! Les cartes et les règles restent les vraies ; à partir d’ici, les autres décident seuls.',
    takeBack: 'Annuler',
    startOver: 'Recommencer',
    over: 'C’était ta première partie. Tu en sais assez pour t’asseoir à n’importe quelle table.',
    toRules: 'Toutes les règles',
    hide: 'Masquer l’aide',
    show: 'Afficher l’aide',
  },
};
