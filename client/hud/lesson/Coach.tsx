import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { CoachWords } from './words.ts';

export interface Coaching {
  readonly phase: 'following' | 'explaining' | 'strayed' | 'over';
  readonly lines: readonly string[];
  /** Number of the rule that is shown. */
  readonly rule: string | undefined;
  /** What the pupil is asked to do. */
  readonly command: { readonly type: string } | undefined;
}

interface Props {
  readonly words: CoachWords;
  readonly coaching: Coaching;
  /** Where a rule is explained; without a number, where all of them are. */
  readonly ruleHref: (rule: string) => string;
  readonly onDo: (command: { readonly type: string }) => void;
  readonly onGoOn: () => void;
  readonly onTakeBack: () => void;
  readonly onStartOver: () => void;
  readonly onPlay: () => void;
}

/** Somebody at the pupil's side: says what happens, asks for one thing at a time, and never insists. */
export function Coach({ words, coaching, ruleHref, onDo, onGoOn, onTakeBack, onStartOver, onPlay }: Props) {
  const t = useTexts();
  const [hidden, setHidden] = useState(false);
  const { phase, rule, command } = coaching;
  return (
    <aside className={hidden ? 'coach panel folded' : 'coach panel'} aria-label={words.coach}>
      <div className="coach-head">
        <Icon name="cat" />
        <h2>{words.coach}</h2>
        <Button
          kind="quiet"
          shape="round"
          aria-expanded={!hidden}
          aria-label={hidden ? words.show : words.hide}
          onClick={() => setHidden(!hidden)}
        >
          <Icon name={hidden ? 'talk' : 'close'} />
        </Button>
      </div>
      {hidden ? undefined : (
        <>
          <div className="coach-lines" role="status">
            {linesOf(words, coaching).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className="row">
            {phase === 'explaining' ? (
              <Button kind="primary" onClick={onGoOn}>
                {words.goOn}
              </Button>
            ) : undefined}
            {command === undefined ? undefined : <Button onClick={() => onDo(command)}>{words.doIt}</Button>}
            {phase === 'strayed' ? (
              <Button kind="primary" onClick={onTakeBack}>
                {words.takeBack}
              </Button>
            ) : undefined}
            {phase === 'strayed' ? <Button onClick={onStartOver}>{words.startOver}</Button> : undefined}
            {phase === 'over' ? (
              <Button kind="primary" onClick={onPlay}>
                {t.play}
              </Button>
            ) : undefined}
            <a className="button quiet" href={ruleHref(phase === 'over' ? '' : (rule ?? ''))}>
              {rule === undefined || phase === 'over' ? words.toRules : words.rule}
            </a>
          </div>
        </>
      )}
    </aside>
  );
}

function linesOf(words: CoachWords, { phase, lines }: Coaching): readonly string[] {
  if (phase === 'strayed') return [words.strayed];
  if (phase === 'over') return [...lines, words.over];
  return lines.length === 0 ? [words.watching] : lines;
}
