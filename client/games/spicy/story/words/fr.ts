import { pluralsOf } from '../../../../../shared/table/texts/wording.ts';
import type { StoryWords } from './en.ts';

const plural = pluralsOf('fr');

export const fr: StoryWords = {
  title: 'Ce que cachaient les piles',
  lies: (lies, cards) => `${plural(lies, { one: '# mensonge', other: '# mensonges' })} sur ${cards} cartes.`,
  liar: ({ name, you }, lies, cards) =>
    you
      ? `C’est toi qui as le plus menti : ${lies} sur ${cards}.`
      : `C’est ${name} qui a le plus menti : ${lies} sur ${cards}.`,
  nobodyLied: 'Personne n’a menti. Vraiment.',
  all: (stacks) => `Retourner toutes les piles (${stacks})`,
  wonBy: ({ name, you }) => (you ? 'Prise par toi' : `Prise par ${name}`),
  leftLying: 'Restée sur la table',
  card: ({ name, you }, said, real, lie) =>
    `${you ? 'Tu as annoncé' : `${name} a annoncé`} ${said} : ${lie ? `mensonge, c’était ${real}` : real === said ? 'vrai' : `vrai, avec ${real}`}`,
  challenged: 'mis en doute',
};
