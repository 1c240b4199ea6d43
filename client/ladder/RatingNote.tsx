/** What a rated match did to the own rating, under its scores. Nothing where it did nothing. */

import { useEffect, useState } from 'react';
import type { OwnChange } from '../../shared/table/ladder.ts';
import { useSpeech, useSpoken } from '../i18n/useTexts.ts';
import { call } from '../net/api.ts';
import { hrefOf } from '../store/page/route.ts';
import { profileStore } from '../store/person/profile.ts';
import { loadLadderWords } from './words.ts';

interface Props {
  readonly game: string;
  readonly match: string;
}

export function RatingNote({ game, match }: Props) {
  const { language } = useSpeech();
  const words = useSpoken(loadLadderWords);
  const change = useChange(match);
  if (words === undefined || change?.rated !== true) return undefined;
  const by = change.points - change.before;
  const signed = by.toLocaleString(language, { signDisplay: 'exceptZero' });
  return (
    <p className="rating-note" role="status">
      {words.changed(change.points.toLocaleString(language), signed)}
      {change.provisional ? <span className="dim"> {words.stillProvisional}</span> : undefined}{' '}
      <a href={hrefOf({ page: 'ladder', game })}>{words.toLadder}</a>
    </p>
  );
}

function useChange(match: string): OwnChange | undefined {
  const [change, setChange] = useState<OwnChange>();
  useEffect(() => {
    let current = true;
    const { token } = profileStore.getState();
    void call<OwnChange>({ method: 'GET', path: `/api/matches/${match}/rating`, token }).then((found) => {
      if (current && found.ok) setChange(found.value);
    });
    return () => {
      current = false;
    };
  }, [match]);
  return change;
}
