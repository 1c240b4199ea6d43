/** How well this browser's cat reads: this evening, ever, and whether it trusts too much. */

import { useEffect, useState } from 'react';
import { leaningOf, type Reader } from '../../../shared/table/guesses.ts';
import { call } from '../../net/api.ts';
import { profileStore } from '../../store/person/profile.ts';
import type { GallerySpeech } from '../words.ts';

interface Props {
  readonly speech: GallerySpeech;
  /** Changes when a guess has been counted; undefined before the first. */
  readonly since: string | number | undefined;
  /** Not yet to be read, and its place kept: it would say whether the last guess was right. */
  readonly isKept?: boolean;
}

export function ReaderScore({ speech: { words }, since, isKept = false }: Props) {
  const reader = useReader(since);
  if (reader === undefined) return undefined;
  const { right, guesses, streak } = reader.evening;
  const { ever } = reader;
  const leaning = leaningOf(ever);
  return (
    <p className="dim" style={isKept ? { visibility: 'hidden' } : undefined}>
      {[
        guesses === 0 ? '' : words.score(right, guesses, streak),
        // The first evening says it all.
        ever.guesses > guesses ? words.ever(ever.right, ever.guesses, ever.best) : '',
        leaning === undefined ? '' : words[leaning],
      ].join(' ')}
    </p>
  );
}

function useReader(since: Props['since']): Reader | undefined {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    const { token } = profileStore.getState();
    if (since === undefined || token === '') return;
    let current = true;
    void call<Reader>({ method: 'GET', path: '/api/me/reader', token }).then((answer) => {
      if (current && answer.ok) setReader(answer.value);
    });
    return () => {
      current = false;
    };
  }, [since]);
  return reader;
}
