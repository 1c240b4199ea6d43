/** The words of the story, loaded with it. */

import { type ByLanguage, byLanguage } from '../../../../shared/table/talk.ts';
import { pluralsOf, type Who } from '../../../../shared/table/texts/wording.ts';

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

const plural = byLanguage(pluralsOf);

export const STORY_WORDS: ByLanguage<StoryWords> = {
  en: {
    title: 'What lay in the stacks',
    lies: (lies, cards) => `${lies} of ${plural.en(cards, { one: '# card', other: '# cards' })} were lies.`,
    liar: ({ name, you }, lies, cards) => `${you ? 'You' : name} lied most: ${lies} of ${cards}.`,
    nobodyLied: 'Nobody lied. Really.',
    all: (stacks) => `Turn all stacks over (${stacks})`,
    wonBy: ({ name, you }) => (you ? 'You took it' : `${name} took it`),
    leftLying: 'Nobody took it',
    card: ({ name, you }, said, real, lie) =>
      `${you ? 'You' : name} said ${said}: ${lie ? `a lie, it was ${real}` : real === said ? 'true' : `true, with ${real}`}`,
    challenged: 'challenged',
  },
  de: {
    title: 'Was in den Stapeln lag',
    lies: (lies, cards) => `${lies} von ${plural.de(cards, { one: '# Karte', other: '# Karten' })} waren gelogen.`,
    liar: ({ name, you }, lies, cards) =>
      you
        ? `Am meisten hast du gelogen: ${lies} von ${cards}.`
        : `Am meisten hat ${name} gelogen: ${lies} von ${cards}.`,
    nobodyLied: 'Niemand hat gelogen. Wirklich.',
    all: (stacks) => `Alle Stapel umdrehen (${stacks})`,
    wonBy: ({ name, you }) => (you ? 'Ging an dich' : `Ging an ${name}`),
    leftLying: 'Blieb liegen',
    card: ({ name, you }, said, real, lie) =>
      `${you ? 'Du hast' : `${name} hat`} ${said} gesagt: ${lie ? `gelogen, es war ${real}` : real === said ? 'wahr' : `wahr, mit ${real}`}`,
    challenged: 'angezweifelt',
  },
  nl: {
    title: 'Wat er in de stapels lag',
    lies: (lies, cards) => `${lies} van ${plural.nl(cards, { one: '# kaart', other: '# kaarten' })} waren gelogen.`,
    liar: ({ name, you }, lies, cards) => `${you ? 'Jij loog' : `${name} loog`} het meest: ${lies} van ${cards}.`,
    nobodyLied: 'Niemand loog. Echt niet.',
    all: (stacks) => `Alle stapels omdraaien (${stacks})`,
    wonBy: ({ name, you }) => (you ? 'Ging naar jou' : `Ging naar ${name}`),
    leftLying: 'Bleef liggen',
    card: ({ name, you }, said, real, lie) =>
      `${you ? 'Jij zei' : `${name} zei`} ${said}: ${lie ? `gelogen, het was ${real}` : real === said ? 'waar' : `waar, met ${real}`}`,
    challenged: 'betwijfeld',
  },
  fr: {
    title: 'Ce que cachaient les piles',
    lies: (lies, cards) => `${plural.fr(lies, { one: '# mensonge', other: '# mensonges' })} sur ${cards} cartes.`,
    liar: ({ name, you }, lies, cards) =>
      you
        ? `C’est toi qui as le plus menti : ${lies} sur ${cards}.`
        : `C’est ${name} qui a le plus menti : ${lies} sur ${cards}.`,
    nobodyLied: 'Personne n’a menti. Vraiment.',
    all: (stacks) => `Retourner toutes les piles (${stacks})`,
    wonBy: ({ name, you }) => (you ? 'Prise par toi' : `Prise par ${name}`),
    leftLying: 'Restée sur la table',
    card: ({ name, you }, said, real, lie) =>
      `${you ? 'Tu as annoncé' : `${name} a annoncé`} ${said} : ${lie ? `mensonge, c’était ${real}` : real === said ? 'vrai' : `vrai, avec ${real}`}`,
    challenged: 'mis en doute',
  },
};
