import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { actions, loadTable } from './appActions.ts';
import { CATALOG, gameNamed } from './games/registry.ts';
import { ActionsContext } from './hud/actions.ts';
import { GamesContext } from './hud/games.ts';
import { Friends } from './hud/lobby/Friends.tsx';
import { Home } from './hud/lobby/Home.tsx';
import { SettingsDialog } from './hud/lobby/SettingsDialog.tsx';
import { Tables } from './hud/lobby/Tables.tsx';
import { TransferArrival } from './hud/lobby/TransferArrival.tsx';
import { useTexts } from './i18n/useTexts.ts';
import { go, type Route } from './store/route.ts';
import { useProfile, useRoute, useTable } from './store/useStore.ts';

const TablePage = lazy(async () => ({ default: (await loadTable()).TablePage }));
const LessonPage = lazy(async () => ({ default: (await import('./lesson/LessonPage.tsx')).LessonPage }));
const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesPage }));
const RulesDialog = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesDialog }));
const CatPage = lazy(async () => ({ default: (await import('./CatPage.tsx')).CatPage }));

type TableRoute = Extract<Route, { readonly page: 'table' | 'practice' | 'lesson' }>;

const isTable = (route: Route): route is TableRoute =>
  route.page === 'table' || route.page === 'practice' || route.page === 'lesson';

export function App() {
  const t = useTexts();
  const route = useRoute();
  useTheme(route);
  useEffect(() => {
    // The rules are read with the match going on behind them.
    if (!isTable(route) && route.page !== 'rules') actions.standUp();
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
  const table = useTableOf(route);
  if (table !== undefined)
    return (
      <>
        {table.page === 'lesson' ? <LessonPage game={table.game} /> : <TablePage route={table} />}
        {route.page === 'rules' ? (
          <Suspense>
            <RulesDialog game={route.game} paragraph={route.paragraph} onClose={() => go(table)} />
          </Suspense>
        ) : undefined}
      </>
    );
  switch (route.page) {
    case 'friends':
      return <Friends />;
    case 'tables':
      return <Tables key="seat" as="seat" />;
    case 'watchList':
      return <Tables key="watcher" as="watcher" />;
    case 'cat':
      return <CatPage />;
    case 'rules':
      return <RulesPage game={route.game} paragraph={route.paragraph} />;
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

/** The table of this page, or the one that the rules are opened over. */
function useTableOf(route: Route): TableRoute | undefined {
  const last = useRef<TableRoute>(undefined);
  const away = useTable(({ status }) => status === 'away');
  if (isTable(route)) last.current = route;
  else if (route.page !== 'rules' || away) last.current = undefined;
  return last.current;
}

/** The room belongs to the game: that of the table where there is one, otherwise that of the choice in the lobby. */
function useTheme(route: Route): void {
  const chosen = useProfile((profile) => profile.game);
  const played = useTable(({ facts }) => facts?.game);
  const named = 'game' in route ? route.game : undefined;
  const id = (route.page === 'table' ? played : named) ?? chosen;
  const { theme } = gameNamed(id);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
