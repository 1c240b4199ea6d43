import type { LessonWords } from '../../../../table/texts/lesson.ts';
import type { SpicyBeatId } from '../lesson.ts';

export const nl: LessonWords<SpicyBeatId> = {
  honest: {
    ask: 'Welkom! Vandaag begin je met maar drie kaarten. Een nieuwe stapel begint met 1, 2 of 3. Je hebt de chili 2: kies die en speel hem als wat hij is.',
  },
  misoFive: {
    after:
      'Miso legt een kaart gedekt neer en zegt 5 chili: hetzelfde kruid, een hoger getal. Dat kan best waar zijn. Laat de kaart gaan.',
  },
  tabascoSeven: {
    after:
      '7 chili, zegt Tabasco. Elke kaart mag betwijfeld worden, maar wie zich vergist, betaalt ervoor. Laat ook deze gaan.',
  },
  lie: {
    ask: 'Nu heb je chili boven 7 nodig, en die heb je niet. Lieg dus! Neem de wasabi 4 en speel die als 8 chili. Niemand ziet de kaart.',
  },
  misoPaw: { after: 'Een poot op je kaart! Miso gelooft je niet en zegt wat er niet klopt…' },
  caught: {
    after:
      'Betrapt! Miso betwijfelde het kruid, en wasabi is geen chili. De stapel is voor Miso, elke kaart een punt. Jij trekt twee kaarten.',
  },
  start: { ask: 'Wie verliest, begint de volgende stapel. Je hebt de wasabi 1 getrokken: speel die eerlijk.' },
  misoFour: { after: '4 wasabi, zegt Miso. Waarom niet? Laat de kaart gaan.' },
  jump: { after: 'Tabasco springt van 4 meteen naar 10 wasabi. Verdacht, toch?' },
  paw: { ask: 'Betwijfel die kaart! Leg je poot op de stapel: met de grote knop of de spatiebalk.' },
  catch: {
    ask: 'Zeg nu wat er niet klopt: het getal of het kruid. Alleen wat je noemt, wordt gecontroleerd.',
    after:
      'Het was een peper 6! Je hebt een leugen doorzien: de stapel is van jou, drie punten. Tabasco trekt twee kaarten en moet opnieuw beginnen.',
  },
  tabascoTwo: { after: '2 peper. Laat de kaart gaan: jij hebt iets dat erop past.' },
  nine: { ask: 'Speel je peper 9 als 9 peper. Getallen mag je overslaan.' },
  misoTen: {
    after: '10 peper. Na een 10 begint het opnieuw met 1, 2 of 3 van hetzelfde kruid. Laat de kaart gaan.',
  },
  tabascoPasses: { after: 'Tabasco past en trekt een kaart. Dat mag altijd als niets past of niets loont.' },
  last: {
    ask: 'Nog één kaart, een kruidenjoker: goed voor elk kruid, maar het getal klopt nooit. Speel hem als 1 peper. Houdt je laatste kaart stand, dan win je een trofee.',
  },
  doubt: {
    after:
      'De poot van Miso ligt op je laatste kaart. Betwijfelt Miso het getal, dan ben je verloren. Gaat het om het kruid, dan houdt je joker stand…',
  },
  trophy: {
    after:
      'Het kruid! Een kruidenjoker klopt bij elk kruid. Je krijgt de stapel en een trofee van 10 punten. En de kaart Einde van de wereld ligt bovenop: de partij is voorbij, en jij hebt gewonnen.',
  },
};
