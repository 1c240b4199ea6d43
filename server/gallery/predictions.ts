/** What those who watch a match guess. It knows their guesses and tells nobody of them before the answer is known to all. */

import type { AnyGame, Question, Refusal } from '../../shared/engine/game.ts';
import { eventsOf } from '../../shared/engine/match.ts';
import { err, ok, type Result } from '../../shared/engine/result.ts';
import type { GuessTally } from '../../shared/table/guesses.ts';
import type { NewEntry } from '../../shared/table/runtime/running.ts';

/** Answered: what everybody may hear of it, and who had said what. */
export interface Answered {
  readonly tally: GuessTally;
  readonly question: Question;
  readonly guesses: ReadonlyMap<string, number>;
}

interface Asked {
  readonly question: Question;
  /** By player: who changes their mind before it is closed has said the last thing only. */
  readonly guesses: Map<string, number>;
  open: boolean;
}

export class Predictions {
  readonly #game: AnyGame;
  #asked: readonly Asked[] = [];

  /** @param view What those who watch see. */
  constructor(game: AnyGame, view: unknown) {
    this.#game = game;
    this.#ask(view);
  }

  guess(player: string, id: number, kind: string, answer: number): Result<undefined, Refusal> {
    const asked = this.#asked.find(({ question }) => question.id === id && question.kind === kind);
    if (asked === undefined || !asked.open) return err({ code: 'guess/closed' });
    if (answer >= asked.question.answers.length) return err({ code: 'guess/noSuchAnswer' });
    asked.guesses.set(player, answer);
    return ok(undefined);
  }

  /** After a move that everybody has been told, with what those who watch see since. */
  follow({ seq, entry }: NewEntry, view: unknown): readonly Answered[] {
    const { guessing } = this.#game;
    if (guessing === undefined) return [];
    const events = eventsOf(entry);
    const answered: Answered[] = [];
    this.#asked = this.#asked.filter(({ question, guesses }) => {
      const right = guessing.right(question, events);
      if (right === undefined) return true;
      const counts = question.answers.map(() => 0);
      for (const answer of guesses.values()) counts[answer] = (counts[answer] ?? 0) + 1;
      const tally: GuessTally = { seq, id: question.id, kind: question.kind, counts, right };
      if (guesses.size > 0) answered.push({ tally, question, guesses });
      return false;
    });
    this.#ask(view);
    return answered;
  }

  /** What is no longer asked is closed and waits for its answer; one of the same kind takes its place for good. */
  #ask(view: unknown): void {
    const questions = this.#game.guessing?.questions(view) ?? [];
    const isOpen = (question: Question) =>
      questions.some(({ id, kind }) => id === question.id && kind === question.kind);
    const isReplaced = ({ id, kind }: Question) =>
      questions.some((question) => question.kind === kind && question.id !== id);
    const kept = this.#asked.filter(({ question }) => !isReplaced(question));
    for (const asked of kept) asked.open &&= isOpen(asked.question);
    const fresh = questions.filter(
      ({ id, kind }) => !kept.some(({ question }) => question.id === id && question.kind === kind),
    );
    this.#asked = [...kept, ...fresh.map((question): Asked => ({ question, guesses: new Map(), open: true }))];
  }
}
