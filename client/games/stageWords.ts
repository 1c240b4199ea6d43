import type { Words } from '../choreography/words.ts';

export type StageFacts = Words['facts'];
export type StageWords = { readonly [key: string]: (facts: StageFacts) => string };

/** Words in the language that is spoken; `names` are those of the seats. */
export type StageWording = (words: Words, names: readonly string[]) => string;

/** A seat in the facts is called by its name. A key without words is a bug of the script that used it. */
export function wording(texts: StageWords): StageWording {
  return ({ key, facts }, names) => {
    const word = texts[key];
    if (word === undefined) throw new Error(`No words for "${key}"`);
    return word(typeof facts.seat === 'number' ? { ...facts, name: names[facts.seat] ?? '' } : facts);
  };
}
