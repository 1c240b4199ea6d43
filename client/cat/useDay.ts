import { useCallback } from 'react';
import { useSpeech } from '../i18n/useTexts.ts';

/** A moment as a day, in the language that is spoken. */
export function useDay(): (at: number) => string {
  const { language } = useSpeech();
  return useCallback((at) => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' }), [language]);
}
