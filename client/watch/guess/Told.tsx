import type { CSSProperties } from 'react';
import type { Answer, Question } from '../../../shared/engine/game.ts';
import type { GuessTally } from '../../../shared/table/guesses.ts';
import type { GalleryWords } from '../../../shared/table/texts/gameWords.ts';
import type { GallerySpeech } from '../words.ts';

interface Props {
  readonly speech: GallerySpeech;
  readonly words: GalleryWords;
  said(answer: Answer, words: GalleryWords): string;
  readonly tally: Pick<GuessTally, 'kind' | 'counts' | 'right'>;
  readonly question: Question | undefined;
  readonly mine: number | undefined;
  /** The card has turned on this screen: before, only how others guessed may be seen. */
  readonly isOver: boolean;
}

/** How everybody had guessed. */
export function Told({ tally, question, mine, isOver, speech, words, said }: Props) {
  const all = tally.counts.reduce((sum, count) => sum + count, 0);
  if (question === undefined || all === 0) return undefined;
  const percent = (place: number): number => Math.round(((tally.counts[place] ?? 0) / all) * 100);
  const verdict = (guess: number): string => {
    if (tally.right.includes(guess)) return speech.words.wasRight;
    const right = tally.right.flatMap((place) => question.answers[place] ?? []).map((answer) => said(answer, words));
    return `${speech.words.wasWrong}: ${right.join(', ')}`;
  };
  return (
    <div className="guess-tally">
      <p>
        {words.questions[tally.kind]} {speech.words.guessed(all)}
      </p>
      <ul>
        {question.answers.map((answer, place) => (
          <li key={said(answer, words)} data-right={isOver && tally.right.includes(place)} data-mine={mine === place}>
            <span>{said(answer, words)}</span>
            <span className="share" style={{ '--share': `${percent(place)}%` } as CSSProperties} />
            <span>{percent(place)} %</span>
          </li>
        ))}
      </ul>
      {/* Keeps its place: the stage above would jump in the middle of the reveal. */}
      {mine === undefined ? undefined : <p className="guess-verdict">{isOver ? verdict(mine) : '\u00a0'}</p>}
    </div>
  );
}
