import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../shared/engine/game.ts';
import type { ByLanguage } from '../../shared/table/talk.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import { type Wording, word } from '../../shared/table/texts/wording.ts';
import type { Texts } from './en.ts';
import { type Speech, speechStore } from './language.ts';

/** Everything is rendered after the first language was loaded. */
export function useSpeech(): Speech {
  const speech = useStore(speechStore);
  if (speech === undefined) throw new Error('Rendered before any language was loaded');
  return speech;
}

export const useTexts = (): Texts => useSpeech().texts;

export function useGameWords(game: string): GameWords {
  const words = useSpeech().games[game];
  if (words === undefined) throw new Error(`No words for ${game}`);
  return words;
}

/** Words of a part that has few of them: all languages travel with it. */
export const useWords = <T>(words: ByLanguage<T>): T => words[useSpeech().language];

/**
 * Words that only one screen needs, loaded when it opens. When the language changes the old ones stay until the new ones are
 * there, so that the screen is never empty in between. `load` must be the same function from render to render.
 */
export function useSpoken<T>(load: (speech: Speech) => Promise<T>): T | undefined {
  const speech = useSpeech();
  const [spoken, setSpoken] = useState<T>();
  useEffect(() => {
    let current = true;
    void load(speech).then((loaded) => {
      if (current) setSpoken(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [load, speech]);
  return spoken;
}

/** Words for a refusal of the app, the table or a game. An unknown code is a newer server: say so rather than nothing. */
export function refusalWords({ texts, games }: Speech, { code, facts }: Refusal): string {
  const [area = '', reason = ''] = code.split('/');
  const known: { readonly [code: string]: Wording | undefined } = texts.refusals;
  const wording = known[code] ?? games[area]?.refusals[reason];
  return wording === undefined ? texts.refusedAnyhow : word(wording, facts);
}

/** A moment as a day, in the language that is spoken. */
export function useDay(): (at: number) => string {
  const { language } = useSpeech();
  return useCallback((at) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' }), [language]);
}
