import { useState } from 'react';
import type { PlayedMatch } from '../../../shared/table/people/catPage.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import { useDay, useSpeech } from '../../i18n/useTexts.ts';
import type { ProfileWords } from './words.ts';

/** The charts below are what a page is read for. */
const AT_FIRST = 6;

interface Props {
  readonly matches: readonly PlayedMatch[];
  readonly words: ProfileWords;
}

export function Matches({ matches, words }: Props) {
  const { games, texts: t } = useSpeech();
  const day = useDay();
  const [all, setAll] = useState(false);
  return (
    <section className="panel stack" aria-labelledby="matches-title">
      <h2 id="matches-title">{words.matches}</h2>
      {matches.length === 0 ? <p className="dim">{words.noMatches}</p> : undefined}
      <ol className="plain-list played">
        {(all ? matches : matches.slice(0, AT_FIRST)).map(({ id, game, at, seats, place, points, won, walkedOut }) => (
          <li key={id}>
            <span>
              <strong>{games[game]?.name ?? game}</strong> <small className="dim">{day(at)}</small>
            </span>
            <span className={won ? 'played-won' : undefined}>
              {won ? <Icon name="trophy" /> : undefined}
              {won ? words.won : words.place(place, seats)}
              {walkedOut ? `, ${words.left}` : ''}
            </span>
            <span className="dim">{t.points(points)}</span>
            <a className="button quiet" href={`/replay/${id}`}>
              <Icon name="eye" />
              {words.replay}
            </a>
          </li>
        ))}
      </ol>
      {all || matches.length <= AT_FIRST ? undefined : (
        <Button onClick={() => setAll(true)}>{words.moreMatches(matches.length)}</Button>
      )}
    </section>
  );
}
