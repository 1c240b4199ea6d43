/** The link to a reveal opens just before the card turns: here one guesses first, and then sees how others did. */

import './guess.css';
import { useEffect, useState } from 'react';
import type { Answer, Refusal } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import type { GuessedQuestion, GuessedReveal } from '../../../shared/table/guesses.ts';
import type { GalleryWords } from '../../../shared/table/texts/gameWords.ts';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useSpeech, useSpoken } from '../../i18n/useTexts.ts';
import { call } from '../../net/api.ts';
import { introduce } from '../../net/identity.ts';
import { profileStore } from '../../store/person/profile.ts';
import { loadGallerySpeech } from '../words.ts';
import { ReaderScore } from './ReaderScore.tsx';
import { Told } from './Told.tsx';

interface Props {
  readonly game: string;
  readonly match: string;
  readonly seq: number;
  /** Of the seats. */
  readonly names: readonly string[];
  /** It has begun to turn. */
  readonly isLocked: boolean;
  /** It has turned before this reader: now it may be said who was right. */
  readonly isOver: boolean;
}

export function GuessFirst({ game, match, seq, names, isLocked, isOver }: Props) {
  const { language } = useSpeech();
  const speech = useSpoken(loadGallerySpeech);
  const [questions, setQuestions] = useState<readonly GuessedQuestion[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const path = `/api/reveals/${match}/${seq}/guess`;
  const take = (answer: Result<GuessedReveal, Refusal>) => {
    if (answer.ok) setQuestions(answer.value.questions);
    setRefusal(answer.ok ? undefined : answer.error);
  };
  useEffect(() => {
    let current = true;
    const { token } = profileStore.getState();
    void call<GuessedReveal>({ method: 'GET', path, ...(token === '' ? {} : { token }) }).then((answer) => {
      if (current && answer.ok) setQuestions(answer.value.questions);
    });
    return () => {
      current = false;
    };
  }, [path]);
  const guess = async (kind: string, answer: number) => {
    const known = await introduce(language);
    if (!known.ok) setRefusal(known.error);
    else take(await call<GuessedReveal>({ method: 'POST', path, token: known.value, body: { kind, answer } }));
  };
  const words = speech?.games[game];
  // Who sat there is told how others guessed, if anybody has.
  const shown = questions.filter(({ counts }) => counts?.some((count) => count > 0) ?? true);
  if (speech === undefined || words === undefined || shown.length === 0) return undefined;
  const guessed = shown.flatMap(({ kind, yours }) => (yours === undefined ? [] : [kind])).join(' ');
  const said = (answer: Answer, gallery: GalleryWords): string =>
    'word' in answer ? (gallery.answers[answer.word] ?? answer.word) : (names[answer.seat] ?? '');
  return (
    <section className="guess-panel" aria-label={speech.words.guessTitle}>
      {shown.map((question) => {
        const { kind, yours, counts, right = [] } = question;
        if (counts !== undefined)
          return (
            <Told
              key={kind}
              {...{ speech, words, said, question, isOver }}
              mine={yours}
              tally={{ kind, counts, right }}
            />
          );
        return (
          // Too late to guess what one has seen.
          <fieldset key={kind} className="guess-question" disabled={isLocked}>
            <legend>{words.questions[kind]}</legend>
            <div className="guess-answers">
              {question.answers.map((answer, place) => (
                <button
                  key={said(answer, words)}
                  type="button"
                  className="button"
                  onClick={() => void guess(kind, place)}
                >
                  {said(answer, words)}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      <ReaderScore {...{ speech }} since={guessed === '' ? undefined : guessed} isKept={!isOver} />
      <Refused refusal={refusal} />
    </section>
  );
}
