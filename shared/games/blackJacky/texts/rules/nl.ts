/** De regels van Black Jacky voor spelers, in het Nederlands. */

import { nl as words } from '../nl.ts';
import type { JackyBookTexts } from './book.ts';

const { tricks } = words;
const trickTitle = (face: keyof typeof tricks): string => `${face}: ${tricks[face].name}`;

export const nl: JackyBookTexts = {
  pictures: {
    laid: 'uitgelegd',
    worth: (sum) => `telt ${sum}`,
    back: 'een gedekte kaart',
    redHeart: 'rood hart',
    blackHeart: 'zwart hart',
    plusOne: 'de +1-kaart',
    saloon: 'een kat in de saloon',
    wanted: 'een opsporingsposter',
  },
  chapters: {
    start: 'Voordat je begint',
    turn: 'Jouw beurt',
    tricks: 'De acht trucs',
    reckoning: 'De afrekening',
    tipping: 'Gezocht',
    end: 'Hoe het eindigt',
    table: 'Aan deze tafel',
  },
  paragraphs: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Kom zo dicht bij de 21 als je durft, maar niet helemaal: 21 of meer kost een hart. Gaat niemand zo ver, dan betaalt het laagste totaal. Met twee of drie katten heeft iedereen 3 harten, met meer 2.',
    },
    cards: {
      title: 'De kaarten',
      text: '36 muizen: één 1, twee 2’s, enzovoort, tot acht 8’en. Elk getal heeft een truc. Elke ronde begint met 2 kaarten voor iedereen; één kaart van de stapel gaat open op de aflegstapel.',
    },
    starter: {
      title: 'Wie begint',
      text: 'Het lot beslist, tenzij de gastheer een plaats heeft aangewezen. Het gaat met de klok mee.',
    },
    turn: {
      title: 'Eerst een truc, dan een gok',
      text: 'Eerst mag je één truc spelen. Daarna moet je precies één ding doen: trekken, ruilen of kloppen.',
    },
    trick: {
      title: 'Een truc spelen',
      text: 'Leg een handkaart open voor je neer en doe wat erop staat. De kaart blijft liggen tot de afrekening en telt gewoon mee. Ook als de truc nu niets doet, mag je de kaart uitleggen.',
    },
    draw: { title: 'Trekken', text: 'Neem de bovenste kaart van de stapel in je hand.' },
    swap: {
      title: 'Ruilen',
      text: 'Leg een handkaart opzij, neem de bovenste kaart van de stapel of van de aflegstapel en leg je eigen kaart dan open op de aflegstapel. Zonder handkaart kun je niet ruilen.',
    },
    knock: {
      title: 'Kloppen',
      text: 'Je hand blijft zoals die is. Na de eerste klop hebben alle anderen nog precies één beurt. Wie geklopt heeft, is veilig voor alle trucs en speelt deze ronde niet meer.',
    },
    one: {
      title: trickTitle(1),
      text: 'De ronde eindigt meteen na deze beurt. Je trekt, ruilt of klopt nog, dan wordt er afgerekend, wie er ook geklopt heeft.',
    },
    two: {
      title: trickTitle(2),
      text: 'Al het kloppen is vergeten en de ronde gaat door. Wie geklopt had, speelt weer mee en is gewoon weer aan de beurt.',
    },
    three: {
      title: trickTitle(3),
      text: 'Noem twee katten met handkaarten die niet geklopt hebben; jijzelf mag er een van zijn. Elk kiest een eigen kaart en die twee wisselen ongezien van plaats. Voor wie te lang wacht, kiest het spel.',
    },
    four: {
      title: trickTitle(4),
      text: 'De volgende kat met de klok mee die niet geklopt heeft, trekt meteen een kaart. Is er geen andere, dan ben jij het zelf.',
    },
    five: { title: trickTitle(5), text: 'De uitgelegde kaart wordt omgedraaid en telt 0.' },
    six: {
      title: trickTitle(6),
      text: 'Leg de +1-kaart voor een kat die niet geklopt heeft, jijzelf mag ook. Het totaal van die kat stijgt met 1. Ligt de kaart al voor zo’n kat, dan mag die blijven of verhuizen. Voor een kat die geklopt heeft, blijft die liggen en doet de truc niets.',
    },
    seven: {
      title: trickTitle(7),
      text: 'De bovenste kaart van de stapel gaat open op de aflegstapel. Die kaart mag je daarna meteen ruilen.',
    },
    eight: { title: trickTitle(8), text: 'Uitgelegd telt een 8 precies 8,1. In je hand telt die 8.' },
    sum: {
      title: 'Je totaal',
      text: 'Handkaarten en uitgelegde kaarten samen, en 1 extra voor de +1-kaart. Iedereen laat alles zien. Tienden tellen: 20,1 is meer dan 20.',
    },
    loss: {
      title: 'Wie een hart verliest',
      text: 'Iedereen met 21 of meer. Heeft niemand zoveel, dan verliest het laagste totaal, en bij gelijke stand iedereen die dat heeft.',
    },
    example: {
      title: 'Bijvoorbeeld',
      text: '7 en 5 in de hand met een uitgelegde 8 is 20,1. 8 en 5 met een uitgelegde 6 en de +1 is 20. 7, 6 en 2 met een uitgelegde 6 is 21: alleen deze kat verliest een hart.',
    },
    wanted: {
      title: 'Geen hart meer',
      text: 'Je kaart wordt omgedraaid naar de kant Gezocht en je doet voorlopig niet mee.',
    },
    nextRound: {
      title: 'De volgende ronde',
      text: 'Met de klok mee vanaf wie de vorige ronde begon, begint de volgende kat die nog meespeelt. Wie net terug is, telt mee.',
    },
    tip: {
      title: 'Tippen',
      text: 'Voor het delen tipt elke gezochte kat openlijk welke kat een hart zal verliezen. Meerdere katten mogen op dezelfde tippen. Met twee of drie katten aan tafel wordt er niet getipt.',
    },
    comeBack: {
      title: 'Terugkomen',
      text: 'Een juiste tip levert een zwart hart op en vanaf de volgende ronde speel je weer mee. Verlies je dat, dan lig je er definitief uit. Na een foute tip tip je opnieuw. Eerst gaan er harten verloren, dan worden tips uitbetaald.',
    },
    showdown: {
      title: 'Nog twee katten',
      text: 'Zodra maar twee katten een hart hebben, liggen de anderen eruit en tippen ze niet meer. De twee spelen het uit.',
    },
    winner: {
      title: 'Wie wint',
      text: 'De laatste kat met een hart. Gaan de laatste harten tegelijk verloren, dan wint niemand.',
    },
    quickDuel: {
      title: words.quickDuel,
      text: 'De partij eindigt met de eerste afrekening waarna een kat geen hart meer heeft. De meeste harten winnen, daarna het hoogste totaal onder de 21 in die ronde. Nog steeds gelijk: dan deel je de overwinning. Dat geldt ook als geen kat meer een hart heeft.',
    },
    emptyPile: {
      title: 'De stapel is leeg',
      text: 'De aflegstapel wordt op de bovenste kaart na tot een nieuwe stapel geschud. Is er dan nog niets te trekken, dan kun je niet trekken en niet met de stapel ruilen, en doen de trucs 4 en 7 niets.',
    },
    time: {
      title: 'Klokken',
      text: 'Voor elke beslissing loopt een klok. Een beurt die te lang duurt, telt als kloppen; een kaart om te geven of een tip kiest dan het spel. Wie toekijkt, heeft niets te zeggen, en wat niet kan, wordt met een reden geweigerd.',
    },
  },
};
