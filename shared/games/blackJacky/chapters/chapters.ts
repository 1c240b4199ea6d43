/** What the moments of Black Jacky are called: a reckoning by its round and by who paid. */

import type { Chapters } from '../../../table/texts/chapters.ts';
import type { JackyEvent } from '../model/model.ts';

export interface JackyChapterWords {
  reckoning(round: number): string;
  paid(round: number, names: readonly string[]): string;
  nobodyPaid(round: number): string;
  blackHeart(name: string): string;
  showdown(one: string, other: string): string;
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
    if (duel !== undefined) return plain('prize', words.showdown(name(duel.seats[0]), name(duel.seats[1])));
    if (black !== undefined) return plain('prize', words.blackHeart(name(black.seat)));
    return events.some(({ type }) => type === 'matchEnded') ? plain('end', words.over) : undefined;
  };

/** There is nothing to guess. */
const plain = (kind: 'prize' | 'end', title: string) => ({ kind, teaser: title, title });
