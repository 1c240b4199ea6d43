import type { SafetyWords } from './en.ts';

export const de: SafetyWords = {
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
};
