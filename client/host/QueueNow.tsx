import type { HostQueue } from '../../shared/table/hosting.ts';
import { useSpeech } from '../i18n/useTexts.ts';
import type { HostWords } from './words/en.ts';

/** Who waits for a quick match, in all processes. */
export function QueueNow({ queue, words }: { readonly queue: readonly HostQueue[]; readonly words: HostWords }) {
  const { games, texts: t } = useSpeech();
  const paces: { readonly [pace: string]: string } = t.paceOf;
  return (
    <section className="panel stack" aria-labelledby="queue-title">
      <h2 id="queue-title">{words.queue}</h2>
      {queue.length === 0 ? <p className="dim">{words.nobodyWaits}</p> : undefined}
      <ul className="host-list">
        {queue.map(({ game, pace, people, longestMs }) => (
          <li key={`${game} ${pace}`}>
            <div className="host-line">
              <span>
                {games[game]?.name ?? game}, {paces[pace] ?? pace}
              </span>
              <span>{words.waitingFor(people, Math.round(longestMs / 1000))}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
