import { type ReactNode, use, useState } from 'react';
import type { Outcome, Refusal } from '../../../shared/engine/game.ts';
import { ranked } from '../../../shared/engine/ranking.ts';
import type { Who } from '../../../shared/table/texts/wording.ts';
import type { Texts } from '../../i18n/en.ts';
import { useSpeech } from '../../i18n/useTexts.ts';
import type { TableFacts } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { AdviceContext } from '../advice.ts';
import { CatFace } from '../cat/CatFace.tsx';
import { lookOf } from '../cat/looks.ts';
import { type Names, useGameControls } from '../gameControls.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { Rematch, RematchAnswer } from './Rematch.tsx';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly view: unknown;
  readonly facts: TableFacts;
  readonly names: Names;
  /** Shows the best reveal of the match again; undefined where there was none. */
  readonly onReplay: (() => void) | undefined;
  /** Shares that reveal; undefined where nobody else could see it. */
  readonly onShare?: (() => void) | undefined;
  /** Proves the deal; undefined where nobody but this browser dealt. */
  readonly onCheck: (() => void) | undefined;
  /** What may be offered beneath. */
  readonly children?: ReactNode;
}

/** Who won and why, and what comes next. */
export function Scores({ outcome, view, facts, names, onReplay, onShare, onCheck, children }: Props) {
  const { texts: t, games } = useSpeech();
  const { request, leave } = useActions();
  const { endedBy, scoreParts, tieBreak } = useGameControls();
  const words = games[facts.game];
  const you = useTable((table) => table.you);
  const local = useTable((table) => table.local);
  const advice = use(AdviceContext);
  const [refusal, setRefusal] = useState<Refusal>();
  if (words === undefined) return undefined;
  const winners = outcome.winners.map(names).sort((one, other) => Number(other.you) - Number(one.you));

  const ask = async (type: 'rematch' | 'start' | 'gather') => {
    const reply = await request(type, {});
    setRefusal(reply.ok ? undefined : reply.refusal);
  };

  return (
    <section className="scores panel" aria-labelledby="scores-title">
      <h2 id="scores-title">{headline(t, winners)}</h2>
      <p className="dim">{endedBy(words, view)}</p>
      <ol className="score-list">
        {ranked(outcome, tieBreak).map((score) => (
          <li key={score.seat} className={outcome.winners.includes(score.seat) ? 'winner' : undefined}>
            <CatFace look={lookOf(facts.seats[score.seat], score.seat)} />
            <span>
              <strong>
                {outcome.winners.includes(score.seat) ? <Icon name="crown" /> : undefined}
                {names(score.seat).you ? t.you : names(score.seat).name}
              </strong>
              <small>
                {scoreParts(words, score).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </small>
              <RematchAnswer facts={facts} seat={score.seat} />
            </span>
            <span className="score-points">
              <span aria-hidden="true">{String(score.points).replace('-', '−')}</span>
              <span className="hidden-text">{t.points(score.points)}</span>
            </span>
          </li>
        ))}
      </ol>
      {advice?.(undefined)}
      <Refused refusal={refusal} />
      <Rematch facts={facts} ask={ask} />
      <div className="row">
        {you !== undefined && facts.host === you && !local && facts.quick !== true ? (
          <Button onClick={() => void ask('gather')}>{t.toGathering}</Button>
        ) : undefined}
        {onReplay === undefined ? undefined : <Button onClick={onReplay}>{t.spiciest}</Button>}
        {onShare === undefined ? undefined : <Button onClick={onShare}>{t.shareReveal}</Button>}
        <ShareButton text={t.shareText(winners, words.name)} />
        <Button kind="quiet" onClick={leave}>
          {t.toLobby}
        </Button>
      </div>
      {children}
      {onCheck === undefined ? undefined : (
        <Button kind="quiet" onClick={onCheck}>
          {t.fair}
        </Button>
      )}
    </section>
  );
}

function headline(t: Texts, winners: readonly Who[]): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return t.nobodyWins;
  if (others.length > 0) return t.shareWin(winners);
  return winner.you ? t.youWin : t.wins(winner.name);
}
