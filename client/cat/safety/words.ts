/** The words of blocking and reporting. */

import type { ReportReason } from '../../../shared/table/hosting.ts';
import type { ByLanguage } from '../../../shared/table/talk.ts';
import { ofName } from '../../../shared/table/texts/wording.ts';

export interface SafetyWords {
  readonly people: string;
  readonly page: (name: string) => string;
  readonly blocked: string;
  readonly hint: string;
  readonly block: (name: string) => string;
  readonly unblock: (name: string) => string;
  readonly report: (name: string) => string;
  readonly reason: string;
  readonly send: string;
  readonly sent: string;
  readonly reasonOf: { readonly [reason in ReportReason]: string };
}

export const SAFETY_WORDS: ByLanguage<SafetyWords> = {
  en: {
    people: 'Trouble with somebody?',
    blocked: 'Cats you keep away from',
    hint: 'Whom you block you never meet again in quick matches, and neither hears the other.',
    block: (name) => `Block ${name}`,
    unblock: (name) => `Unblock ${name}`,
    report: (name) => `Report ${name}`,
    reason: 'What is it about?',
    send: 'Send report',
    sent: 'Thank you. The host of the server will look at it, with the match and what was said.',
    reasonOf: {
      name: 'The name',
      talk: 'What was said',
      cheating: 'Cheating',
      leaving: 'Leaving on purpose',
      other: 'Something else',
    },
    page: (name) => `The page of ${name}`,
  },
  de: {
    people: 'Ärger mit jemandem?',
    blocked: 'Katzen, denen du aus dem Weg gehst',
    hint: 'Wen du blockierst, triffst du in schnellen Partien nie wieder, und keiner hört den anderen.',
    block: (name) => `${name} blockieren`,
    unblock: (name) => `${name} nicht mehr blockieren`,
    report: (name) => `${name} melden`,
    reason: 'Worum geht es?',
    send: 'Meldung abschicken',
    sent: 'Danke. Das Haus sieht es sich an, mit der Partie und dem, was gesagt wurde.',
    reasonOf: {
      name: 'Der Name',
      talk: 'Was gesagt wurde',
      cheating: 'Betrug',
      leaving: 'Absichtlich gegangen',
      other: 'Etwas anderes',
    },
    page: (name) => `Die Seite von ${name}`,
  },
  nl: {
    people: 'Last van iemand?',
    blocked: 'Katten die je uit de weg gaat',
    hint: 'Wie je blokkeert, kom je in snelle partijen nooit meer tegen, en jullie horen elkaar niet meer.',
    block: (name) => `${name} blokkeren`,
    unblock: (name) => `${name} niet meer blokkeren`,
    report: (name) => `${name} melden`,
    reason: 'Waar gaat het om?',
    send: 'Melding versturen',
    sent: 'Dank je. Het huis bekijkt het, met de partij en wat er gezegd is.',
    reasonOf: {
      name: 'De naam',
      talk: 'Wat er gezegd is',
      cheating: 'Vals spel',
      leaving: 'Met opzet vertrokken',
      other: 'Iets anders',
    },
    page: (name) => `De pagina van ${name}`,
  },
  fr: {
    people: 'Un souci avec quelqu’un ?',
    blocked: 'Les chats que tu évites',
    hint: 'Qui tu bloques, tu ne le croises plus en partie rapide, et aucun n’entend l’autre.',
    block: (name) => `Bloquer ${name}`,
    unblock: (name) => `Débloquer ${name}`,
    report: (name) => `Signaler ${name}`,
    reason: 'De quoi s’agit-il ?',
    send: 'Envoyer le signalement',
    sent: 'Merci. La maison va regarder, avec la partie et ce qui a été dit.',
    reasonOf: {
      name: 'Le nom',
      talk: 'Ce qui a été dit',
      cheating: 'Triche',
      leaving: 'Départ volontaire',
      other: 'Autre chose',
    },
    page: (name) => `La page ${ofName(name)}`,
  },
};
