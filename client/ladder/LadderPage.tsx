/** Who is how good: a game's leaderboard, and the own place in it. Loaded when somebody asks. */

import './ladder.css';
import { useEffect, useId, useState } from 'react';
import type { Refusal } from '../../shared/engine/game.ts';
import {
  LADDER_SPANS,
  type Ladder,
  type LadderRow,
  type LadderSpan,
  type OwnPlace,
} from '../../shared/table/ladder.ts';
import { gameNamed } from '../games/registry.ts';
import { CatFace } from '../hud/cat/CatFace.tsx';
import { useGames } from '../hud/games.ts';
import { Refused } from '../hud/kit/Refused.tsx';
import { Segmented } from '../hud/kit/Segmented.tsx';
import { TopBar } from '../hud/kit/TopBar.tsx';
import { useSpeech, useSpoken, useTexts } from '../i18n/useTexts.ts';
import { call } from '../net/api.ts';
import { hrefOf } from '../store/page/route.ts';
import { profileStore } from '../store/person/profile.ts';
import { RatingCheck } from './RatingCheck.tsx';
import type { LadderWords } from './words/en.ts';
import { loadLadderWords } from './words.ts';

const REFRESH_MS = 60_000;

export function LadderPage({ game: asked }: { readonly game: string }) {
  const t = useTexts();
  const game = gameNamed(asked).manifest.id;
  const words = useSpoken(loadLadderWords);
  const [span, setSpan] = useState<LadderSpan>('week');
  const { ladder, refusal } = useLadder(game, span);
  if (words === undefined) return undefined;
  return (
    <main className="page narrow ladder-page">
      <TopBar title={words.title} back="/" />
      <GameTabs game={game} />
      <Segmented
        legend={words.span}
        hideLegend
        value={span}
        choices={LADDER_SPANS.map((value) => ({ value, label: words.spanOf[value] }))}
        onChange={setSpan}
      />
      <Refused refusal={refusal} />
      {ladder === undefined ? (
        <p role="status">{refusal === undefined ? t.loading : ''}</p>
      ) : (
        <Board ladder={ladder} words={words} />
      )}
      <p className="dim">{words.how}</p>
      <RatingCheck key={game} game={game} words={words} />
    </main>
  );
}

function Board({ ladder, words }: { readonly ladder: Ladder; readonly words: LadderWords }) {
  const { language } = useSpeech();
  const { top, you, people, countedAt } = ladder;
  const time = new Date(countedAt).toLocaleTimeString(language, { timeStyle: 'short' });
  // Near the end of the list those below are not in it.
  const allInTop = you?.around.every(({ rank }) => rank <= (top.at(-1)?.rank ?? 0)) ?? true;
  return (
    <>
      <Own you={you} words={words} />
      {you === undefined || allInTop ? undefined : <Rows title={words.aroundYou} rows={you.around} words={words} />}
      {top.length === 0 ? (
        <p className="panel empty">{words.empty}</p>
      ) : (
        <Rows title={words.best} rows={top} words={words} />
      )}
      <p className="dim">
        {words.people(people)} · {words.countedAt(time)}
      </p>
    </>
  );
}

function Own({ you, words }: { readonly you: OwnPlace | undefined; readonly words: LadderWords }) {
  const { language } = useSpeech();
  if (you === undefined) return <p className="panel">{words.notYet}</p>;
  const number = (value: number) => value.toLocaleString(language);
  return (
    <section className="panel ladder-own" aria-label={words.yourRating}>
      <span>{words.yourRating}</span>
      <strong>{words.rating(number(you.points), number(you.within))}</strong>
      {you.provisional ? <p className="dim">{words.provisional}</p> : undefined}
    </section>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly LadderRow[];
  readonly words: LadderWords;
}

function Rows({ title, rows, words }: RowsProps) {
  const { language } = useSpeech();
  const heading = useId();
  const number = (value: number) => value.toLocaleString(language);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <table className="ladder">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.cat}</th>
            <th scope="col" className="number">
              {words.points}
            </th>
            <th scope="col" className="number wide-only">
              {words.matches}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name have nothing else to be told apart by
              key={place}
              data-rank={row.rank}
              className={row.you ? 'you' : undefined}
              aria-current={row.you ? 'true' : undefined}
            >
              <td>{number(row.rank)}</td>
              <th scope="row">
                <CatFace look={row.look} />
                {row.cat === '' ? (
                  <span>{row.name === '' ? words.somebody : row.name}</span>
                ) : (
                  <a href={hrefOf({ page: 'profile', id: row.cat })}>{row.name}</a>
                )}
                {row.you ? <span className="tag">{words.you}</span> : undefined}
              </th>
              <td className="number">{number(row.points)}</td>
              <td className="number wide-only">{number(row.matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Asked anew whenever the board may have been counted anew. */
function useLadder(game: string, span: LadderSpan) {
  const [state, setState] = useState<{ readonly ladder?: Ladder; readonly refusal?: Refusal }>({});
  useEffect(() => {
    let current = true;
    const load = async () => {
      const { token } = profileStore.getState();
      const found = await call<Ladder>({ method: 'GET', path: `/api/ladder/${game}/${span}`, token });
      if (current) setState(found.ok ? { ladder: found.value } : { refusal: found.error });
    };
    void load();
    const timer = setInterval(load, REFRESH_MS);
    return () => {
      current = false;
      clearInterval(timer);
      setState({});
    };
  }, [game, span]);
  return state;
}

function GameTabs({ game }: { readonly game: string }) {
  const t = useTexts();
  const { games: words } = useSpeech();
  return (
    <nav className="ladder-games" aria-label={t.chooseGame}>
      {useGames().map(({ id }) => (
        <a
          key={id}
          className="button"
          href={hrefOf({ page: 'ladder', game: id })}
          aria-current={id === game ? 'page' : undefined}
        >
          {words[id]?.name}
        </a>
      ))}
    </nav>
  );
}
