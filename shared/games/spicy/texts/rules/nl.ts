/** De regels van Spicy voor spelers, in het Nederlands. */

import { nl as words } from '../nl.ts';
import type { SpicyBookTexts } from './book.ts';

const { spiceItUp, worldsEnd, spiceItUpTitle } = words;

export const nl: SpicyBookTexts = {
  pictures: {
    said: (declaration) => `aangekondigd als ${declaration}`,
    doubted: { number: 'getal betwijfeld', spice: 'kruid betwijfeld' },
    right: 'klopt',
    wrong: 'klopt niet',
    back: 'een gedekte kaart',
    trophy: 'trofee',
  },
  chapters: {
    start: 'Voordat je begint',
    turn: 'Jouw beurt',
    challenge: 'De poot',
    trophies: 'Laatste kaarten en trofeeën',
    end: 'Hoe het eindigt',
    table: 'Aan deze tafel',
    spiceItUp: spiceItUpTitle,
  },
  paragraphs: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Raak je kaarten kwijt door te zeggen wat je het beste uitkomt, en betrap de anderen als zij dat ook doen. Gewonnen kaarten zijn punten, en wie geen kaart meer heeft, wint een van de drie trofeeën.',
    },
    cards: {
      title: 'De kaarten',
      text: 'Chili, wasabi en peper hebben de getallen 1 tot en met 10, elk drie keer. Daar komen vijf kruidenjokers en vijf getallenjokers bij. Iedereen krijgt 6 kaarten.',
    },
    starter: {
      title: 'Wie begint',
      text: 'Het lot beslist, tenzij de gastheer een plaats heeft aangewezen. Daarna gaat het met de klok mee verder.',
    },
    turn: { title: 'Spelen of passen', text: 'In je beurt doe je één van twee dingen: een kaart spelen of passen.' },
    declare: {
      title: 'Zeg wat het is',
      text: 'Je kaart gaat gedekt op de stapel en je noemt een getal en een kruid. Allebei waar, één van de twee of geen van beide: dat weet jij alleen.',
    },
    first: { title: 'De eerste kaart', text: 'Een nieuwe stapel begint met een 1, 2 of 3 in een kruid naar keuze.' },
    higher: {
      title: 'Elke volgende kaart',
      text: 'Blijf bij het kruid dat voor jou genoemd is en noem een hoger getal. Getallen overslaan mag.',
    },
    afterTen: {
      title: 'Na een 10',
      text: 'Het begint opnieuw: de volgende kaart is een 1, 2 of 3 van hetzelfde kruid.',
    },
    pass: { title: 'Passen', text: 'Trek een kaart en je beurt is om. De bovenste kaart is daarmee nog niet veilig.' },
    challenge: {
      title: 'Wie een kaart mag betwijfelen',
      text: 'Iedereen behalve de eigenaar mag de bovenste kaart betwijfelen, op elk moment, ook buiten de beurt en ook als er intussen gepast is. Wat eronder ligt, is buiten bereik.',
    },
    paw: {
      title: 'Poot erop, dan noemen',
      text: 'Leg je poot op de stapel. De snelste poot telt en blijft liggen; zolang mag niemand anders iets doen. Zeg dan wat er niet klopt: het getal of het kruid. Wie niets noemt voordat de tijd om is, verliest.',
    },
    reveal: {
      title: 'De kaart wordt omgedraaid',
      text: 'Alleen wat je genoemd hebt, telt. Klopt dat niet, dan win jij. Klopt het wel, dan wint de eigenaar, al is de rest nog zo gelogen.',
    },
    wilds: {
      title: 'Jokers',
      text: 'Een kruidenjoker gaat door voor elk kruid, maar het getal klopt nooit. Een getallenjoker gaat door voor elk getal, maar het kruid klopt nooit.',
    },
    winner: {
      title: 'De stapel is voor de winnaar',
      text: 'Alle kaarten gaan gedekt naar de puntenstapel van de winnaar, elk 1 punt waard. Niemand bekijkt ze nog.',
    },
    loser: {
      title: 'Wie verliest, trekt',
      text: 'Twee kaarten voor de verliezer, die meteen de volgende stapel moet beginnen. Passen mag in die beurt niet.',
    },
    lastCard: {
      title: 'Je laatste kaart',
      text: 'Een laatste kaart moet je melden. Daarna wacht alles tot alle anderen de kaart laten gaan of iemand er een poot op legt.',
    },
    trophy: {
      title: 'Een trofee winnen',
      text: 'Betwijfelt niemand je laatste kaart, of verliest wie het doet, dan krijg je een trofee en trek je 6 nieuwe kaarten. Is die niet betwijfeld, dan blijft de stapel liggen, is je kaart voorgoed veilig en speelt de volgende kat erop verder. Word je betrapt, dan is er geen trofee.',
    },
    worldsEnd: {
      title: worldsEnd,
      text: 'Deze kaart zit diep in de trekstapel. Zodra die bovenop ligt, is de partij voorbij, zelfs midden in het trekken. Wat nog op de stapel ligt, telt voor niemand.',
    },
    manyTrophies: {
      title: 'Tweede en derde trofee',
      text: 'Een tweede trofee voor dezelfde kat wint meteen. Is de derde trofee van de tafel weg, dan is de partij voorbij en beslissen de punten.',
    },
    points: {
      title: 'Tellen',
      text: 'Elke gewonnen kaart is 1 punt, een trofee 10, en elke kaart in je hand kost er 1. Eén trofee, 24 gewonnen kaarten en 4 in de hand is samen 30. De meeste punten winnen; bij gelijke stand deel je de overwinning.',
    },
    manners: {
      title: 'Misstappen',
      text: 'Aan een tafel met hulp kun je alleen zeggen wat mag, en laatste kaarten melden zichzelf. Aan een strenge tafel kan alles, maar na een verboden aankondiging of een vergeten melding komt de kaart terug in je hand en trek je er een in plaats van te spelen. Wat helemaal niet kan, wordt overal geweigerd.',
    },
    peeking: {
      title: 'Spieken',
      text: 'Gedekte kaarten gaan niemand iets aan. Wie aan een strenge tafel toch wil kijken, trekt een kaart en ziet niets, hoogstens één keer tussen twee beurten.',
    },
    time: {
      title: 'Klokken',
      text: 'Voor elke beslissing loopt een klok. Een beurt die te lang duurt, telt als passen. Na elke kaart is er even tijd voor poten voordat het verdergaat; die tijd is eerder om als iedereen de kaart laat gaan. Dat is geen belofte: je mag er daarna nog je poot op leggen.',
    },
    spiceItUp: {
      title: 'Kaarten die regels veranderen',
      text: 'De gastheer kiest er zoveel uit deze zes als gewenst, of laat er een paar willekeurig trekken. Ze liggen naast de trekstapel en gelden de hele partij.',
    },
    weLoveChili: {
      title: spiceItUp.weLoveChili.name,
      text: 'Waar je een 1, 2 of 3 mag zeggen, mag dat ook in chili. Vanaf dan gaat de stapel verder in chili.',
    },
    startItUp: {
      title: spiceItUp.startItUp.name,
      text: 'Niet alleen na een 10, ook na een 8 of 9 mag het verder met 1, 2 of 3 van hetzelfde kruid.',
    },
    spiceRaider: {
      title: spiceItUp.spiceRaider.name,
      text: 'Zeg 4 en je poot blijft op de stapel. Betwijfelt niemand de 4 voordat de volgende kaart gespeeld is, dan is alles onder je poot van jou. De stapel bestaat dan alleen nog uit de nieuwe kaart.',
    },
    changeYourLuck: {
      title: spiceItUp.changeYourLuck.name,
      text: 'Bij een 5 mag je er ongezien maximaal twee kaarten onder schuiven en er evenveel trekken. Ze horen bij de stapel, maar bij het betwijfelen kijkt niemand ernaar.',
    },
    turnItUp: {
      title: spiceItUp.turnItUp.name,
      text: 'Wordt het getal betwijfeld, dan is een 6 goed genoeg voor een 9 en een 9 voor een 6.',
    },
    copyCat: {
      title: spiceItUp.copyCat.name,
      text: 'Tot de volgende beurt mag elke andere kat een eigen kaart leggen met precies dezelfde aankondiging, ook buiten de beurt. Het gaat verder links van de na-aper. Een nagedane 4 rooft en een nagedane 5 ruilt, als die kaarten gelden. Bij het betwijfelen hoef je niets te noemen: getal en kruid moeten allebei kloppen, en bij een joker is dat nooit zo.',
    },
  },
};
