/** What the moments of Spicy are called: a challenge by what was said and what came of it. */

import type { ByLanguage, Language } from '../../table/talk.ts';
import type { Chapter, Chapters } from '../../table/texts/gameWords.ts';
import type { CardRevealed, SpicyEvent } from './model/model.ts';
import type { SpicyTexts } from './texts/en.ts';

interface SpicyChapterWords {
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

export function chaptersIn(language: Language, texts: SpicyTexts): Chapters<SpicyEvent> {
  const words = WORDS[language];
  return (events, name) => {
    const reveal = events.find((event) => event.type === 'cardRevealed');
    const trophy = events.find((event) => event.type === 'trophyTaken');
    if (reveal !== undefined) {
      const { owner, challenger, declare } = reveal;
      const card = texts.declaration(declare.number, declare.spice);
      const prize = trophy === undefined ? '' : ` · ${words.trophy(name(trophy.seat))}`;
      const teaser = words.doubted(name(owner), card, name(challenger));
      return { kind: 'reveal', teaser, title: `${told(words, reveal, name(owner), card)}${prize}` };
    }
    if (trophy !== undefined) return { kind: 'prize', teaser: words.anyTrophy, title: words.trophy(name(trophy.seat)) };
    if (events.some(({ type }) => type === 'worldsEndShown')) return ending(words.worldsEnd);
    return events.some(({ type }) => type === 'matchEnded') ? ending(words.over) : undefined;
  };
}

/** There is nothing to guess. */
const ending = (title: string): Chapter => ({ kind: 'end', teaser: title, title });

function told(
  words: SpicyChapterWords,
  { owner, winner, numberRight, spiceRight }: CardRevealed,
  who: string,
  card: string,
): string {
  if (numberRight && spiceRight) return words.honest(who, card);
  return winner === owner ? words.gotAway(who, card) : words.caught(who, card);
}

const WORDS: ByLanguage<SpicyChapterWords> = {
  en: {
    doubted: (owner, card, challenger) => `${challenger} doubts ${owner}: ${card}?`,
    caught: (owner, card) => `${owner} bluffs a ${card} and is caught`,
    gotAway: (owner, card) => `${owner} bluffs a ${card} and gets away with it`,
    honest: (owner, card) => `${owner} told the truth: ${card}`,
    trophy: (name) => `${name} takes a trophy`,
    anyTrophy: 'A trophy is taken',
    worldsEnd: 'The end of the world',
    over: 'The end of the match',
  },
  de: {
    doubted: (owner, card, challenger) => `${challenger} zweifelt an ${owner}: ${card}?`,
    caught: (owner, card) => `${owner} blufft mit ${card} und fliegt auf`,
    gotAway: (owner, card) => `${owner} blufft mit ${card} und kommt davon`,
    honest: (owner, card) => `${owner} war ehrlich: ${card}`,
    trophy: (name) => `${name} holt eine Trophäe`,
    anyTrophy: 'Eine Trophäe wird geholt',
    worldsEnd: 'Das Ende der Welt',
    over: 'Das Ende der Partie',
  },
  nl: {
    doubted: (owner, card, challenger) => `${challenger} twijfelt aan ${owner}: ${card}?`,
    caught: (owner, card) => `${owner} bluft met ${card} en valt door de mand`,
    gotAway: (owner, card) => `${owner} bluft met ${card} en komt ermee weg`,
    honest: (owner, card) => `${owner} sprak de waarheid: ${card}`,
    trophy: (name) => `${name} pakt een trofee`,
    anyTrophy: 'Er wordt een trofee gepakt',
    worldsEnd: 'Het einde van de wereld',
    over: 'Het einde van de partij',
  },
  fr: {
    doubted: (owner, card, challenger) => `${challenger} ne croit pas ${owner} : ${card} ?`,
    caught: (owner, card) => `${owner} bluffe avec ${card} et se fait prendre`,
    gotAway: (owner, card) => `${owner} bluffe avec ${card} et s’en tire`,
    honest: (owner, card) => `${owner} disait vrai : ${card}`,
    trophy: (name) => `${name} remporte un trophée`,
    anyTrophy: 'Un trophée est remporté',
    worldsEnd: 'La fin du monde',
    over: 'La fin de la partie',
  },
};
