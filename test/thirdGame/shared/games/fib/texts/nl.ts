import { pluralsOf } from '../../../../../../shared/table/texts/wording.ts';
import type { FibTexts } from './en.ts';

const plural = pluralsOf('nl');

export const nl: FibTexts = {
  name: 'Fib',
  pitch: 'Leg een kaart, zeg een getal en hoop dat niemand iets vraagt.',
  keys: { call: 'Navragen' },
  yourTurn: 'Jij bent: leg een kaart en zeg een getal.',
  orCall: 'Leg een kaart of twijfel aan de laatste.',
  callOrStand: 'Twijfel aan de laatste kaart of laat haar liggen.',
  waiting: (name) => `Wachten op ${name}.`,
  hand: 'Jouw kaarten',
  card: (number) => `Een ${number}`,
  say: 'Wat zeg je dat het is?',
  number: (number) => `Zeg ${number}`,
  call: 'Gejokt!',
  callHint: (name, number) => `${name} zei ${number}`,
  letStand: 'Laten liggen',
  cancel: 'Andere kaart',
  pile: 'De stapel',
  inHand: (count) => plural(count, { one: '# kaart in de hand', other: '# kaarten in de hand' }),
  taken: (count) => plural(count, { one: '# kaart gepakt', other: '# kaarten gepakt' }),
  endedBy: 'Alle kaarten zijn gelegd.',
  log: {
    starts: (who) => (who.you ? 'Jij begint.' : `${who.name} begint.`),
    laid: (who, number) => `${who.you ? 'Je zegt' : `${who.name} zegt`} ${number}.`,
    stands: (who) => `${who.you ? 'Je laat' : `${who.name} laat`} het liggen.`,
    revealed: (who, face, lied) =>
      lied
        ? `${who.you ? 'Je hebt' : `${who.name} heeft`} gejokt: het is een ${face}.`
        : `${who.you ? 'Je hebt' : `${who.name} heeft`} de waarheid gezegd: het is een ${face}.`,
    took: (who, count) =>
      `${who.you ? 'Je pakt' : `${who.name} pakt`} ${plural(count, { one: '# kaart', other: '# kaarten' })}.`,
    over: 'Alle kaarten zijn gelegd.',
  },
  refusals: {
    malformed: 'Dat was niet te lezen.',
    matchOver: 'Het potje is voorbij.',
    tableOnly: 'Dat doet alleen de klok.',
    seatOnly: 'Dat doet alleen een kat.',
    notYourTurn: 'Jij bent niet aan de beurt.',
    notInHand: 'Die kaart heb je niet.',
    tooLow: ({ least }) => `Zeg minstens ${least}.`,
    nothingToCall: 'Er is niets waaraan je kunt twijfelen.',
    mustLay: 'Zolang je kaarten hebt, leg je er een.',
  },
};
