import type { SafetyWords } from './en.ts';

export const fr: SafetyWords = {
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
  page: (name) => `La page de ${name}`,
};
