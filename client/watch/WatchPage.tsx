/** Where one watches: what runs now, and the best reveals of today, this week and ever. Never empty. */

import './watch.css';
import { lazy, Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FEED_SPANS, type FeedSpan } from '../../shared/table/gallery.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Instead } from '../hud/kit/Instead.tsx';
import { Refused } from '../hud/kit/Refused.tsx';
import { Segmented } from '../hud/kit/Segmented.tsx';
import { TopBar } from '../hud/kit/TopBar.tsx';
import { useSpoken, useTexts } from '../i18n/useTexts.ts';
import { chooseTier, thisDevice } from '../scene/quality.ts';
import { settingsStore } from '../store/person/settings.ts';
import { nameOf } from './feed/feed.ts';
import { RevealCard } from './feed/RevealCard.tsx';
import { useFeed } from './feed/useFeed.ts';
import { useInSight } from './feed/useInSight.ts';
import { LiveTables } from './LiveTables.tsx';
import { type GallerySpeech, loadGallerySpeech } from './words.ts';

/** With the stage and everything on it: only for who can see it move. */
const RevealLoop = lazy(async () => ({ default: (await import('./feed/RevealLoop.tsx')).RevealLoop }));

export function WatchPage() {
  const t = useTexts();
  const speech = useSpoken(loadGallerySpeech);
  return (
    <main className="page watch">
      <TopBar title={speech?.words.title ?? t.watch} back="/" />
      {speech === undefined ? (
        <p role="status">{t.loading}</p>
      ) : (
        <>
          <LiveTables words={speech.words} />
          <BestReveals speech={speech} />
        </>
      )}
    </main>
  );
}

function BestReveals({ speech }: { readonly speech: GallerySpeech }) {
  const { words } = speech;
  const [asked, setAsked] = useState<FeedSpan>('today');
  const feed = useFeed(asked);
  const { span, reveals } = feed;
  const list = useRef<HTMLUListElement>(null);
  const { quality, reducedMotion } = useStore(settingsStore);
  const [stopped, setStopped] = useState(false);
  const mayMove = !reducedMotion && chooseTier(quality, thisDevice()) !== 'off';
  const moving = useInSight(list, reveals.map(nameOf), mayMove && !stopped);
  return (
    <section className="watch-part" aria-labelledby="best">
      <h2 id="best">{words.best}</h2>
      <Segmented
        legend={words.best}
        hideLegend
        value={asked}
        choices={FEED_SPANS.map((value) => ({ value, label: words.spans[value] }))}
        onChange={setAsked}
      />
      <p className="dim" role="status">
        {feed.loading ? words.loading : span !== asked && span !== 'today' ? words.wider[span] : ''}
      </p>
      {mayMove ? <Button onClick={() => setStopped(!stopped)}>{stopped ? words.play : words.pause}</Button> : undefined}
      <ul className="reveals" ref={list}>
        {reveals.map((reveal) => (
          <RevealCard key={nameOf(reveal)} {...{ reveal, speech }} onChange={feed.change}>
            {moving === nameOf(reveal) ? (
              // What cannot be fetched or drawn leaves the still, and the page.
              <Instead onFailure={() => setStopped(true)}>
                <Suspense>
                  <RevealLoop match={reveal.match} seq={reveal.seq} />
                </Suspense>
              </Instead>
            ) : undefined}
          </RevealCard>
        ))}
      </ul>
      <Refused refusal={feed.refusal} />
      {feed.refusal === undefined ? undefined : <Button onClick={feed.again}>{words.tryAgain}</Button>}
      {feed.next === undefined ? undefined : (
        <Button shape="wide" disabled={feed.loading} onClick={feed.more}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
