import type { SafetyWords } from './en.ts';

export const nl: SafetyWords = {
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
};
