import { pluralsOf } from '../../../../../shared/table/texts/wording.ts';
import type { StoryWords } from './en.ts';

const plural = pluralsOf('de');

export const de: StoryWords = {
  title: 'Was in den Stapeln lag',
  lies: (lies, cards) => `${lies} von ${plural(cards, { one: '# Karte', other: '# Karten' })} waren gelogen.`,
  liar: ({ name, you }, lies, cards) =>
    you ? `Am meisten hast du gelogen: ${lies} von ${cards}.` : `Am meisten hat ${name} gelogen: ${lies} von ${cards}.`,
  nobodyLied: 'Niemand hat gelogen. Wirklich.',
  all: (stacks) => `Alle Stapel umdrehen (${stacks})`,
  wonBy: ({ name, you }) => (you ? 'Ging an dich' : `Ging an ${name}`),
  leftLying: 'Blieb liegen',
  card: ({ name, you }, said, real, lie) =>
    `${you ? 'Du hast' : `${name} hat`} ${said} gesagt: ${lie ? `gelogen, es war ${real}` : real === said ? 'wahr' : `wahr, mit ${real}`}`,
  challenged: 'angezweifelt',
};
