/** Waiting for a quick match, alone or with friends. Loaded when somebody waits. */

import '../styles/gathering.css';
import './queue.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PartyFacts, QueueState } from '../../shared/table/queue.ts';
import { gameNamed } from '../games/registry.ts';
import { QrCode } from '../hud/gathering/QrCode.tsx';
import { Button } from '../hud/kit/Button.tsx';
import { CopyButton } from '../hud/kit/CopyButton.tsx';
import { Icon } from '../hud/kit/Icon.tsx';
import { Refused } from '../hud/kit/Refused.tsx';
import { TopBar } from '../hud/kit/TopBar.tsx';
import { useSpeech, useTexts, useWords } from '../i18n/useTexts.ts';
import { enterQueue, joinParty, leaveQueue, openParty } from '../net/queue.ts';
import { go } from '../store/page/address.ts';
import { hrefOf } from '../store/page/route.ts';
import { profileStore } from '../store/person/profile.ts';
import { queueStore } from '../store/person/queue.ts';
import { goToTable, wishOf } from './meanwhile.ts';
import { QuickWishes } from './QuickWishes.tsx';
import { useSeconds } from './useSeconds.ts';
import type { QueueWords } from './words.ts';
import { QUEUE_WORDS } from './words.ts';

export function QueuePage({ party }: { readonly party: string }) {
  const { language } = useSpeech();
  const words = useWords(QUEUE_WORDS);
  const { queue, refusal } = useStore(queueStore);
  useEffect(() => {
    const { state } = queueStore.getState().queue;
    if (party !== '') void joinParty(party, language);
    else if (state === 'none') void enterQueue(wishOf(), language);
  }, [party, language]);
  useEffect(() => {
    if (queue.state === 'seated') goToTable(queue.table);
  }, [queue]);
  const giveUp = () => {
    void leaveQueue();
    go({ page: 'home' });
  };
  return (
    <main className="page narrow queue-page">
      <TopBar title={words.title} back="/" />
      <Refused refusal={refusal} />
      {queue.state === 'gathering' ? <Gathering party={queue.party} words={words} /> : undefined}
      {queue.state === 'waiting' ? <Wait wait={queue} words={words} /> : undefined}
      {queue.state !== 'none' && queue.state !== 'seated' && queue.party.leads ? (
        <QuickWishes people={queue.party.names.length} words={words} />
      ) : undefined}
      <div className="stack">
        {queue.state === 'waiting' ? <Meanwhile words={words} /> : undefined}
        {queue.state === 'waiting' && queue.party.names.length === 1 ? (
          <Button shape="wide" onClick={() => void openParty(language)}>
            <Icon name="friends" />
            {words.bringFriends}
          </Button>
        ) : undefined}
        <Button kind="quiet" shape="wide" onClick={giveUp}>
          {words.giveUp}
        </Button>
      </div>
    </main>
  );
}

type Waiting = Extract<QueueState, { readonly state: 'waiting' }>;

function Wait({ wait, words }: { readonly wait: Waiting; readonly words: QueueWords }) {
  const waited = useSeconds(wait.waitedMs, 1);
  const held = useSeconds(wait.heldMs, -1);
  const { names } = wait.party;
  return (
    <section className="panel queue-wait" aria-labelledby="queue-looking">
      <div className="queue-paws" aria-hidden="true">
        {['one', 'two', 'three'].map((paw) => (
          <Icon key={paw} name="paw" />
        ))}
      </div>
      <h2 id="queue-looking">{words.looking}</h2>
      <p role="status">{words.waiting(wait.waiting)}</p>
      {/* Not announced: a screen reader would count the seconds aloud. */}
      <p className="queue-seconds">{words.waited(waited)}</p>
      <p className="dim">{words.expected(Math.ceil(wait.expectedMs / 1000))}</p>
      {held > 0 ? <p>{words.held(held)}</p> : undefined}
      {names.length > 1 ? <p>{words.partyWaits(names.join(', '))}</p> : undefined}
    </section>
  );
}

function Meanwhile({ words }: { readonly words: QueueWords }) {
  const game = gameNamed(profileStore.getState().game).manifest.id;
  return (
    <>
      <Button kind="primary" shape="wide" onClick={() => go({ page: 'practice', game })}>
        <Icon name="paw" />
        {words.meanwhile}
      </Button>
      <p className="dim">{words.meanwhileHint}</p>
    </>
  );
}

function Gathering({ party, words }: { readonly party: PartyFacts; readonly words: QueueWords }) {
  const t = useTexts();
  const { language } = useSpeech();
  const link = new URL(hrefOf({ page: 'queue', party: party.code }), location.origin).href;
  return (
    <section className="panel invite" aria-labelledby="queue-party">
      <QrCode text={link} name={t.qrName} />
      <div className="stack">
        <h2 id="queue-party">{words.party}</h2>
        <ul className="queue-names" aria-live="polite">
          {party.names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two friends may have the same name
            <li key={place}>{name}</li>
          ))}
        </ul>
        <p className="dim">{words.partyHint}</p>
        <p className="link">{link}</p>
        <div className="row">
          <CopyButton text={link} />
          {party.leads ? (
            <Button kind="primary" onClick={() => void enterQueue(wishOf(), language)}>
              {words.start}
            </Button>
          ) : undefined}
        </div>
        {party.leads ? undefined : <p>{words.leaderDecides}</p>}
      </div>
    </section>
  );
}
