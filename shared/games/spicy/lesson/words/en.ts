import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { SpicyBeatId } from '../lesson.ts';

export const en: LessonWords<SpicyBeatId> = {
  honest: {
    ask: 'Welcome! Today you start with three cards only. A new stack begins with 1, 2 or 3. You have the chili 2: pick it and play it as what it is.',
  },
  misoFive: {
    after:
      'Miso lays a card face down and says 5 chili: the same spice, a higher number. It may well be true. Let it go.',
  },
  tabascoSeven: {
    after:
      '7 chili, says Tabasco. Every card may be challenged, but a wrong challenge is costly. Let this one go, too.',
  },
  lie: {
    ask: 'Now you need a chili above 7, and you have none. So lie! Take the wasabi 4 and play it as 8 chili. Nobody sees the card.',
  },
  misoPaw: { after: 'A paw on your card! Miso does not believe you and names what is wrong…' },
  caught: {
    after:
      'Caught! Miso challenged the spice, and wasabi is no chili. Miso takes the stack, a point for each card. You draw two cards.',
  },
  start: { ask: 'Whoever loses has to start the next stack. You drew the wasabi 1: play it honestly.' },
  misoFour: { after: '4 wasabi, says Miso. Why not? Let it go.' },
  jump: { after: 'Tabasco jumps from 4 straight to 10 wasabi. Suspicious, isn’t it?' },
  paw: { ask: 'Challenge it! Lay your paw on the stack: the big button, or the space bar.' },
  catch: {
    ask: 'Now say what is wrong, number or spice. Only what you name will be checked.',
    after:
      'It was a pepper 6! You caught a liar: the stack is yours, three points. Tabasco draws two cards and has to start again.',
  },
  tabascoTwo: { after: '2 pepper. Let it go: you have something that fits on top.' },
  nine: { ask: 'Play your pepper 9 as 9 pepper. Numbers may be left out.' },
  misoTen: { after: '10 pepper. After a 10 the numbers start over with 1, 2 or 3 of the same spice. Let it go.' },
  tabascoPasses: { after: 'Tabasco passes and draws a card. That is allowed whenever nothing fits, or nothing pays.' },
  last: {
    ask: 'One card left, a wild spice: right for every spice, but its number is always wrong. Play it as 1 pepper. A last card that holds wins a trophy.',
  },
  doubt: {
    after:
      'Miso’s paw lies on your last card. If Miso names the number, you are lost. If it is the spice, your wild card holds…',
  },
  trophy: {
    after:
      'The spice! A wild spice is right for every spice. You take the stack and a trophy worth 10 points. And World’s End has come to the top: the match is over, and it is yours.',
  },
};
