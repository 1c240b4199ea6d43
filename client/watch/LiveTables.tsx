import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TableListing } from '../../shared/table/protocol.ts';
import { useActions } from '../hud/actions.ts';
import { useGames } from '../hud/games.ts';
import { Icon } from '../hud/kit/Icon.tsx';
import { Pager } from '../hud/lobby/Pager.tsx';
import { useSpeech, useTexts } from '../i18n/useTexts.ts';
import { lobbyStore, turnTo } from '../store/page/lobby.ts';
import { hrefOf } from '../store/page/route.ts';
import { Still } from './feed/Still.tsx';
import type { WatchWords } from './words/en.ts';

/** As often as the server paints a new one. */
const STILL_MS = 20_000;

/** What runs now: the hottest tables first, as the lobby lists them. */
export function LiveTables({ words }: { readonly words: WatchWords }) {
  const t = useTexts();
  const { watchLobby } = useActions();
  const { status, tables, page, pages } = useStore(lobbyStore);
  useEffect(() => watchLobby('watcher'), [watchLobby]);
  const moment = useMoment(STILL_MS);
  const nothing = status === 'unreachable' ? t.refusals['net/unreachable'] : words.nothingLive;
  return (
    <section className="watch-part" aria-labelledby="live">
      <h2 id="live">{words.live}</h2>
      <ul className="live-tables">
        <li>
          <a className="live-card tv panel" href={hrefOf({ page: 'tv' })}>
            <span className="reveal-still">
              <span className="still-tags">
                <span className="tag on-air">{words.onAir}</span>
              </span>
              <Icon name="eye" />
            </span>
            <strong>{words.houseTv}</strong>
            <span className="dim">{words.houseTvHint}</span>
          </a>
        </li>
        {tables.map((table) => (
          <LiveTable key={table.id} {...{ table, words, moment }} />
        ))}
      </ul>
      {tables.length === 0 ? (
        <p className="dim" role="status">
          {status === 'open' || status === 'unreachable' ? nothing : t.lobbyOpening}
        </p>
      ) : undefined}
      <Pager page={page} pages={pages} turnTo={turnTo} />
    </section>
  );
}

interface Props {
  readonly table: TableListing;
  readonly words: WatchWords;
  /** Changes when there is a new still. */
  readonly moment: number;
}

function LiveTable({ table, words, moment }: Props) {
  const { texts: t, games } = useSpeech();
  const theme = useGames().find(({ id }) => id === table.game)?.theme;
  const game = games[table.game]?.name;
  return (
    <li>
      <a className="live-card panel" data-theme={theme} href={hrefOf({ page: 'table', id: table.id, as: 'watcher' })}>
        <span className="reveal-still">
          <Still src={`/api/stills/${table.id}?at=${moment}`} />
          <span className="still-tags">
            {table.hot ? <span className="tag hot">{words.hot}</span> : undefined}
            {table.watchers > 0 ? <span className="tag">{t.watchers(table.watchers)}</span> : undefined}
          </span>
        </span>
        {/* Everybody has left, and bots play on. */}
        <strong>{table.host === '' ? game : t.hostedBy(table.host)}</strong>
        <span className="dim">
          {table.host === '' ? '' : `${game} · `}
          {t.seatsTaken(table.people + table.bots, table.seats)}
        </span>
      </a>
    </li>
  );
}

/** Rises by one after each such time, in step with the server's own. */
function useMoment(every: number): number {
  const [moment, setMoment] = useState(() => Math.floor(Date.now() / every));
  useEffect(() => {
    const timer = setInterval(() => setMoment(Math.floor(Date.now() / every)), every);
    return () => clearInterval(timer);
  }, [every]);
  return moment;
}
