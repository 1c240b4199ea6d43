import { useEffect, useRef, useState } from 'react';
import type { BotSnapshot, PersonSnapshot } from '../../../shared/table/protocol.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { SeatNote } from '../gameControls.ts';
import { Drawing } from '../kit/Icon.tsx';
import { Drain } from './Drain.tsx';

interface Props {
  readonly seat: BotSnapshot | PersonSnapshot;
  readonly you: boolean;
  readonly notes: readonly SeatNote[];
  readonly onTurn: boolean;
  /** The open window waits for this cat. */
  readonly awaited: boolean;
  /** It can be chosen now. */
  readonly aim: { readonly chosen: boolean; pick(): void } | undefined;
  readonly bubble: string | undefined;
  /** Opens what there is about this cat. */
  readonly onAbout?: (() => void) | undefined;
}

/** What everybody knows about a cat, under its face. */
export function SeatPlate({ seat, you, notes, onTurn, awaited, aim, bubble, onAbout }: Props) {
  const t = useTexts();
  const standIn = seat.kind === 'bot' ? undefined : (seat.standIn ?? (seat.connected ? undefined : 'lost'));
  const absent = standIn === undefined ? undefined : t.standIn[standIn];
  const classes = ['plate', onTurn ? 'on-turn' : '', aim === undefined ? '' : 'aimable'].join(' ');
  const inside = (
    <>
      <strong className="plate-name">
        {you ? t.you : seat.name}
        {onTurn ? <span className="hidden-text">, {t.onTurn}</span> : undefined}
      </strong>
      <span className="plate-notes">
        {notes.map((note) => (
          <Note key={note.strong ? note.text : (note.tokens?.icon ?? 'sum')} note={note} />
        ))}
      </span>
      {absent === undefined ? undefined : <span className="plate-absent">{absent}</span>}
      {awaited ? <Drain /> : undefined}
    </>
  );
  return (
    <>
      {aim !== undefined ? (
        <button type="button" className={classes} aria-pressed={aim.chosen} onClick={() => aim.pick()}>
          {inside}
        </button>
      ) : onAbout !== undefined ? (
        <button type="button" className={classes} aria-haspopup="dialog" onClick={onAbout}>
          {inside}
        </button>
      ) : (
        <div className={classes}>{inside}</div>
      )}
      {bubble === undefined ? undefined : (
        <p className="bubble" aria-hidden="true">
          {bubble}
        </p>
      )}
      <p className="hidden-text" role="status">
        {bubble === undefined ? undefined : t.says(you ? t.you : seat.name, bubble)}
      </p>
    </>
  );
}

function Note({ note }: { readonly note: SeatNote }) {
  const { text, tokens, sum, strong = false } = note;
  if (strong) return <span className="note strong">{text}</span>;
  return (
    <span className="note" title={text}>
      <span className="hidden-text">{text}</span>
      <span aria-hidden="true" className="note-figure">
        {tokens === undefined ? undefined : (
          <>
            <Drawing path={tokens.icon} />
            <Counted value={tokens.count} />
          </>
        )}
        {sum === undefined ? undefined : (
          <>
            +<Counted value={sum} />
          </>
        )}
      </span>
    </span>
  );
}

const STEPS = 12;
const LASTS_MS = 420;

/** A number that counts to what it has become, so that a gain is seen. The first one is there at once. */
export function Counted({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    const steps = Math.min(STEPS, Math.abs(value - start));
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      from.current = Math.round(start + ((value - start) * step) / steps);
      setShown(from.current);
      if (step >= steps) clearInterval(timer);
    }, LASTS_MS / steps);
    return () => clearInterval(timer);
  }, [value]);
  return shown === value ? value : <span className="counting">{shown}</span>;
}
