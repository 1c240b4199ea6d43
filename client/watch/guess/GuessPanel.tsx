/** Where somebody who watches guesses along: the question while it is open, the tally while the card turns, and how well they read. */

import './guess.css';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Answer, AnyGuessing, Question, Seat } from '../../../shared/engine/game.ts';
import type { GuessTally } from '../../../shared/table/guesses.ts';
import type { GalleryWords } from '../../../shared/table/texts/gameWords.ts';
import { gameNamed } from '../../games/registry.ts';
import { useActions } from '../../hud/actions.ts';
import { useSpoken } from '../../i18n/useTexts.ts';
import { forgetGuesses, guessStore, questionName, setGuess } from '../../store/table/guesses.ts';
import { useTable } from '../../store/useStore.ts';
import { type GallerySpeech, loadGallerySpeech } from '../words.ts';
import { ReaderScore } from './ReaderScore.tsx';
import { Told } from './Told.tsx';

interface Props {
  readonly game: string;
  readonly names: (seat: Seat) => { readonly name: string };
}

export function GuessPanel({ game, names }: Props) {
  const speech = useSpoken(loadGallerySpeech);
  const guessing = useGuessing(game);
  const match = useTable(({ facts }) => facts?.match?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another match
  useEffect(() => forgetGuesses, [match]);
  if (speech === undefined || guessing === undefined || speech.games[game] === undefined) return undefined;
  const said = (answer: Answer, words: GalleryWords): string =>
    'word' in answer ? (words.answers[answer.word] ?? answer.word) : names(answer.seat).name;
  return <Guessing {...{ speech, guessing, said }} words={speech.games[game]} />;
}

interface Parts {
  readonly speech: GallerySpeech;
  readonly words: GalleryWords;
  readonly guessing: AnyGuessing;
  said(answer: Answer, words: GalleryWords): string;
}

function Guessing({ speech, words, guessing, said }: Parts) {
  const { request } = useActions();
  const view = useTable(({ present }) => present.view);
  const seq = useTable(({ present }) => present.seq);
  const showing = useTable(({ updates }) => updates[0]?.seq);
  const { tallies, mine } = useStore(guessStore);
  const questions = view === undefined ? [] : guessing.questions(view);
  const known = useKnown(questions);
  const counted = tallies.findLast((tally) => tally.seq <= seq)?.seq;
  const isRead = useElapsed(counted, READ_MS);
  // While the card turns, and until the next question is asked.
  const told = tallies.filter(
    (tally) => tally.seq === showing || (tally.seq === seq && (questions.length === 0 || !isRead)),
  );

  const guess = useCallback(
    async ({ id, kind }: Question, answer: number) => {
      const reply = await request('guess', { id, kind, answer });
      if (reply.ok) setGuess(questionName({ id, kind }), answer);
    },
    [request],
  );
  if (told.length > 0)
    return (
      <section className="guess-panel" aria-live="polite" aria-label={speech.words.others}>
        {told.map((tally) => (
          <Told
            key={questionName(tally)}
            {...{ tally, speech, words, said }}
            question={known.of(tally)}
            mine={mine[questionName(tally)]}
            isOver={tally.seq <= seq}
          />
        ))}
        <ReaderScore since={counted} {...{ speech }} />
      </section>
    );
  if (questions.length === 0) {
    // What was guessed stands, and the answer is on its way.
    const locked = known.all().filter((question) => isWaiting(question, mine, tallies));
    return locked.length === 0 ? undefined : (
      <section className="guess-panel" aria-live="polite" aria-label={speech.words.guessTitle}>
        {locked.map((question) => (
          <p key={questionName(question)}>
            {words.questions[question.kind]}{' '}
            <strong>{answerOf(question, mine, (answer) => said(answer, words))}</strong>
          </p>
        ))}
        <p className="dim">{speech.words.locked}</p>
      </section>
    );
  }
  return (
    <section className="guess-panel" aria-label={speech.words.guessTitle}>
      {questions.map((question) => (
        <fieldset key={questionName(question)} className="guess-question">
          <legend>{words.questions[question.kind]}</legend>
          <div className="guess-answers">
            {question.answers.map((answer, place) => (
              <button
                key={said(answer, words)}
                type="button"
                className="button"
                aria-pressed={mine[questionName(question)] === place}
                onClick={() => void guess(question, place)}
              >
                {said(answer, words)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

/** Some games ask about the next round in the very moment that answers this one: who was right can be read first. */
const READ_MS = 5000;

/** Whether so much time has passed since this came. */
function useElapsed(since: number | undefined, ms: number): boolean {
  const [elapsed, setElapsed] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(since), ms);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return elapsed === since;
}

function useGuessing(game: string): AnyGuessing | undefined {
  const [guessing, setGuessing] = useState<AnyGuessing>();
  useEffect(() => {
    let current = true;
    void gameNamed(game)
      .manifest.loadGuessing?.()
      .then((loaded) => {
        if (current) setGuessing(loaded);
      });
    return () => {
      current = false;
    };
  }, [game]);
  return guessing;
}

type Mine = { readonly [question: string]: number };

const answerOf = (question: Question, mine: Mine, said: (answer: Answer) => string): string => {
  const answer = question.answers[mine[questionName(question)] ?? -1];
  return answer === undefined ? '' : said(answer);
};

const isWaiting = (question: Question, mine: Mine, tallies: readonly GuessTally[]): boolean =>
  mine[questionName(question)] !== undefined &&
  !tallies.some((tally) => questionName(tally) === questionName(question));

interface Known {
  of(asked: Pick<GuessTally, 'id' | 'kind'>): Question | undefined;
  /** The last of each kind: one that was asked before it has been given up. */
  all(): readonly Question[];
}

/** Questions as they were asked: a tally names them by number only. */
function useKnown(questions: readonly Question[]): Known {
  const [known] = useState(() => new Map<string, Question>());
  for (const question of questions) known.set(questionName(question), question);
  return {
    of: (asked) => known.get(questionName(asked)),
    all: () => [...new Map([...known.values()].map((question) => [question.kind, question])).values()],
  };
}
