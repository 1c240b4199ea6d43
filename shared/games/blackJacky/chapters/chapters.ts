/** What the moments of Black Jacky are called: a reckoning by its round and by who paid. */

import type { Chapters } from '../../../table/texts/chapters.ts';
import type { JackyEvent } from '../model/model.ts';

export interface JackyChapterWords {
  reckoning(round: number): string;
  paid(round: number, names: readonly string[]): string;
  nobodyPaid(round: number): string;
  blackHeart(name: string): string;
  /** Whoever gets it. */
  anyBlackHeart: string;
  showdown(one: string, other: string): string;
  /** Whoever is left. */
  anyShowdown: string;
  out(name: string): string;
  over: string;
}

export const chaptersIn =
  (words: JackyChapterWords): Chapters<JackyEvent> =>
  (events, name) => {
    const reckoned = events.find((event) => event.type === 'reckoned');
    if (reckoned !== undefined) {
      const { round, losers } = reckoned;
      const paid = losers.length === 0 ? words.nobodyPaid(round) : words.paid(round, losers.map(name));
      const out = events.find((event) => event.type === 'catOutForGood');
      const title = out === undefined ? paid : `${paid} · ${words.out(name(out.seat))}`;
      return { kind: 'reveal', teaser: words.reckoning(round), title };
    }
    const black = events.find((event) => event.type === 'blackHeartGiven');
    const duel = events.find((event) => event.type === 'showdown');
    if (duel !== undefined) {
      const title = words.showdown(name(duel.seats[0]), name(duel.seats[1]));
      return { kind: 'prize', teaser: words.anyShowdown, title };
    }
    if (black !== undefined)
      return { kind: 'prize', teaser: words.anyBlackHeart, title: words.blackHeart(name(black.seat)) };
    const isOver = events.some(({ type }) => type === 'matchEnded');
    return isOver ? { kind: 'end', teaser: words.over, title: words.over } : undefined;
  };
