/** What somebody who is in a reveal may wish: no name on it, or not in the feed at all. */

import './ownReveal.css';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useSpoken } from '../../i18n/useTexts.ts';
import { type GallerySpeech, loadGallerySpeech } from '../words.ts';
import { type Which, wishedFor, wishFor } from './feed.ts';

interface Props extends Pick<GallerySpeech, 'words'> {
  readonly reveal: Which;
  readonly onGone?: () => void;
}

export function OwnReveal({ reveal, words, onGone }: Props) {
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const wish = async (wished: 'nameless' | 'gone') => {
    const answer = await wishFor(reveal, wished);
    setDone(answer.ok);
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok && wished === 'gone') onGone?.();
  };
  return (
    <details className="reveal-mine">
      <summary>{words.mine}</summary>
      <div className="stack">
        <Button onClick={() => void wish('nameless')}>{words.nameOff}</Button>
        <Button onClick={() => void wish('gone')}>{words.takeOut}</Button>
        {done ? <p role="status">{words.done}</p> : undefined}
        <Refused refusal={refusal} />
      </div>
    </details>
  );
}

/** The same where it is not known yet whether this person is in it: nothing for everybody else, nor for what is out of the feed already. */
export function PerhapsOwnReveal({ match, seq }: Which) {
  const speech = useSpoken(loadGallerySpeech);
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    let current = true;
    void wishedFor({ match, seq }).then((wish) => {
      if (current) setIn(wish !== undefined && wish !== 'gone');
    });
    return () => {
      current = false;
    };
  }, [match, seq]);
  if (!isIn || speech === undefined) return undefined;
  return <OwnReveal reveal={{ match, seq }} words={speech.words} />;
}
