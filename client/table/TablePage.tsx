/** A table from the door to the scores: joining, gathering, playing. Loaded apart from the lobby. */

import '../styles/lesson.css';
import '../styles/table.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Refusal } from '../../shared/engine/game.ts';
import type { LeaveReason } from '../../shared/table/protocol.ts';
import { usualSeats } from '../../shared/table/seats.ts';
import { InGame } from '../games/InGame.tsx';
import { isGame } from '../games/registry.ts';
import { useActions } from '../hud/actions.ts';
import { AdviceContext } from '../hud/advice.ts';
import { useChosenGame } from '../hud/games.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Refused } from '../hud/kit/Refused.tsx';
import { SettingsDialog } from '../hud/lobby/SettingsDialog.tsx';
import { refusalWords, useSpeech, useTexts } from '../i18n/useTexts.ts';
import { FirstMatch } from '../lesson/FirstMatch.tsx';
import { isMeasured } from '../scene/frame/pace.ts';
import { hrefOf, type Route } from '../store/page/route.ts';
import { useProfile, useTable } from '../store/useStore.ts';
import { sitDown, sitLocally } from './session.ts';
import { loadShow, TableScreen } from './TableScreen.tsx';

export { loadShow };

/** Most come to a table that has dealt already. */
const Gathering = lazy(async () => {
  const [{ Gathering }] = await Promise.all([
    import('../hud/gathering/Gathering.tsx'),
    import('../styles/gathering.css'),
  ]);
  return { default: Gathering };
});
const BenchPanel = lazy(() => import('./bench/BenchPanel.tsx'));

type TableRoute = Extract<Route, { readonly page: 'table' | 'practice' }>;

export function TablePage({ route }: { readonly route: TableRoute }) {
  const { language, texts } = useSpeech();
  const status = useTable((table) => table.status);
  const facts = useTable((table) => table.facts);
  const options = useTable((table) => table.options);
  const dealt = useTable(({ present }) => present.view !== undefined);
  const [settings, setSettings] = useState(false);
  const seated = useTable(({ you }) => you !== undefined);
  const isFirst = useProfile(({ matches }) => matches === 0) && seated && options?.practice === true;
  const as = route.page === 'table' ? route.as : 'seat';
  const address = route.page === 'table' ? `${route.as} ${route.id}` : `practice ${route.game}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must not make anybody stand up and sit down again
  useEffect(() => {
    if (route.page === 'table') {
      void sitDown(route.id, route.as, language);
      return;
    }
    let gone = false;
    void import('./practice.ts')
      .then(({ preparePractice }) => preparePractice(route.game, texts.you))
      .then((open) => {
        if (!gone) sitLocally(open);
      });
    return () => {
      gone = true;
    };
  }, [address]);

  if (status === 'gone') return <Gone route={route} />;
  // Who sits where is known before who you are: until then you would be shown as somebody who watches.
  if (status === 'joining' || facts === undefined || options === undefined || !isGame(facts.game)) return <Joining />;
  return (
    <InGame game={facts.game}>
      {facts.phase === 'gathering' ? (
        <Suspense fallback={<Joining />}>
          <Gathering facts={facts} options={options} as={as} onSettings={() => setSettings(true)} />
        </Suspense>
      ) : !dealt ? (
        <Joining />
      ) : (
        <AdviceContext value={isFirst ? (rule) => <FirstMatch game={facts.game} rule={rule} /> : undefined}>
          <TableScreen facts={facts} as={as} />
          {isMeasured() ? (
            <Suspense>
              <BenchPanel />
            </Suspense>
          ) : undefined}
        </AdviceContext>
      )}
      {settings ? <SettingsDialog onClose={() => setSettings(false)} /> : undefined}
    </InGame>
  );
}

function Joining() {
  const t = useTexts();
  return (
    <main className="page centred">
      <p role="status">{t.seating}</p>
    </main>
  );
}

/** For who found neither a seat nor a place to watch from. */
function NextTable() {
  const { together: t } = useTexts();
  const { open } = useActions();
  const game = useChosenGame();
  const pace = useProfile((profile) => profile.pace ?? 'standard');
  const [refusal, setRefusal] = useState<Refusal>();
  const options = { game: game.id, seats: usualSeats(game), pace, visibility: 'private' } as const;
  return (
    <>
      <p>{t.fullClosed}</p>
      <Button onClick={async () => setRefusal(await open(options))}>{t.openNext}</Button>
      <Refused refusal={refusal} />
    </>
  );
}

function Gone({ route }: { readonly route: TableRoute }) {
  const speech = useSpeech();
  const gone = useTable((table) => table.gone);
  const why =
    typeof gone === 'string'
      ? speech.texts.gone[gone as LeaveReason]
      : gone === undefined
        ? ''
        : refusalWords(speech, gone);
  return (
    <main className="page centred">
      <p role="alert">{why}</p>
      {typeof gone === 'object' && gone.code === 'table/full' ? <NextTable /> : undefined}
      {/* Most who get here have mistyped a code. */}
      {typeof gone === 'object' && gone.code === 'table/noSuchTable' ? (
        <a className="button" href={hrefOf({ page: 'friends' })}>
          {speech.texts.anotherCode}
        </a>
      ) : undefined}
      {gone === 'elsewhere' && route.page === 'table' ? (
        <Button kind="primary" onClick={() => void sitDown(route.id, route.as, speech.language)}>
          {speech.texts.continueHere}
        </Button>
      ) : undefined}
      <a className={gone === 'elsewhere' ? 'button' : 'button primary'} href="/">
        {speech.texts.toLobby}
      </a>
    </main>
  );
}
