/** What somebody who is in a reveal may wish: no name on it, or not in the feed at all, and back. */

import './ownReveal.css';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { REVEAL_WISHES, type RevealWish } from '../../../shared/table/gallery.ts';
import { Refused } from '../../hud/kit/Refused.tsx';
import { Segmented } from '../../hud/kit/Segmented.tsx';
import { useSpoken } from '../../i18n/useTexts.ts';
import { loadGallerySpeech } from '../words.ts';
import { type Which, wishedFor, wishFor } from './feed.ts';

/** Nothing for whoever is not in it. */
export function OwnReveal({ match, seq }: Which) {
  const words = useSpoken(loadGallerySpeech)?.words;
  const [wish, setWish] = useState<RevealWish>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let current = true;
    void wishedFor({ match, seq }).then((wished) => {
      if (current) setWish(wished);
    });
    return () => {
      current = false;
    };
  }, [match, seq]);
  if (wish === undefined || words === undefined) return undefined;
  const change = async (wished: RevealWish) => {
    const answer = await wishFor({ match, seq }, wished);
    if (answer.ok) setWish(wished);
    setRefusal(answer.ok ? undefined : answer.error);
  };
  return (
    <details className="reveal-mine">
      <summary>{words.mine}</summary>
      <Segmented
        legend={words.mine}
        hideLegend
        wrapping
        value={wish}
        choices={REVEAL_WISHES.map((value) => ({ value, label: words.wishes[value] }))}
        onChange={(wished) => void change(wished)}
      />
      <Refused refusal={refusal} />
    </details>
  );
}
