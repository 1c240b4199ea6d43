/** What those who watch may guess of a round, until somebody knocks: who is hit, who busts, who is lowest. */

import type { Answer, Guessing, Seat } from '../../../engine/game.ts';
import type { EventOf, JackyEvent, JackyView } from '../model/model.ts';

const KINDS = ['hit', 'bust', 'lowest'] as const;
type Kind = (typeof KINDS)[number];

const NOBODY: Answer = { word: 'nobody' };

export const guessing: Guessing<JackyView, JackyEvent> = {
  questions({ phase, cats, round, firstKnock, roundEnding }) {
    const isOpen = phase.kind === 'turn' || phase.kind === 'giving';
    if (!isOpen || firstKnock !== undefined || roundEnding) return [];
    const seats = cats.flatMap(({ standing }, place): Answer[] => (standing === 'in' ? [{ seat: place as Seat }] : []));
    return KINDS.map((kind, place) => ({
      id: round * KINDS.length + place,
      kind,
      answers: kind === 'bust' ? [NOBODY, ...seats] : seats,
    }));
  },
  right({ id, kind, answers }, events) {
    const reckoned = events.find((event) => event.type === 'reckoned');
    if (reckoned === undefined || Math.floor(id / KINDS.length) !== reckoned.round) return undefined;
    const seats = named(kind as Kind, reckoned);
    const right = answers.flatMap((answer, place) => ('seat' in answer && seats.includes(answer.seat) ? [place] : []));
    return right.length > 0 ? right : answers.flatMap((answer, place) => ('word' in answer ? [place] : []));
  },
};

function named(kind: Kind, { cats, losers, why }: EventOf<'reckoned'>): readonly Seat[] {
  switch (kind) {
    case 'hit':
      return losers;
    case 'bust':
      return why === 'bust' ? losers : [];
    case 'lowest': {
      const least = Math.min(...cats.map(({ sum }) => sum));
      return cats.filter(({ sum }) => sum === least).map(({ seat }) => seat);
    }
  }
}
