import { useEffect, useState } from 'react';
import { PHRASES, type Phrase } from '../../../shared/table/talk.ts';
import type { Texts } from '../../i18n/en.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import type { Said } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';

const STAYS = 4000;

/** What each seat has said in the last moments, by seat. */
export function useBubbles(): ReadonlyMap<number, string> {
  const { texts, language } = useSpeech();
  const said = useTable((table) => table.said);
  const [faded, setFaded] = useState(0);
  const newest = said.at(-1)?.id ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setFaded(newest), STAYS);
    return () => clearTimeout(timer);
  }, [newest]);
  const fresh = said.filter(({ id }) => id > faded);
  return new Map(fresh.map((word) => [word.seat, wordsOf(word, texts, language)]));
}

const wordsOf = ({ said }: Said, texts: Texts, language: keyof (typeof PHRASES)['hello']): string =>
  said in PHRASES ? PHRASES[said as Phrase][language] : texts.emoteOf[said as keyof Texts['emoteOf']];
