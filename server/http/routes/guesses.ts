/** Guessing before a card turns, in a replay: the same questions as at the table, and how others had guessed. */

import type { Application, Request } from 'express';
import { z } from 'zod';
import type { Question } from '../../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../../shared/engine/match.ts';
import type { GuessedReveal, Reader } from '../../../shared/table/guesses.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, playerOf, Refused, requirePlayer, route } from '../answers.ts';
import { readStoredMatch } from '../storedMatches.ts';
import { revealOf } from './gallery.ts';

const guessSchema = z.strictObject({ kind: z.string().max(40), answer: z.int().min(0).max(20) });

export function routeGuesses(app: Application, services: Services): void {
  const { guesses } = services.store;

  /** Who may not see the match may not ask what was in it either. */
  const answersAt = async (request: Request): Promise<Reached> => {
    const { match: id, seq } = revealOf(request);
    const { row, running, own } = await readStoredMatch(services, id, playerOf(services, request));
    const reached = row.status === 'finished' ? questionsAnsweredBy(running.match, seq) : [];
    if (reached.length === 0) throw new Refused(404, { code: 'reveal/unknown' });
    return { id, seq, answered: reached, sat: own.length > 0 };
  };

  const report = async ({ id, seq, answered, sat }: Reached, player: string | undefined): Promise<GuessedReveal> => ({
    questions: await Promise.all(
      answered.map(async ({ question, right }) => {
        const yours = player === undefined ? undefined : await guesses.ownGuess(id, seq, question.kind, player);
        if (yours === undefined && !sat) return question;
        const said = yours === undefined ? {} : { yours };
        return { ...question, ...said, right, counts: await guesses.counts(id, seq, question) };
      }),
    ),
  });

  app.get(
    '/api/reveals/:match/:seq/guess',
    route(services, async (request): Promise<GuessedReveal> => {
      limited(services, 'replays', request);
      return report(await answersAt(request), playerOf(services, request));
    }),
  );

  app.post(
    '/api/reveals/:match/:seq/guess',
    route(services, async (request): Promise<GuessedReveal> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'likes', player);
      limited(services, 'replays', request);
      const { kind, answer } = parseBody(guessSchema, request);
      const reached = await answersAt(request);
      // Who sat there knows the answer.
      if (reached.sat) throw new Refused(403, { code: 'guess/seated' });
      const found = reached.answered.find(({ question }) => question.kind === kind);
      if (found === undefined || answer >= found.question.answers.length)
        throw new Refused(422, { code: 'guess/noSuchAnswer' });
      const { question, right } = found;
      const { id, seq } = reached;
      const tally = { seq, id: question.id, kind, counts: [], right };
      await guesses.record({ match: id, tally, question, guesses: new Map([[player, answer]]) }, Date.now());
      return report(reached, player);
    }),
  );

  app.get(
    '/api/me/reader',
    route(services, async (request): Promise<Reader> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'looks', player);
      return guesses.reader(player, Date.now());
    }),
  );
}

interface Reached {
  readonly id: string;
  readonly seq: number;
  readonly answered: readonly AnsweredQuestion[];
  /** Whoever asks was at the table. */
  readonly sat: boolean;
}

interface AnsweredQuestion {
  readonly question: Question;
  readonly right: readonly number[];
}

/** What was asked at the table before this move, and answered by it. */
function questionsAnsweredBy({ game, history }: Match, seq: number): readonly AnsweredQuestion[] {
  const { guessing } = game;
  const entry = history[seq - 1];
  if (guessing === undefined || entry === undefined) return [];
  const asked = new Map<string, Question>();
  let state: Match['state'] | undefined;
  for (const before of history.slice(0, seq - 1)) {
    state = fold(game, eventsOf(before), state);
    for (const question of guessing.questions(game.viewFor(state, 'watcher'))) asked.set(question.kind, question);
  }
  const events = eventsOf(entry);
  return [...asked.values()].flatMap((question) => {
    const right = guessing.right(question, events);
    return right === undefined ? [] : [{ question, right }];
  });
}
