/** House TV: always on. It follows the hottest table, shows recorded reveals between matches, and goes to another. Nothing to press. */

import './tv.css';
import { lazy, Suspense, useEffect } from 'react';
import { useKey } from '../../controls/useKey.ts';
import { Instead } from '../../hud/kit/Instead.tsx';
import { Logo } from '../../hud/Logo.tsx';
import { useSpoken, useTexts } from '../../i18n/useTexts.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { loadGallerySpeech } from '../words.ts';
import { useAwake } from './useAwake.ts';
import { useProgramme } from './useProgramme.ts';

const RecordedReveal = lazy(async () => ({ default: (await import('./RecordedReveal.tsx')).RecordedReveal }));

export function TvPage() {
  const t = useTexts();
  const speech = useSpoken(loadGallerySpeech);
  const { programme, next } = useProgramme();
  useOverlay();
  useAwake();
  useKey(['f', 'F'], fillScreen);
  const waiting = (
    <main className="page centred">
      <p role="status">{t.loading}</p>
    </main>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for who has a mouse; keys have f
    <div className="tv" onDoubleClick={fillScreen}>
      <header className="tv-sign">
        <Logo title="Hot Paws" />
        <h1>{speech?.words.houseTv ?? t.watch}</h1>
        {programme?.kind === 'table' ? (
          <span className="tag" data-live={!programme.house}>
            {programme.house ? speech?.words.exhibition : speech?.words.liveNow}
          </span>
        ) : undefined}
      </header>
      {programme === undefined || speech === undefined ? (
        waiting
      ) : programme.kind === 'table' ? (
        <TablePage key={programme.id} route={{ page: 'table', id: programme.id, as: 'watcher' }} />
      ) : (
        // What cannot be fetched or drawn is left out.
        <Instead onFailure={next}>
          <Suspense fallback={waiting}>
            <RecordedReveal {...{ speech, reveal: programme.reveal }} onOver={next} />
          </Suspense>
        </Instead>
      )}
    </div>
  );
}

function fillScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  // Where a page cannot fill the screen there is nothing to tell.
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** `/tv?overlay`: for streaming software, which lays it over something else. */
function useOverlay(): void {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('overlay')) return;
    document.documentElement.dataset.overlay = '';
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);
}
