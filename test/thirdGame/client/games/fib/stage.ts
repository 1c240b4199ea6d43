/** Fib on the stage. */

import type { GameStage } from '../../../../../client/games/gameStage.ts';
import { wording } from '../../../../../client/games/stageWords.ts';
import type { Language } from '../../../../../shared/table/talk.ts';
import type { FibEvent, FibView } from '../../../shared/games/fib/model.ts';
import { FIB_DECK } from './faces.ts';
import { ATTIC } from './room.ts';
import { script } from './script.ts';
import { emptyTable, tableau } from './tableau.ts';
import type { FibStageWords } from './words/en.ts';

const WORDS: { readonly [language in Language]: () => Promise<FibStageWords> } = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  nl: async () => (await import('./words/nl.ts')).nl,
  fr: async () => (await import('./words/fr.ts')).fr,
};

export const stage: GameStage<FibEvent, FibView> = {
  room: ATTIC,
  deck: FIB_DECK,
  tableau,
  emptyTable,
  script,
  words: async (language) => wording(await WORDS[language]()),
  /** The pile lies there again, and nobody has taken it. */
  beforeReveal(events, view) {
    const taken = events.find((event) => event.type === 'pileTaken');
    const reveal = events.find((event) => event.type === 'cardRevealed');
    if (taken === undefined || reveal === undefined) return view;
    const laid = { id: view.hand[0]?.id ?? (0 as never), seat: reveal.owner, number: reveal.number };
    return {
      ...view,
      phase: { kind: 'turn', id: 0, seat: reveal.caller },
      pile: Array(taken.cards).fill(laid),
      taken: view.taken.map((count, seat) => (seat === taken.seat ? count - taken.cards : count)),
    };
  },
  spiciness(events) {
    return events.find((event) => event.type === 'pileTaken')?.cards;
  },
};
