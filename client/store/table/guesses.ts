/** What this browser has guessed at the table that it watches, and how everybody's guesses came out. */

import { createStore } from 'zustand/vanilla';
import type { GuessTally } from '../../../shared/table/guesses.ts';

interface GuessState {
  readonly tallies: readonly GuessTally[];
  /** By question: see `questionName`. */
  readonly mine: { readonly [question: string]: number };
}

const KEPT = 6;

export const guessStore = createStore<GuessState>(() => ({ tallies: [], mine: {} }));

export const questionName = ({ id, kind }: { readonly id: number; readonly kind: string }): string => `${kind} ${id}`;

export const addTally = (tally: GuessTally): void =>
  guessStore.setState(({ tallies }) => ({ tallies: [...tallies, tally].slice(-KEPT) }));

export const setGuess = (question: string, answer: number): void =>
  guessStore.setState(({ mine }) => ({ mine: { ...mine, [question]: answer } }));

/** Another match asks its own questions. */
export const forgetGuesses = (): void => guessStore.setState({ tallies: [], mine: {} });
