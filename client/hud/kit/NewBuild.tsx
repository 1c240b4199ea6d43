import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ByLanguage } from '../../../shared/table/talk.ts';
import { useWords } from '../../i18n/useTexts.ts';
import { buildStore } from '../../store/page/build.ts';
import { useTable } from '../../store/useStore.ts';
import { Button } from './Button.tsx';

export interface BuildWords {
  readonly news: string;
  readonly load: string;
  readonly later: string;
}

export const BUILD_WORDS: ByLanguage<BuildWords> = {
  en: { news: 'There is a new version of Hot Paws. Your seat waits for you.', load: 'Load it', later: 'Later' },
  de: { news: 'Es gibt eine neue Version von Hot Paws. Dein Platz wartet auf dich.', load: 'Laden', later: 'Später' },
  nl: { news: 'Er is een nieuwe versie van Hot Paws. Je plaats wacht op je.', load: 'Laden', later: 'Later' },
  fr: { news: 'Il y a une nouvelle version de Hot Paws. Ta place t’attend.', load: 'La charger', later: 'Plus tard' },
};

/** Asks to load the new version, between matches only: nobody is taken from their cards for it. */
export function NewBuild() {
  const words = useWords(BUILD_WORDS);
  const isOld = useStore(buildStore, (build) => build.isOld);
  const isPlaying = useTable(({ status, facts }) => status !== 'away' && facts?.phase === 'playing');
  const [later, setLater] = useState(false);
  // Who put it off is asked again after the next match.
  useEffect(() => {
    if (isPlaying) setLater(false);
  }, [isPlaying]);
  if (!isOld || isPlaying || later) return undefined;
  return (
    <section className="panel new-build" role="status">
      <p>{words.news}</p>
      <div className="row">
        <Button kind="primary" onClick={() => location.reload()}>
          {words.load}
        </Button>
        <Button kind="quiet" onClick={() => setLater(true)}>
          {words.later}
        </Button>
      </div>
    </section>
  );
}
