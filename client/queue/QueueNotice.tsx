/** Over every other page: that somebody waits for a quick match, and that the table is ready. */

import './queue.css';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../hud/kit/Button.tsx';
import { useWords } from '../i18n/useTexts.ts';
import { leaveQueue } from '../net/queue.ts';
import { go } from '../store/page/address.ts';
import { queueStore } from '../store/person/queue.ts';
import { useRoute } from '../store/useStore.ts';
import { goToTable } from './meanwhile.ts';
import { useSeconds } from './useSeconds.ts';
import type { QueueWords } from './words.ts';
import { QUEUE_WORDS } from './words.ts';

/** Time to see what is revealed, and well within the time for which the seat is kept. */
const CHANGE_MS = 5000;

export function QueueNotice() {
  const words = useWords(QUEUE_WORDS);
  const queue = useStore(queueStore, (waiting) => waiting.queue);
  if (queue.state === 'none') return undefined;
  if (queue.state === 'seated') return <Ready key={queue.table} table={queue.table} words={words} />;
  return (
    <aside className="queue-notice" aria-label={words.title}>
      <Button kind="quiet" onClick={() => go({ page: 'queue', party: '' })}>
        {queue.state === 'waiting' ? <Waited since={queue.waitedMs} words={words} /> : words.party}
      </Button>
      <Button onClick={() => void leaveQueue()}>{words.giveUp}</Button>
    </aside>
  );
}

const Waited = ({ since, words }: { readonly since: number; readonly words: QueueWords }) =>
  words.waited(useSeconds(since, 1));

/** A match against bots in this browser ends by itself; a table with people is left by who wants to. */
function Ready({ table, words }: { readonly table: string; readonly words: QueueWords }) {
  const atTable = useRoute().page === 'table';
  useEffect(() => {
    if (atTable) return;
    const timer = setTimeout(() => goToTable(table), CHANGE_MS);
    return () => clearTimeout(timer);
  }, [table, atTable]);
  return (
    <aside className="queue-notice ready" role="alert">
      <strong>{words.ready}</strong>
      {atTable ? undefined : <span>{words.leavingIn(CHANGE_MS / 1000)}</span>}
      <Button kind="primary" onClick={() => goToTable(table)}>
        {words.goNow}
      </Button>
    </aside>
  );
}
