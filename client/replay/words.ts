/** The words of the replay page. They travel with it, not with the lobby. */

import type { Refusal } from '../../shared/engine/game.ts';
import type { ByLanguage } from '../../shared/table/talk.ts';
import type { Speech } from '../i18n/language.ts';
import type { ReplayWords } from './words/en.ts';

const LOADERS: ByLanguage<() => Promise<ReplayWords>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const loadReplayWords = ({ language }: Pick<Speech, 'language'>): Promise<ReplayWords> => LOADERS[language]();

/** Why there is nothing to see; undefined for what every page has words for. */
export function whyNot({ refusals }: ReplayWords, { code, facts }: Refusal): string | undefined {
  switch (code) {
    case 'match/unknown':
      return refusals.unknown;
    case 'match/stillPlaying':
      return refusals.stillPlaying;
    case 'match/notYours':
    case 'table/noWatchers':
      return refusals.notForYou;
    case 'match/unreadable':
      return facts?.reason === 'match/otherVersion' ? refusals.otherVersion : refusals.damaged;
    case 'match/truncated':
      return refusals.damaged;
    case 'server/tooFrequent':
      return refusals.tooFrequent;
    default:
      return undefined;
  }
}
