/** A match that is over, to be watched again. Loaded apart from the lobby. */

import '../styles/table.css';
import './replay.css';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import { InGame } from '../games/InGame.tsx';
import { Button } from '../hud/kit/Button.tsx';
import { refusalWords, useSpeech, useSpoken } from '../i18n/useTexts.ts';
import { hrefOf } from '../store/page/route.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { type LoadedReplay, loadReplay } from './recording/loadReplay.ts';
import type { ReplayWords } from './words/en.ts';
import { loadReplayWords, whyNot } from './words.ts';

interface Props {
  readonly match: string;
  /** A move to open at. */
  readonly seq: number | undefined;
}

export function ReplayPage({ match, seq }: Props) {
  const { texts } = useSpeech();
  const words = useSpoken(loadReplayWords);
  const [loaded, setLoaded] = useState<Result<LoadedReplay, Refusal>>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more with every attempt
  useEffect(() => {
    let here = true;
    setLoaded(undefined);
    void loadReplay(match, 'watcher').then((answer) => {
      if (here) setLoaded(answer);
    });
    return () => {
      here = false;
    };
  }, [match, attempt]);

  if (loaded === undefined || words === undefined)
    return (
      <main className="page centred">
        <p role="status">{words?.loading ?? texts.loading}</p>
      </main>
    );
  if (!loaded.ok)
    return <NoReplay refusal={loaded.error} words={words} onAgain={() => setAttempt((last) => last + 1)} />;
  return (
    <InGame game={loaded.value.recording.game}>
      <ReplayScreen first={loaded.value} seq={seq} words={words} />
    </InGame>
  );
}

interface NoReplayProps {
  readonly refusal: Refusal;
  readonly words: ReplayWords;
  readonly onAgain: () => void;
}

/** What may be better in a moment: a line, a server that is busy. */
const PASSING = /^(?:net|server)\//;

function NoReplay({ refusal, words, onAgain }: NoReplayProps) {
  const speech = useSpeech();
  // Where it is still being played, if anybody may watch there.
  const table = refusal.facts?.table;
  return (
    <main className="page centred">
      <p role="alert">{whyNot(words, refusal) ?? refusalWords(speech, refusal)}</p>
      {typeof table === 'string' ? (
        <a className="button primary" href={hrefOf({ page: 'table', id: table, as: 'watcher' })}>
          {words.watchLive}
        </a>
      ) : undefined}
      {PASSING.test(refusal.code) ? (
        <Button kind="primary" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      ) : undefined}
      <a
        className={typeof table === 'string' || PASSING.test(refusal.code) ? 'button' : 'button primary'}
        href="/watch"
      >
        {words.toFeed}
      </a>
      <a className="button" href="/">
        {speech.texts.toLobby}
      </a>
    </main>
  );
}
