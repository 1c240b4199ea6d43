import { pluralsOf } from '../../../shared/table/texts/wording.ts';
import type { LadderWords } from './en.ts';

const plural = pluralsOf('nl');

export const nl: LadderWords = {
  title: 'Ranglijst',
  span: 'Periode',
  spanOf: { week: 'Deze week', season: 'Dit seizoen', all: 'Altijd' },
  you: 'Jij',
  yourRating: 'Jouw rating',
  rating: (points, within) => `${points} ± ${within}`,
  provisional: 'Voorlopig: na zo’n twintig snelle partijen sta je op de lijst.',
  notYet: 'Nog geen partij die meetelt. Elke snelle partij met minstens twee mensen telt.',
  aroundYou: 'Om je heen',
  best: 'De besten',
  empty: 'Hier is nog niemand. De eerste plaats is vrij.',
  rank: 'Plaats',
  cat: 'Kat',
  points: 'Rating',
  matches: 'Partijen',
  somebody: 'Een kat die haar naam voor zich houdt',
  people: (count) => plural(count, { one: '# kat op de lijst', other: '# katten op de lijst' }),
  countedAt: (time) => `Geteld om ${time}; elke minuut opnieuw.`,
  how: 'Een straatkat van het huis staat op 1000. 400 punten meer betekent tien keer zo veel overwinningen.',
  changed: (points, by) => `Jouw rating: ${points} (${by})`,
  stillProvisional: 'nog voorlopig',
  toLadder: 'Ranglijst',
  check: 'Ratings narekenen',
  checkHint: 'Elke rating volgt uit de uitslagen van de partijen. Je browser kan ze allemaal narekenen.',
  checking: (count) => plural(count, { one: '# partij gelezen…', other: '# partijen gelezen…' }),
  checked: (count) =>
    count === 0
      ? 'Er is nog geen partij die meetelt.'
      : plural(count, {
          one: 'Eén partij nagerekend: elk getal klopt.',
          other: '# partijen nagerekend: elk getal klopt.',
        }),
  differs: (match) => `Na partij ${match} is een rating niet wat die moet zijn.`,
  notChecked: 'De partijen konden niet worden gelezen. Probeer het nog eens.',
};
