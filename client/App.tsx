import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { actions, loadTable } from './appActions.ts';
import { CATALOG, gameNamed } from './games/registry.ts';
import { HostBanner } from './HostBanner.tsx';
import { ActionsContext } from './hud/actions.ts';
import { GamesContext } from './hud/games.ts';
import { NewBuild } from './hud/kit/NewBuild.tsx';
import { Friends } from './hud/lobby/Friends.tsx';
import { Home } from './hud/lobby/Home.tsx';
import { SettingsDialog } from './hud/lobby/SettingsDialog.tsx';
import { Tables } from './hud/lobby/Tables.tsx';
import { TransferArrival } from './hud/lobby/TransferArrival.tsx';
import { useTexts } from './i18n/useTexts.ts';
import { go } from './store/page/address.ts';
import type { Route } from './store/page/route.ts';
import { queueStore } from './store/person/queue.ts';
import { useProfile, useRoute, useTable } from './store/useStore.ts';

const TablePage = lazy(async () => ({ default: (await loadTable()).TablePage }));
const LessonPage = lazy(async () => ({ default: (await import('./lesson/LessonPage.tsx')).LessonPage }));
const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesPage }));
const RulesDialog = lazy(async () => ({ default: (await import('./RulesPage.tsx')).RulesDialog }));
const WatchPage = lazy(async () => ({ default: (await import('./watch/WatchPage.tsx')).WatchPage }));
const HostPage = lazy(async () => ({ default: (await import('./host/HostPage.tsx')).HostPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./cat/profile/ProfilePage.tsx')).ProfilePage }));
const TvPage = lazy(async () => ({ default: (await import('./watch/tv/TvPage.tsx')).TvPage }));
const CatPage = lazy(async () => ({ default: (await import('./CatPage.tsx')).CatPage }));

const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));

const LadderPage = lazy(async () => ({ default: (await import('./ladder/LadderPage.tsx')).LadderPage }));
const QueuePage = lazy(async () => ({ default: (await import('./queue/QueuePage.tsx')).QueuePage }));
const QueueNotice = lazy(async () => ({ default: (await import('./queue/QueueNotice.tsx')).QueueNotice }));

const HOME: Route = { page: 'home' };

type TableRoute = Extract<Route, { readonly page: 'table' | 'practice' | 'lesson' }>;

const isTable = (route: Route): route is TableRoute =>
  route.page === 'table' || route.page === 'practice' || route.page === 'lesson';

export function App() {
  const t = useTexts();
  const asked = useRoute();
  const route: Route = isMissing(asked) ? HOME : asked;
  const waits = useStore(queueStore, ({ queue }) => queue.state !== 'none');
  useTheme(route);
  useEffect(() => {
    // The rules are read with the match going on behind them.
    if (!isTable(route) && route.page !== 'rules' && route.page !== 'tv') actions.standUp();
  }, [route]);
  return (
    <GamesContext value={CATALOG}>
      <ActionsContext value={actions}>
        <HostBanner />
        <Suspense
          fallback={
            <main className="page centred">
              <p role="status">{t.loading}</p>
            </main>
          }
        >
          <Page route={route} />
        </Suspense>
        {waits && route.page !== 'queue' ? (
          <Suspense>
            <QueueNotice />
          </Suspense>
        ) : undefined}
        <NewBuild />
      </ActionsContext>
    </GamesContext>
  );
}

/** A lesson of a game that has none: an old link, or a typed one. */
const isMissing = (route: Route): boolean => route.page === 'lesson' && gameNamed(route.game).lesson === undefined;

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
      return <Tables />;
    case 'watchList':
      return <WatchPage />;
    case 'tv':
      return <TvPage />;
    case 'cat':
      return <CatPage />;
    case 'host':
      return <HostPage />;
    case 'profile':
      return <ProfilePage key={route.id} id={route.id} />;
    case 'rules':
      return <RulesPage game={route.game} paragraph={route.paragraph} />;
    case 'ladder':
      return <LadderPage game={route.game} />;
    case 'queue':
      return <QueuePage party={route.party} />;
    case 'replay':
      return <ReplayPage key={route.match} match={route.match} seq={route.seq} />;
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
  const [last, setLast] = useState<TableRoute>();
  const away = useTable(({ status }) => status === 'away');
  const under = route.page === 'rules' && !away ? last : undefined;
  const table = isTable(route) ? route : under;
  if (table !== last) setLast(table);
  return table;
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
