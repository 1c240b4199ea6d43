/** The words around the rules, in the language that is spoken. */

import type { Language } from '../../../shared/table/talk.ts';
import type { Speech } from '../../i18n/language.ts';
import type { RuleWords } from './words/en.ts';

const LOADERS: { readonly [language in Language]: () => Promise<RuleWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadRuleWords = ({ language }: Pick<Speech, 'language'>): Promise<RuleWords> => LOADERS[language]();
