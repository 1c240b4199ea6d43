import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { TableListing } from '../../../shared/table/protocol.ts';
import { usualSeats } from '../../../shared/table/seats.ts';
import { useSpeech, useTexts } from '../../i18n/useTexts.ts';
import { lobbyStore, turnTo } from '../../store/page/lobby.ts';
import { hrefOf } from '../../store/page/route.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { useChosenGame, useGames } from '../games.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { TopBar } from '../kit/TopBar.tsx';
import { Pager } from './Pager.tsx';

/** Public tables, to sit down at. */
export function Tables() {
  const t = useTexts();
  const { watchLobby, open } = useActions();
  const { status, tables, page, pages } = useStore(lobbyStore);
  const game = useChosenGame();
  const pace = useProfile((profile) => profile.pace ?? 'standard');
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => watchLobby('seat'), [watchLobby]);

  return (
    <main className="page narrow">
      <TopBar title={t.tablesTitle} back="/" />
      {tables.length > 0 ? (
        <ul className="tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p className="panel empty" role="status">
          {status === 'open' ? t.noTables : status === 'unreachable' ? t.refusals['net/unreachable'] : t.lobbyOpening}
        </p>
      )}
      <Pager page={page} pages={pages} turnTo={turnTo} />
      <div className="stack">
        <Button
          kind="primary"
          shape="wide"
          onClick={async () => setRefusal(await open({ game: game.id, seats: usualSeats(game), pace }))}
        >
          <Icon name="table" />
          {t.openPublic}
        </Button>
        <Refused refusal={refusal} />
      </div>
    </main>
  );
}

function TableRow({ table }: { readonly table: TableListing }) {
  const { texts: t, games } = useSpeech();
  const theme = useGames().find(({ id }) => id === table.game)?.theme;
  const taken = table.people + table.bots;
  return (
    <li>
      <a className="table-row" data-theme={theme} href={hrefOf({ page: 'table', id: table.id, as: 'seat' })}>
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
