/** A table from the door to the scores: joining, gathering, playing. Loaded apart from the lobby. */

import '../styles/gathering.css';
import '../styles/table.css';
import { useEffect, useState } from 'react';
import type { LeaveReason } from '../../shared/table/protocol.ts';
import { InGame } from '../games/InGame.tsx';
import { isGame } from '../games/registry.ts';
import { Gathering } from '../hud/gathering/Gathering.tsx';
import { SettingsDialog } from '../hud/lobby/SettingsDialog.tsx';
import { refusalWords, useSpeech, useTexts } from '../i18n/useTexts.ts';
import type { Route } from '../store/route.ts';
import { useTable } from '../store/useStore.ts';
import { sitDown, sitLocally } from './session.ts';
import { loadShow, TableScreen } from './TableScreen.tsx';

export { loadShow };

type TableRoute = Extract<Route, { readonly page: 'table' | 'practice' }>;

export function TablePage({ route }: { readonly route: TableRoute }) {
  const { language, texts } = useSpeech();
  const status = useTable((table) => table.status);
  const facts = useTable((table) => table.facts);
  const options = useTable((table) => table.options);
  const dealt = useTable(({ present }) => present.view !== undefined);
  const [settings, setSettings] = useState(false);
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

  if (status === 'gone') return <Gone />;
  // Who sits where is known before who you are: until then you would be shown as somebody who watches.
  if (status === 'joining' || facts === undefined || options === undefined || !isGame(facts.game)) return <Joining />;
  return (
    <InGame game={facts.game}>
      {facts.phase === 'gathering' ? (
        <Gathering facts={facts} options={options} onSettings={() => setSettings(true)} />
      ) : !dealt ? (
        <Joining />
      ) : (
        <TableScreen facts={facts} />
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

function Gone() {
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
      <a className="button primary" href="#/">
        {speech.texts.toLobby}
      </a>
    </main>
  );
}
