/** Spicy in English. Its shape is what every other language must fill. */

import { type Facts, pluralsOf, range, type Who, type Wording } from '../../../table/texts/wording.ts';
import type { Declaration, Spice } from '../model/cards.ts';
import type { SpicyReason } from '../model/refusals.ts';
import type { Call, DrawReason, EndReason, Manners, Slip, WorldsEndShift } from '../model/terms.ts';
import type { SpiceItUp } from '../rules/spiceItUp/names.ts';

const plural = pluralsOf('en');
const by = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const of = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

const spices: { readonly [spice in Spice]: string } = { chili: 'chili', wasabi: 'wasabi', pepper: 'pepper' };
const declaration = (number: number, spice: Spice): string => `${number} ${spices[spice]}`;

/** What lies on top of the stack, in the facts of a refused declaration. */
const below = (facts: Facts): Declaration => facts.below as unknown as Declaration;

const refusals: { readonly [reason in SpicyReason]: Wording } = {
  malformed: 'The table did not understand that.',
  matchOver: 'The match is over.',
  noSuchSeat: 'That seat is not at this table.',
  seatOnly: 'Only a cat with a seat can do that.',
  tableOnly: 'Only the table can do that.',
  notYourTurn: 'Not your turn.',
  reactionOpen: 'One moment: the others may still lay a paw on it.',
  lastCardOpen: 'A last card is on the table: challenge it or let it go.',
  pawLies: 'A paw lies on the stack. Wait for the reveal.',
  nameFirst: 'Your paw is down: say what is wrong, number or spice.',
  noPaw: 'No paw of yours lies on the stack.',
  mustStart: 'You have to start the new stack: you cannot pass now.',
  notInHand: 'You do not hold that card any more.',
  startLow: 'A new stack starts with 1, 2 or 3.',
  notHigher: (facts) => `Not higher than ${below(facts).number}.`,
  afterTen: 'After a 10 the stack goes on with 1, 2 or 3.',
  wrongSpice: (facts) => `The stack is ${spices[below(facts).spice]}.`,
  extrasNotAllowed: 'No extra cards with this declaration.',
  extraTwice: 'The same card cannot go under twice.',
  nothingToChallenge: 'There is no card to challenge.',
  cardSafe: 'Too late: that card is safe now.',
  ownCard: 'That card is your own.',
  nothingToLetGo: 'There is nothing to let go.',
  alreadyLetGo: 'You have let it go already. A paw is still possible.',
  noCopyCat: 'Copy Cat is not in force here.',
  nothingToCopy: 'There is no card to copy.',
  copyOver: 'Too late to copy: the game has moved on.',
  noPeeking: 'No peeking at this table.',
  peekedAlready: 'You have peeked already. Take a turn first.',
};

const spiceItUp: { readonly [card in SpiceItUp]: { readonly name: string; readonly rule: string } } = {
  weLoveChili: { name: 'We Love Chili!', rule: 'Wherever a 1, 2 or 3 may be said, it may be said in chili.' },
  startItUp: { name: 'Start It Up!', rule: 'After an 8 or 9, as after a 10, the stack may go on with 1, 2 or 3.' },
  spiceRaider: { name: 'Spice Raider', rule: 'Say 4 and lay a paw: the next card pays you the whole stack.' },
  changeYourLuck: {
    name: 'Change Your Luck',
    rule: 'With a 5, up to two more cards go under it and as many are drawn.',
  },
  turnItUp: { name: 'Turn It Up!', rule: 'A 6 passes for a 9 and a 9 for a 6.' },
  copyCat: { name: 'Copy Cat', rule: 'Any other cat may at once play a card with the same words.' },
};

