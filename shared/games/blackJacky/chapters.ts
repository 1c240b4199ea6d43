/** What the moments of Black Jacky are called: a reckoning by its round and by who paid. */

import { type ByLanguage, byLanguage, type Language } from '../../table/talk.ts';
import type { Chapters } from '../../table/texts/gameWords.ts';
import { listsOf, ofName } from '../../table/texts/wording.ts';
import type { JackyEvent } from './model/model.ts';

interface JackyChapterWords {
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

export function chaptersIn(language: Language): Chapters<JackyEvent> {
  const words = WORDS[language];
  return (events, name) => {
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
}

const list = byLanguage(listsOf);

const WORDS: ByLanguage<JackyChapterWords> = {
  en: {
    reckoning: (round) => `The reckoning of round ${round}`,
    paid: (round, names) => `Round ${round}: a heart from ${list.en(names)}`,
    nobodyPaid: (round) => `Round ${round}: nobody loses a heart`,
    blackHeart: (name) => `A black heart for ${name}`,
    anyBlackHeart: 'A black heart is given',
    showdown: (one, other) => `Showdown: ${one} against ${other}`,
    anyShowdown: 'Showdown',
    out: (name) => `${name} is out`,
    over: 'The end of the match',
  },
  de: {
    reckoning: (round) => `Die Abrechnung von Runde ${round}`,
    paid: (round, names) => `Runde ${round}: ein Herz von ${list.de(names)}`,
    nobodyPaid: (round) => `Runde ${round}: niemand verliert ein Herz`,
    blackHeart: (name) => `Ein schwarzes Herz für ${name}`,
    anyBlackHeart: 'Ein schwarzes Herz wird vergeben',
    showdown: (one, other) => `Showdown: ${one} gegen ${other}`,
    anyShowdown: 'Showdown',
    out: (name) => `${name} ist draußen`,
    over: 'Das Ende der Partie',
  },
  nl: {
    reckoning: (round) => `De afrekening van ronde ${round}`,
    paid: (round, names) => `Ronde ${round}: een hart van ${list.nl(names)}`,
    nobodyPaid: (round) => `Ronde ${round}: niemand verliest een hart`,
    blackHeart: (name) => `Een zwart hart voor ${name}`,
    anyBlackHeart: 'Er wordt een zwart hart gegeven',
    showdown: (one, other) => `Showdown: ${one} tegen ${other}`,
    anyShowdown: 'Showdown',
    out: (name) => `${name} ligt eruit`,
    over: 'Het einde van de partij',
  },
  fr: {
    reckoning: (round) => `Les comptes de la manche ${round}`,
    paid: (round, names) => `Manche ${round} : un cœur ${list.fr(names.map(ofName))}`,
    nobodyPaid: (round) => `Manche ${round} : personne ne perd de cœur`,
    blackHeart: (name) => `Un cœur noir pour ${name}`,
    anyBlackHeart: 'Un cœur noir est donné',
    showdown: (one, other) => `Duel final : ${one} contre ${other}`,
    anyShowdown: 'Duel final',
    out: (name) => `${name} est hors jeu`,
    over: 'La fin de la partie',
  },
};
