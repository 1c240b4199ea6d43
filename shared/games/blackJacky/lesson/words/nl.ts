import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { JackyBeatId } from '../lesson.ts';

export const nl: LessonWords<JackyBeatId> = {
  layEight: {
    ask: 'Welkom in de saloon! Vandaag heeft iedereen maar één hart. Je hebt 8 en 2. Eerst een truc: kies de 8 en leg die uit. Voor je op tafel telt die 8,1.',
  },
  swap: {
    ask: 'Nu moet je trekken, ruilen of kloppen. 10,1 is weinig: kies je 2 en ruil die voor de open 5.',
    after:
      '13,1 dus. Aan het eind verliest iedereen met 21 of meer een hart. Heeft niemand zoveel, dan verliest het laagste totaal er een.',
  },
  calamityDraws: {},
  biscuitFour: { after: 'Biscuit legt een 4 uit: de volgende kat moet trekken, en dat ben jij. Het is een 1: 14,1.' },
  biscuitDraws: {},
  draw: {
    ask: '14,1 is misschien wel het laagst. Trek een kaart van de stapel.',
    after: 'Een 6! Dat maakt 20,1, en hoger kan onder 21 bijna niet. Nu moet het alleen nog standhouden.',
  },
  calamityAgain: {},
  biscuitSwaps: {},
  plusOne: {
    ask: 'Calamity heeft twee keer getrokken en kijkt tevreden. Kies je 6 en speel de truc: de +1 gaat naar Calamity.',
  },
  knock: {
    ask: 'Je 6 is uitgelegd en telt nog mee, je houdt dus 20,1. Klop! Daarna kan geen truc je nog raken.',
    after: 'De eerste klop: alle anderen hebben nog precies één beurt.',
  },
  calamityLast: {
    after: 'Calamity ruilt een 7 voor een kaart van de stapel. Heeft het geholpen? Biscuit is de laatste.',
  },
  reckoning: {
    after:
      'Alle kaarten worden getoond. Calamity had 20, en met jouw +1 is dat 21: een hart kwijt. Van de rest heb jij het hoogste totaal. Gewonnen!',
  },
};
