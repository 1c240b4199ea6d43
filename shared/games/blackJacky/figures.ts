/** How a history of Black Jacky reads: about pushing one's luck. */

import type { GameFigures } from '../../table/figures.ts';
import type { ByLanguage, Language } from '../../table/talk.ts';

interface JackyFigureWords {
  readonly rounds: string;
  readonly busts: string;
  readonly lowest: string;
  readonly firstKnocks: string;
  readonly tips: string;
  readonly tricks: string;
  readonly comebacks: string;
  readonly prophet: string;
  readonly lives: string;
  readonly trickster: string;
}

export const figuresIn = (language: Language): GameFigures => figures(WORDS[language]);

const figures = (words: JackyFigureWords): GameFigures => ({
  rates: [
    { title: words.busts, part: 'busts', of: 'rounds' },
    { title: words.lowest, part: 'lowest', of: 'rounds' },
    { title: words.firstKnocks, part: 'firstKnocks', of: 'rounds' },
    { title: words.tips, part: 'tipsRight', of: 'tips' },
  ],
  amounts: [
    { title: words.rounds, count: 'rounds' },
    { title: words.tricks, count: 'tricks' },
    { title: words.comebacks, count: 'comebacks' },
  ],
  trophies: [
    { title: words.prophet, count: 'tipsRight', steps: [3, 20, 100] },
    { title: words.lives, count: 'comebacks', steps: [1, 10, 50] },
    { title: words.trickster, count: 'tricks', steps: [10, 100, 1000] },
  ],
});

const WORDS: ByLanguage<JackyFigureWords> = {
  en: {
    rounds: 'Rounds',
    busts: 'Busts',
    lowest: 'Lowest of the round',
    firstKnocks: 'First to knock',
    tips: 'Tips that were right',
    tricks: 'Tricks played',
    comebacks: 'Comebacks with a black heart',
    prophet: 'Prophet',
    lives: 'Nine lives',
    trickster: 'Trickster',
  },
  de: {
    rounds: 'Runden',
    busts: '21 oder mehr',
    lowest: 'Niedrigste Summe der Runde',
    firstKnocks: 'Als Erste geklopft',
    tips: 'Richtige Tipps',
    tricks: 'Gespielte Tricks',
    comebacks: 'Mit schwarzem Herzen zurückgekehrt',
    prophet: 'Prophet',
    lives: 'Neun Leben',
    trickster: 'Trickser',
  },
  nl: {
    rounds: 'Rondes',
    busts: '21 of meer',
    lowest: 'Laagste som van de ronde',
    firstKnocks: 'Als eerste geklopt',
    tips: 'Goede tips',
    tricks: 'Gespeelde trucs',
    comebacks: 'Teruggekeerd met een zwart hart',
    prophet: 'Profeet',
    lives: 'Negen levens',
    trickster: 'Trukendoos',
  },
  fr: {
    rounds: 'Manches',
    busts: 'Dépassements',
    lowest: 'Somme la plus basse de la manche',
    firstKnocks: 'Premier à frapper',
    tips: 'Paris gagnés',
    tricks: 'Tours joués',
    comebacks: 'Retours avec un cœur noir',
    prophet: 'Prophète',
    lives: 'Neuf vies',
    trickster: 'Roi des tours',
  },
};
