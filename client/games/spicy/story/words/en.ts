import { pluralsOf, type Who } from '../../../../../shared/table/texts/wording.ts';

export interface StoryWords {
  readonly title: string;
  /** "9 of 21 cards were lies." */
  readonly lies: (lies: number, cards: number) => string;
  /** "Mio lied most: 5 of 7." */
  readonly liar: (who: Who, lies: number, cards: number) => string;
  readonly nobodyLied: string;
  readonly all: (stacks: number) => string;
  readonly wonBy: (who: Who) => string;
  readonly leftLying: string;
  /** What a screen reader says of one card. */
  readonly card: (who: Who, said: string, real: string, lie: boolean) => string;
  readonly challenged: string;
}

const plural = pluralsOf('en');

export const en: StoryWords = {
  title: 'What lay in the stacks',
  lies: (lies, cards) => `${lies} of ${plural(cards, { one: '# card', other: '# cards' })} were lies.`,
  liar: ({ name, you }, lies, cards) => `${you ? 'You' : name} lied most: ${lies} of ${cards}.`,
  nobodyLied: 'Nobody lied. Really.',
  all: (stacks) => `Turn all stacks over (${stacks})`,
  wonBy: ({ name, you }) => (you ? 'You took it' : `${name} took it`),
  leftLying: 'Nobody took it',
  card: ({ name, you }, said, real, lie) =>
    `${you ? 'You' : name} said ${said}: ${lie ? `a lie, it was ${real}` : real === said ? 'true' : `true, with ${real}`}`,
  challenged: 'challenged',
};
