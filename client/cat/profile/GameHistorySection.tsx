import { useCallback, useId } from 'react';
import type { GameFigures } from '../../../shared/table/figures.ts';
import { favouriteOf, type Rate } from '../../../shared/table/figures.ts';
import type { GameHistory, Played } from '../../../shared/table/people/catPage.ts';
import { gameNamed } from '../../games/registry.ts';
import type { Speech } from '../../i18n/language.ts';
import { useSpeech, useSpoken } from '../../i18n/useTexts.ts';
import { type Column, RateChart } from './RateChart.tsx';
import type { ProfileWords } from './words.ts';

interface Props {
  readonly history: GameHistory;
  readonly words: ProfileWords;
}

/** How this cat plays one game: shares with small charts, over time and by seats. */
export function GameHistorySection({ history, words }: Props) {
  const { games, language } = useSpeech();
  const figures = useFigures(history.game);
  const heading = useId();
  const name = games[history.game]?.name;
  // A game that this page no longer has.
  if (name === undefined) return undefined;
  const { counts, matches, wins, months, bySeats } = history;
  const rates: readonly Rate[] = [{ title: words.wins, part: 'wins', of: 'matches' }, ...(figures?.rates ?? [])];
  const favourite = figures?.favourite;
  const liked = favourite === undefined ? undefined : favouriteOf(counts, favourite.prefix);
  const monthName = (month: string) =>
    new Date(`${month}-15`).toLocaleDateString(language, { month: 'short', year: 'numeric' });
  return (
    <section className="panel stack" aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>{words.record(matches, wins)}</p>
      <dl className="amounts">
        {favourite === undefined || liked === undefined ? undefined : (
          <div>
            <dt>{favourite.title}</dt>
            <dd>{favourite.word(liked)}</dd>
          </div>
        )}
        {(figures?.amounts ?? []).map(({ title, count }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{counts[count] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <ul className="rates">
        {rates.map((rate) => (
          <li key={rate.title}>
            <h3>{rate.title}</h3>
            <p>{shareOf(rate, history, words)}</p>
            <RateChart
              label={words.overTime}
              caption={`${rate.title}: ${words.overTime}`}
              head={words.month}
              value={rate.title}
              kind="line"
              columns={months.map((month) => columnOf(rate, month, monthName(month.month), words))}
            />
            <RateChart
              label={words.bySeats}
              caption={`${rate.title}: ${words.bySeats}`}
              head={words.seats}
              value={rate.title}
              kind="bars"
              columns={bySeats.map((some) => columnOf(rate, some, String(some.seats), words))}
            />
          </li>
        ))}
      </ul>
      <ul className="rates breakdowns">
        {(figures?.breakdowns ?? []).map(({ title, head, columns }) => (
          <li key={title}>
            <h3>{title}</h3>
            <RateChart
              caption={title}
              head={head}
              value={title}
              kind="bars"
              columns={columns.map((rate) => columnOf(rate, history, rate.title, words))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const countIn = ({ counts, matches, wins }: Played, name: string): number => ({ ...counts, matches, wins })[name] ?? 0;

function shareOf({ part, of }: Rate, played: Played, words: ProfileWords): string {
  const [some, all] = [countIn(played, part), countIn(played, of)];
  return all === 0 ? words.never : words.percent(Math.round((100 * some) / all), some, all);
}

function columnOf(rate: Rate, played: Played, label: string, words: ProfileWords): Column {
  const all = countIn(played, rate.of);
  return {
    label,
    share: all === 0 ? undefined : countIn(played, rate.part) / all,
    said: shareOf(rate, played, words),
  };
}

/** How histories of this game read, in the language that is spoken; undefined until they are loaded, and for a game without. */
export function useFigures(game: string): GameFigures | undefined {
  const load = useCallback(
    async ({ language, games }: Speech) => gameNamed(game).manifest.loadFigures?.(language, games[game]),
    [game],
  );
  return useSpoken<GameFigures | undefined>(load);
}
