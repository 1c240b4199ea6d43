/** What the moments of Spicy are called: a challenge by what was said and what came of it. */

import type { Seat } from '../../../engine/game.ts';
import type { Chapter, Chapters } from '../../../table/texts/chapters.ts';
import type { Declaration } from '../model/cards.ts';
import type { CardRevealed, SpicyEvent } from '../model/model.ts';

export interface SpicyChapterWords {
  card(declare: Declaration): string;
  doubted(owner: string, card: string, challenger: string): string;
  caught(owner: string, card: string): string;
  gotAway(owner: string, card: string): string;
  honest(owner: string, card: string): string;
  trophy(name: string): string;
  /** Whoever takes it. */
  anyTrophy: string;
  worldsEnd: string;
  over: string;
}

export const chaptersIn =
  (words: SpicyChapterWords): Chapters<SpicyEvent> =>
  (events, name) => {
    const reveal = events.find((event) => event.type === 'cardRevealed');
    const trophy = events.find((event) => event.type === 'trophyTaken');
    if (reveal !== undefined) {
      const title = told(words, reveal, name);
      const prize = trophy === undefined ? '' : ` · ${words.trophy(name(trophy.seat))}`;
      return { kind: 'reveal', teaser: doubt(words, reveal, name), title: `${title}${prize}` };
    }
    if (trophy !== undefined) return { kind: 'prize', teaser: words.anyTrophy, title: words.trophy(name(trophy.seat)) };
    if (events.some(({ type }) => type === 'worldsEndShown')) return ending(words.worldsEnd);
    return events.some(({ type }) => type === 'matchEnded') ? ending(words.over) : undefined;
  };

/** There is nothing to guess. */
const ending = (title: string): Chapter => ({ kind: 'end', teaser: title, title });

const doubt = (words: SpicyChapterWords, reveal: CardRevealed, name: (seat: Seat) => string): string =>
  words.doubted(name(reveal.owner), words.card(reveal.declare), name(reveal.challenger));

function told(words: SpicyChapterWords, reveal: CardRevealed, name: (seat: Seat) => string): string {
  const { owner, winner, numberRight, spiceRight, declare } = reveal;
  const [who, card] = [name(owner), words.card(declare)];
  if (numberRight && spiceRight) return words.honest(who, card);
  return winner === owner ? words.gotAway(who, card) : words.caught(who, card);
}
