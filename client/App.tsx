import { lazy, Suspense, useEffect, useState } from 'react';
import { actions, loadTable } from './appActions.ts';
import { CATALOG } from './games/catalog.ts';
import { ActionsContext } from './hud/actions.ts';
import { GamesContext } from './hud/games.ts';
import { Friends } from './hud/lobby/Friends.tsx';
import { Home } from './hud/lobby/Home.tsx';
import { SettingsDialog } from './hud/lobby/SettingsDialog.tsx';
import { Tables } from './hud/lobby/Tables.tsx';
import { TransferArrival } from './hud/lobby/TransferArrival.tsx';
import { useTexts } from './i18n/useTexts.ts';
import type { Route } from './store/route.ts';
import { useProfile, useRoute, useTable } from './store/useStore.ts';

const TablePage = lazy(async () => ({ default: (await loadTable()).TablePage }));
const CatPage = lazy(async () => ({ default: (await import('./CatPage.tsx')).CatPage }));

/** Pages on which a running match goes on in the background. */
const BESIDE_THE_TABLE: readonly Route['page'][] = ['table', 'practice', 'rules'];

export function App() {
  const t = useTexts();
  const route = useRoute();
  useTheme(route);
  useEffect(() => {
    if (!BESIDE_THE_TABLE.includes(route.page)) actions.standUp();
  }, [route]);
  return (
    <GamesContext value={CATALOG}>
      <ActionsContext value={actions}>
        <Suspense
          fallback={
            <main className="page centred">
              <p role="status">{t.loading}</p>
            </main>
          }
        >
          <Page route={route} />
        </Suspense>
      </ActionsContext>
    </GamesContext>
  );
}

function Page({ route }: { readonly route: Route }) {
  const [settings, setSettings] = useState(false);
  switch (route.page) {
    case 'friends':
      return <Friends />;
    case 'tables':
      return <Tables key="seat" as="seat" />;
    case 'watchList':
      return <Tables key="watcher" as="watcher" />;
    case 'cat':
      return <CatPage />;
    case 'table':
    case 'practice':
      return <TablePage route={route} />;
    case 'transfer':
      return <TransferArrival code={route.code} />;
    default:
      return (
        <>
          <Home onSettings={() => setSettings(true)} />
          {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : undefined}
        </>
      );
  }
}

/** The room belongs to the game: that of the table where there is one, otherwise that of the choice in the lobby. */
function useTheme(route: Route): void {
  const chosen = useProfile((profile) => profile.game);
  const played = useTable(({ facts }) => facts?.game);
  const named = 'game' in route ? route.game : undefined;
  const id = (route.page === 'table' ? played : named) ?? chosen;
  const theme = CATALOG.find((game) => game.id === id)?.theme ?? 'den';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
