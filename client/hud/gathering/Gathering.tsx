import { useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import type { Reply } from '../../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../../shared/table/requests.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import type { TableFacts } from '../../store/table/table.ts';
import { useServerSeconds, useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { TalkDialog } from '../table/TalkDialog.tsx';
import { useBubbles } from '../table/useBubbles.ts';
import { useLeaving } from '../table/useLeaving.tsx';
import { FullTable } from './FullTable.tsx';
import { HostSettings } from './HostSettings.tsx';
import { Invite } from './Invite.tsx';
import { SeatCard } from './SeatCard.tsx';
import { SentAway } from './SentAway.tsx';
import { useWishes } from './useWishes.ts';

interface Props {
  readonly facts: TableFacts;
  /** As the table says they are. */
  readonly options: TableOptions;
  /** For what the viewer came. */
  readonly as: 'seat' | 'watcher';
  readonly onSettings: () => void;
}

/** Before the deal: who is there, what is played, and how others get here. */
export function Gathering({ facts, options: agreed, as, onSettings }: Props) {
  const { texts: t, games } = useSpeech();
  const { request, leave } = useActions();
  const id = useTable((table) => table.id);
  const you = useTable((table) => table.you);
  const [refusal, setRefusal] = useState<Refusal>();
  const leaving = useLeaving(you !== undefined);
  const { options, wish } = useWishes(agreed, (wished) => request('setOptions', { options: wished }));
  const quick = facts.quick === true;
  // A quick match is nobody's: whoever was seated first has no say in it.
  const hosting = you !== undefined && facts.host === you && !quick;
  const sitting = you === undefined ? undefined : facts.seats[you];
  const own = sitting?.kind === 'person' ? sitting : undefined;
  const cats = facts.seats.filter(({ kind }) => kind !== 'free').length;
  const full = cats === facts.seats.length;
  const bubbles = useBubbles();
  const [talking, setTalking] = useState(false);

  const heard = async (answer: Promise<Reply>) => {
    const reply = await answer;
    setRefusal(reply.ok ? undefined : reply.refusal);
    return reply.ok;
  };
  const ask = <T extends RequestType>(type: T, payload: RequestPayload<T>) => heard(request(type, payload));
  /** The table deals to as many cats as it has seats: those that stay empty are taken away first. */
  const start = async () => {
    const filled = full || (await heard(wish({ ...options, seats: cats })));
    if (filled) await ask('start', {});
  };

  const invite = (
    <Invite id={id} hint={!full ? t.inviteHint : options.watchers ? t.together.inviteFull : t.together.inviteClosed} />
  );

  return (
    <main className="page gathering">
      <header className="top-bar">
        <Button kind="quiet" shape="round" aria-label={t.leave} onClick={leave}>
          <Icon name="back" />
        </Button>
        <h1>{games[facts.game]?.name}</h1>
        <Button kind="quiet" shape="round" aria-label={t.settings} onClick={onSettings}>
          <Icon name="gear" />
        </Button>
      </header>
      {/* Whoever opens a table wants to call the others first; a guest, to see who is there. */}
      {hosting ? invite : undefined}
      <section className="stack gathered" aria-labelledby="gathering-title">
        <h2 id="gathering-title">{t.gatheringTitle}</h2>
        <ul className="seats">
          {facts.seats.map((seat, index) => (
            <SeatCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={index}
              index={index}
              seat={seat}
              you={you === index}
              host={facts.host === index}
              hosting={hosting}
              watching={you === undefined}
              bubble={bubbles.get(index)}
              ask={ask}
            />
          ))}
        </ul>
        {hosting ? (
          <SentAway names={facts.sentAway} onForgive={(index) => void ask('forgive', { index })} />
        ) : undefined}
        {own === undefined && full && as === 'seat' ? (
          <FullTable id={id} options={options} onRefused={setRefusal} />
        ) : undefined}
        <Refused refusal={refusal} />
        <div className="gathering-actions">
          {own === undefined ? undefined : (
            <Button
              kind={own.ready || hosting ? 'plain' : 'primary'}
              aria-pressed={own.ready}
              onClick={() => void ask('ready', { ready: !own.ready })}
            >
              <Icon name="paw" />
              {t.imReady}
            </Button>
          )}
          {hosting ? (
            <Button kind="primary" disabled={cats < 2} onClick={() => void start()}>
              <Icon name="cards" />
              {t.start}
            </Button>
          ) : undefined}
          {own === undefined ? undefined : (
            <Button onClick={() => setTalking(true)}>
              <Icon name="talk" />
              {t.talk}
            </Button>
          )}
          {own === undefined ? undefined : (
            <Button kind="quiet" onClick={() => void ask('stand', {})}>
              {t.standUp}
            </Button>
          )}
        </div>
        <StartsIn at={facts.startsAt}>
          {quick ? t.together.quickWaiting : cats < 2 ? t.needTwo : hosting ? t.startHint : t.waitingForHost}
        </StartsIn>
      </section>
      {hosting ? undefined : invite}
      <HostSettings
        options={options}
        hosting={hosting}
        note={quick ? t.together.quick : t.onlyHost}
        seatNames={facts.seats.map((seat, index) => (seat.kind === 'free' ? t.seat(index + 1) : seat.name))}
        onChange={(changed) => void heard(wish(changed))}
      />
      {talking ? <TalkDialog onClose={() => setTalking(false)} /> : undefined}
      {leaving.dialog}
    </main>
  );
}

/** When the cards are dealt; what is said instead where no clock runs. */
function StartsIn({ at, children }: { readonly at: number | undefined; readonly children: string }) {
  const { texts: t } = useSpeech();
  const seconds = useServerSeconds(at);
  return (
    <p className="dim" role="status">
      {seconds === undefined ? children : <strong>{t.startsIn(seconds)}</strong>}
    </p>
  );
}
