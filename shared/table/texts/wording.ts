/** What texts of every language are made with. */

import type { Json } from '../../engine/game.ts';
import type { Language } from '../talk.ts';

/** Somebody in a sentence: languages speak to you in another form than about others. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export type Facts = { readonly [name: string]: Json };

/** A wording, or how to make one from the facts of a refusal. */
export type Wording = string | ((facts: Facts) => string);

export type Plural = (count: number, forms: { readonly one: string; readonly other: string }) => string;

/** `plural(3, { one: '# card', other: '# cards' })` is "3 cards". French counts 0 as one, the others do not. */
export function pluralsOf(language: Language): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other).replaceAll('#', String(count));
}

/** « Mimi, Olive et Hugo »: commas and an and, as the language has them. */
export function listsOf(language: Language): (names: readonly string[]) => string {
  // English without a place would put a comma before its "and".
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return (names) => list.format(names);
}

/** 16–20, or just 3. */
export const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

export const word = (wording: Wording, facts: Facts = {}): string =>
  typeof wording === 'string' ? wording : wording(facts);

/** « de Mimi », « d’Olive ». H and Y keep their distance: « de Hugo », « de Yuki ». */
export const ofName = (name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
