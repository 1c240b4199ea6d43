import { pluralsOf } from '../../../../../shared/table/texts/wording.ts';
import type { StoryWords } from './en.ts';

const plural = pluralsOf('nl');

export const nl: StoryWords = {
  title: 'Wat er in de stapels lag',
  lies: (lies, cards) => `${lies} van ${plural(cards, { one: '# kaart', other: '# kaarten' })} waren gelogen.`,
  liar: ({ name, you }, lies, cards) => `${you ? 'Jij loog' : `${name} loog`} het meest: ${lies} van ${cards}.`,
  nobodyLied: 'Niemand loog. Echt niet.',
  all: (stacks) => `Alle stapels omdraaien (${stacks})`,
  wonBy: ({ name, you }) => (you ? 'Ging naar jou' : `Ging naar ${name}`),
  leftLying: 'Bleef liggen',
  card: ({ name, you }, said, real, lie) =>
    `${you ? 'Jij zei' : `${name} zei`} ${said}: ${lie ? `gelogen, het was ${real}` : real === said ? 'waar' : `waar, met ${real}`}`,
  challenged: 'betwijfeld',
};
