import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { TableListing } from '../../../shared/table/protocol.ts';
import { useSpeech, useTexts } from '../../i18n/useTexts.ts';
import { joinable, lobbyStore, watchable } from '../../store/lobby.ts';
import { hrefOf } from '../../store/route.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { useChosenGame, useGames } from '../games.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { TopBar } from '../kit/TopBar.tsx';

const STRANGERS = 4;

/** Public tables, to sit down at or to watch. */
export function Tables({ as }: { readonly as: 'seat' | 'watcher' }) {
  const t = useTexts();
  const { watchLobby, open } = useActions();
  const { status, tables } = useStore(lobbyStore);
  const { id: game } = useChosenGame();
  const pace = useProfile((profile) => profile.pace);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => watchLobby(), [watchLobby]);

  const shown = as === 'seat' ? joinable(tables) : watchable(tables);
  const empty = as === 'seat' ? t.noTables : t.noMatches;
  return (
    <main className="page narrow">
      <TopBar title={as === 'seat' ? t.tablesTitle : t.watchTitle} back="#/" />
      {shown.length > 0 ? (
        <ul className="tables">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} as={as} />
          ))}
        </ul>
      ) : (
        <p className="panel empty" role="status">
          {status === 'open' ? empty : status === 'unreachable' ? t.refusals['net/unreachable'] : t.lobbyOpening}
        </p>
      )}
      {as === 'seat' ? (
        <div className="stack">
          <Button
            kind="primary"
            shape="wide"
            onClick={async () => setRefusal(await open({ game, seats: STRANGERS, pace }))}
          >
            <Icon name="table" />
            {t.openPublic}
          </Button>
          <Refused refusal={refusal} />
        </div>
      ) : undefined}
    </main>
  );
}

function TableRow({ table, as }: { readonly table: TableListing; readonly as: 'seat' | 'watcher' }) {
  const { texts: t, games } = useSpeech();
  const theme = useGames().find(({ id }) => id === table.game)?.theme;
  const taken = table.people + table.bots;
  return (
    <li>
      <a className="table-row" data-theme={theme} href={hrefOf({ page: 'table', id: table.id, as })}>
        <strong>{t.hostedBy(table.host)}</strong>
        <span>{games[table.game]?.name}</span>
        <span className="row">
          <span className="tag">{t.seatsTaken(taken, table.seats)}</span>
          {table.watchers > 0 ? <span className="tag">{t.watchers(table.watchers)}</span> : undefined}
          <span className="tag">{t.paceOf[table.pace as keyof typeof t.paceOf] ?? t.ownMix}</span>
        </span>
      </a>
    </li>
  );
}
