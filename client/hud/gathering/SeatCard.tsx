import { useState } from 'react';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../../shared/table/requests.ts';
import { BOT_LEVELS, type BotLevel } from '../../../shared/table/seats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { CatFace } from '../cat/CatFace.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { KickDialog } from './KickDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface Props {
  readonly index: number;
  readonly seat: SeatSnapshot;
  readonly you: boolean;
  readonly host: boolean;
  /** The viewer is the host. */
  readonly hosting: boolean;
  readonly watching: boolean;
  /** What this cat has just said. */
  readonly bubble: string | undefined;
  readonly ask: <T extends RequestType>(type: T, payload: RequestPayload<T>) => Promise<unknown>;
}

export function SeatCard({ index, seat, you, host, hosting, watching, bubble, ask }: Props) {
  const t = useTexts();
  const [dialog, setDialog] = useState<'kick' | 'rename'>();
  if (seat.kind === 'free') return <FreeSeat index={index} hosting={hosting} watching={watching} ask={ask} />;
  const bot = seat.kind === 'bot';
  return (
    <li className="seat-card" aria-label={t.seat(index + 1)}>
      <CatFace look={seat.look} asleep={seat.kind === 'person' && !seat.connected} />
      <strong>{seat.name}</strong>
      <span className="row">
        {you ? <span className="tag">{t.you}</span> : undefined}
        {host ? <span className="tag">{t.host}</span> : undefined}
        {seat.kind === 'bot' ? (
          <span className="tag">{t.levelOf[seat.level]}</span>
        ) : (
          <span className={seat.ready ? 'tag good' : 'tag'}>{seat.ready ? t.ready : t.notReady}</span>
        )}
      </span>
      {you ? (
        <Button kind="quiet" onClick={() => setDialog('rename')}>
          {t.together.rename}
        </Button>
      ) : undefined}
      {bubble === undefined ? undefined : (
        <p className="bubble" aria-hidden="true">
          {bubble}
        </p>
      )}
      <p className="hidden-text" role="status">
        {bubble === undefined ? undefined : t.says(seat.name, bubble)}
      </p>
      {hosting && !you ? (
        <Button
          kind="quiet"
          shape="round"
          className="dismiss"
          aria-label={t.sendAway(seat.name)}
          onClick={() => (bot ? void ask('removeBot', { seat: index }) : setDialog('kick'))}
        >
          <Icon name="close" />
        </Button>
      ) : undefined}
      {dialog === 'rename' ? <RenameDialog onClose={() => setDialog(undefined)} /> : undefined}
      {dialog === 'kick' ? (
        <KickDialog
          name={seat.name}
          onKick={() => void ask('kick', { seat: index })}
          onClose={() => setDialog(undefined)}
        />
      ) : undefined}
    </li>
  );
}

type FreeProps = Pick<Props, 'index' | 'hosting' | 'watching' | 'ask'>;

function FreeSeat({ index, hosting, watching, ask }: FreeProps) {
  const t = useTexts();
  const [level, setLevel] = useState<BotLevel>('alleyCat');
  return (
    <li className="seat-card free" aria-label={t.seat(index + 1)}>
      <strong>{t.freeSeat}</strong>
      {watching ? (
        <Button kind="primary" onClick={() => void ask('sit', { seat: index })}>
          {t.sitHere}
        </Button>
      ) : undefined}
      {hosting ? (
        <>
          <label className="field">
            <span className="hidden-text">{t.level}</span>
            <select value={level} onChange={(event) => setLevel(event.target.value as BotLevel)}>
              {BOT_LEVELS.map((value) => (
                <option key={value} value={value}>
                  {t.levelOf[value]}
                </option>
              ))}
            </select>
          </label>
          <Button onClick={() => void ask('addBot', { level, seat: index })}>{t.addBot}</Button>
          <span className="dim">{t.levelHint[level]}</span>
        </>
      ) : undefined}
    </li>
  );
}
