/** The words of Fib. English sets the shape; the compiler asks for the same in every other language. */

import { pluralsOf, type Who, type Wording } from '../../../../../../shared/table/texts/wording.ts';
import type { FibReason } from '../refusals.ts';

const plural = pluralsOf('en');
const a = (number: number): string => (number === 8 ? 'an 8' : `a ${number}`);

export const en = {
  name: 'Fib',
  pitch: 'Lay a card, say a number, and hope that nobody asks.',
  keys: { call: 'Call it' },
  yourTurn: 'Your turn: lay a card and say a number.',
  orCall: 'Lay a card, or call the last one.',
  callOrStand: 'Call the last card, or let it stand.',
  waiting: (name: string): string => `Waiting for ${name}.`,
  hand: 'Your cards',
  card: (number: number): string => `${a(number)}`,
  say: 'What do you say it is?',
  number: (number: number): string => `Say ${number}`,
  call: 'Fib!',
  callHint: (name: string, number: number): string => `${name} said ${number}`,
  letStand: 'Let it stand',
  cancel: 'Another card',
  pile: 'The pile',
  inHand: (count: number): string => plural(count, { one: '# card in hand', other: '# cards in hand' }),
  taken: (count: number): string => plural(count, { one: '# card taken', other: '# cards taken' }),
  endedBy: 'All cards are laid.',
  log: {
    starts: (who: Who): string => (who.you ? 'You start.' : `${who.name} starts.`),
    laid: (who: Who, number: number): string => `${who.you ? 'You say' : `${who.name} says`} ${number}.`,
    stands: (who: Who): string => `${who.you ? 'You let' : `${who.name} lets`} it stand.`,
    revealed: (who: Who, face: number, lied: boolean): string =>
      lied
        ? `${who.you ? 'You' : who.name} fibbed: it is ${a(face)}.`
        : `${who.you ? 'You' : who.name} told the truth: it is ${a(face)}.`,
    took: (who: Who, count: number): string =>
      `${who.you ? 'You take' : `${who.name} takes`} ${plural(count, { one: '# card', other: '# cards' })}.`,
    over: 'All cards are laid.',
  },
  refusals: {
    malformed: 'That could not be read.',
    matchOver: 'The match is over.',
    tableOnly: 'Only the clock does that.',
    seatOnly: 'Only a cat does that.',
    notYourTurn: 'It is not your turn.',
    notInHand: 'You do not have this card.',
    tooLow: ({ least }) => `Say at least ${least}.`,
    nothingToCall: 'There is nothing that you could call.',
    mustLay: 'As long as you have cards, you lay one.',
  } satisfies { readonly [reason in FibReason]: Wording } as { readonly [reason in FibReason]: Wording },
};

export type FibTexts = typeof en;