export const en = {
  name: 'Spicy',
  pitch: 'Lie about your cards. Catch whoever lies to you.',
  /** What the keys do. */
  keys: { pad: 'Say a number', paw: 'Lay your paw', pass: 'Pass, or let it go' },
  refusals,
  spices,
  spiceItUp,
  declaration,
  wildSpice: 'wild spice',
  wildNumber: 'wild number',

  // what the controls say
  hand: 'Your hand',
  say: 'You say',
  number: 'Number',
  spice: 'Spice',
  pad: 'Declaration',
  playAs: (number: number, spice: Spice): string => `Play as ${declaration(number, spice)}`,
  honest: 'true',
  lie: 'a lie',
  half: 'half true',
  pickCard: 'Your turn. Pick a card.',
  pickCardToStart: 'Your turn. Start a new stack.',
  pickWords: 'What do you say it is?',
  pass: 'Pass',
  passHint: 'Draw a card',
  paw: 'Paw!',
  pawHint: (who: Who, number: number, spice: Spice): string => `Challenge ${of(who)} ${declaration(number, spice)}`,
  nameIt: 'What is wrong?',
  nameNumber: (number: number): string => `Not ${number === 8 ? 'an' : 'a'} ${number}`,
  nameSpice: (spice: Spice): string => `Not ${spices[spice]}`,
  letGo: 'Let it go',
  lastCard: 'Last card!',
  lastCardHint: 'Say it with your last card, or you draw.',
  copy: 'Copy',
  extras: (count: number): string => (count === 0 ? 'Add up to two cards under the 5' : `${cards(count)} under the 5`),
  peek: 'Peek',
  peekHint: 'Costs a card if anybody minds, and at this table they do.',
  cancel: 'Put it back',
  waitFor: (who: Who): string => `${who.name} is thinking.`,
  waitReaction: 'Does anybody object?',
  waitLast: (who: Who): string =>
    who.you ? 'Your last card is down. Does anybody dare?' : `${who.name}’s last card is down.`,
  waitNaming: (who: Who): string => `${who.you ? 'Your' : `${who.name}’s`} paw lies on the stack.`,
  youLetGo: 'You let it go. A paw is still possible.',
  watching: 'You are watching.',
  stack: 'Stack',
  stackEmpty: 'The stack is empty.',
  stackCount: (count: number): string => `${cards(count)} in the stack`,
  saidBy: (who: Who, number: number, spice: Spice): string =>
    `${who.you ? 'You' : who.name}: ${declaration(number, spice)}`,
  deck: (count: number): string => `${cards(count)} in the deck`,
  trophies: (count: number): string => plural(count, { one: '# trophy', other: '# trophies' }),
  won: (count: number): string => `${cards(count)} won`,
  inHand: (count: number): string => `${cards(count)} in hand`,
  worldsEndIn: (from: number, to: number): string => `World’s End shows after ${range(from, to)} more cards.`,
  worldsEndMark: (from: number, to: number): string => `World’s End: ${range(from, to)}`,
  prepared: 'as soon as it is your turn',
  inForce: 'In force',

  // what a host sets
  manners: 'Manners',
  mannersOf: { assisted: 'Assisted', strict: 'Strict' } satisfies { [manners in Manners]: string },
  mannersHint: {
    assisted: 'Only what may be said can be said.',
    strict: 'Anything can be said. A slip costs a card.',
  } satisfies { [manners in Manners]: string },
  spiceItUpTitle: 'Spice It Up!',
  spiceItUpHint: 'Cards that change the rules for the whole match.',
  drawnAtRandom: 'Drawn at random',
  none: 'None',
  worldsEnd: 'World’s End',
  worldsEndOf: { short: 'Early', standard: 'Normal', long: 'Late' } satisfies { [shift in WorldsEndShift]: string },
  worldsEndHint: 'How long the deck lasts before the match is over.',
  starter: 'Who starts',
  starterRandom: 'At random',
  windows: { turn: 'Turn', reaction: 'Reaction', lastCard: 'Last card', naming: 'What is wrong?' },
  presets: {
    firstGame: { name: 'First game', hint: 'Relaxed clocks, a short deck and no way to slip.' },
    classic: { name: 'Classic', hint: 'The game as it comes out of the box.' },
    spicedUp: { name: 'Spiced up', hint: 'Two Spice It Up! cards, drawn at random.' },
    blitz: { name: 'Blitz', hint: 'Twelve seconds a turn and strict manners.' },
  },

  // what happened, read aloud
  log: {
    matchStarted: (who: Who): string => `The cards are dealt. ${by(who, 'start', 'starts')}.`,
    inForce: (names: string): string => `In force: ${names}.`,
    yourTurn: 'Your turn.',
    yourTurnToStart: 'Your turn: start a new stack.',
    turnOf: (who: Who): string => `${who.name}’s turn.`,
    played: (who: Who, number: number, spice: Spice): string =>
      `${by(who, 'play, say', 'plays, says')} ${declaration(number, spice)}.`,
    copied: (who: Who, number: number, spice: Spice): string =>
      `${by(who, 'copy', 'copies')}: ${declaration(number, spice)}.`,
    lastCard: (who: Who): string => `That was ${of(who)} last card!`,
    withExtras: (count: number): string => `${cards(count)} went under it.`,
    punished: (who: Who, slip: Slip): string =>
      slip === 'illegalDeclaration'
        ? `${by(who, 'cannot say that: the card goes', 'cannot say that: the card goes')} back.`
        : `${by(who, 'did', 'did')} not call the last card: it goes back.`,
    passed: (who: Who): string => `${by(who, 'pass', 'passes')}.`,
    timedOut: (who: Who): string => `${by(who, 'ran', 'ran')} out of time.`,
    drew: (who: Who, count: number, _reason: DrawReason): string => `${by(who, 'draw', 'draws')} ${cards(count)}.`,
    paw: (who: Who, owner: Who): string => `${by(who, 'lay', 'lays')} a paw on ${of(owner)} card!`,
    named: (who: Who, trait: 'number' | 'spice'): string => `${by(who, 'say', 'says')}: the ${trait} is wrong.`,
    revealed: (face: string, call: Call, right: boolean): string =>
      `The card: ${face}. ${call === 'nothing' ? 'Nothing was named in time.' : right ? 'True!' : 'A lie!'}`,
    stackWon: (who: Who, count: number): string => `${by(who, 'take', 'takes')} the stack, ${cards(count)}.`,
    trophy: (who: Who): string => `${by(who, 'win', 'wins')} a trophy!`,
    raid: (who: Who): string => `${by(who, 'keep', 'keeps')} a paw on the stack: a raid.`,
    raidWon: (who: Who, count: number): string =>
      `The raid pays: ${who.you ? 'you take' : `${who.name} takes`} ${cards(count)}.`,
    raidVoid: 'The raid comes to nothing.',
    peeked: (who: Who): string => `${by(who, 'peek', 'peeks')} and ${who.you ? 'are' : 'is'} caught.`,
    worldsEnd: 'World’s End! The match is over.',
  },

  // how it ended
  endedBy: {
    secondTrophy: 'A second trophy wins at once.',
    thirdTrophy: 'The third trophy is taken: points decide.',
    worldsEnd: 'World’s End came up: points decide.',
  } satisfies { [reason in EndReason]: string },
  parts: {
    cards: (count: number): string => `${cards(count)} won`,
    trophies: (points: number): string => plural(points / 10, { one: '# trophy', other: '# trophies' }),
    hand: (points: number): string => `${cards(-points)} left in hand`,
  },
};

export type SpicyTexts = typeof en;
