/** Black Jacky in English. Its shape is what every other language must fill. */

import { pluralsOf, type Who, type Wording } from '../../../table/texts/wording.ts';
import type { Face } from '../model/cards.ts';
import type { JackyReason } from '../model/refusals.ts';
import type { EndReason } from '../model/terms.ts';

const plural = pluralsOf('en');
const by = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const of = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const to = (who: Who): string => (who.you ? 'you' : who.name);
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const hearts = (count: number): string => plural(count, { one: '# heart', other: '# hearts' });
const a = (face: Face): string => (face === 8 ? `an ${face}` : `a ${face}`);

/** Sums are kept in tenths. */
const sum = (tenths: number): string => (tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1));

const tricks: { readonly [face in Face]: { readonly name: string; readonly rule: string } } = {
  1: { name: 'Last call', rule: 'The round ends right after this turn.' },
  2: { name: 'Nobody knocked', rule: 'All knocks are undone.' },
  3: { name: 'Under the table', rule: 'Two cats exchange a card of their choice.' },
  4: { name: 'Have one on me', rule: 'The next cat draws a card.' },
  5: { name: 'Face down', rule: 'This card counts 0.' },
  6: { name: 'One more', rule: 'The +1 goes to a cat of your choice.' },
  7: { name: 'Turn the page', rule: 'The top card of the pile is turned onto the discards.' },
  8: { name: 'A whisker more', rule: 'This card counts 8.1.' },
};

const refusals: { readonly [reason in JackyReason]: Wording } = {
  malformed: 'The table did not understand that.',
  matchOver: 'The match is over.',
  tableOnly: 'Only the table can do that.',
  seatOnly: 'Only a cat with a seat can do that.',
  tippingFirst: 'The Wanted cats tip first.',
  givingFirst: 'One moment: two cats are choosing a card.',
  notYourTurn: 'Not your turn.',
  trickAlreadyPlayed: 'One trick a turn. Now draw, swap or knock.',
  notInHand: 'You do not hold that card any more.',
  badTargets: 'This trick cannot be aimed there.',
  nothingToDraw: 'There is nothing left to draw.',
  noExchange: 'Nobody is exchanging cards now.',
  notNamed: 'You are not part of this exchange.',
  alreadyGiven: 'You have given your card already.',
  noTipping: 'There is no tipping now.',
  notYourTip: 'It is not your turn to tip yet.',
  tipNotIn: 'Tip a cat that is still in the game.',
};

export const en = {
  name: 'Black Jacky',
  pitch: 'Stay under 21, but never be the lowest. Tricks allowed.',
  /** What the keys do. */
  keys: { knock: 'Knock', draw: 'Draw' },
  refusals,
  tricks,
  sum,
  card: (face: Face): string => `${face}, ${tricks[face].name}`,
  plusOne: '+1',

  // what the controls say
  hand: 'Your hand',
  sumOf: (tenths: number): string => `Your sum: ${sum(tenths)}`,
  tooMuch: 'That is 21 or more!',
  turn: 'Your turn. Pick a card, draw or knock.',
  lastTurn: 'Your last turn: pick a card, draw or knock.',
  gamble: 'Now draw, swap or knock.',
  chosen: (face: Face): string => `The ${face} in your paw:`,
  playTrick: (face: Face): string => `Trick: ${tricks[face].name}`,
  noEffect: 'Has no effect now, but stays and counts.',
  aim: 'On whom?',
  aimTwo: 'Which two cats?',
  aimed: (names: string): string => `Chosen: ${names}`,
  aimAt: (who: Who): string => (who.you ? 'Yourself' : who.name),
  draw: 'Draw',
  drawHint: 'From the pile',
  swapWithPile: 'Swap with the pile',
  swapWithDiscard: (face: Face): string => `Swap for the ${face}`,
  knock: 'Knock',
  knockHint: 'Your hand stays. Everybody else gets one more turn.',
  give: (face: Face): string => `Give the ${face}`,
  givePrompt: (who: Who): string => `Under the table: a card for ${who.name}.`,
  given: 'Your card is under the table.',
  tipPrompt: 'Wanted! Who will lose a heart?',
  tipOn: (who: Who): string => `Tip ${who.name}`,
  cancel: 'Put it back',
  waitFor: (who: Who): string => `${who.name} is thinking.`,
  waitGiving: 'Two cats are exchanging cards.',
  waitTip: (who: Who): string => `${who.name} is tipping.`,
  out: 'You are out for good. Stay and watch.',
  wanted: 'You are Wanted: wait for the next round.',
  watching: 'You are watching.',
  round: (round: number): string => `Round ${round}`,
  pile: (count: number): string => `${cards(count)} in the pile`,
  discard: 'Discards',
  discardTop: (face: Face): string => `On the discards: ${face}`,
  laid: (faces: string): string => `Laid: ${faces}`,
  hasPlusOne: 'has the +1',
  hasKnocked: 'has knocked',
  hearts,
  blackHeart: 'black heart',
  isWanted: 'Wanted',
  isOut: 'out',
  inHand: (count: number): string => `${cards(count)} in hand`,

  // what a host sets
  quickDuel: 'Quick duel',
  quickDuelHint: 'Over as soon as one cat has lost its hearts: most hearts win.',
  starter: 'Who starts',
  starterRandom: 'At random',
  windows: { turn: 'Turn', giving: 'Giving a card', tipping: 'Tip' },
  presets: {
    firstGame: { name: 'First game', hint: 'A quick duel with relaxed clocks.' },
    classic: { name: 'Classic', hint: 'To the last cat with a heart.' },
    quick: { name: 'Quick duel', hint: 'The first cat without hearts ends it.' },
    blitz: { name: 'Blitz', hint: 'Twelve seconds a turn.' },
  },

  // what happened, read aloud
  log: {
    started: (count: number): string => `Everybody has ${hearts(count)}.`,
    round: (round: number, who: Who): string => `Round ${round}. ${by(who, 'start', 'starts')}.`,
    yourTurn: 'Your turn.',
    yourLastTurn: 'Your last turn of this round.',
    turnOf: (who: Who): string => `${who.name}’s turn.`,
    firstCard: (face: Face): string => `On the discards: ${face}.`,
    trick: (who: Who, face: Face): string => `${by(who, 'play', 'plays')} the ${face}: ${tricks[face].name}.`,
    noEffect: 'It has no effect.',
    ending: 'The round ends after this turn.',
    undone: 'All knocks are undone!',
    exchange: (one: Who, other: Who): string => `${one.you ? 'You' : one.name} and ${to(other)} exchange a card.`,
    given: (who: Who): string => `${by(who, 'have', 'has')} chosen.`,
    received: (face: Face): string => `You receive ${a(face)}.`,
    drew: (who: Who): string => `${by(who, 'draw', 'draws')} a card.`,
    drewFace: (face: Face): string => `It is ${a(face)}.`,
    plusOne: (who: Who): string => `The +1 goes to ${to(who)}.`,
    turned: (face: Face): string => `Turned onto the discards: ${face}.`,
    swapped: (who: Who, aside: Face): string => `${by(who, 'swap', 'swaps')} ${a(aside)} with the pile.`,
    swappedFor: (who: Who, aside: Face, picked: Face): string =>
      `${by(who, 'swap', 'swaps')} ${a(aside)} for the ${picked}.`,
    knocked: (who: Who): string => `${by(who, 'knock', 'knocks')}.`,
    timedOut: (who: Who): string => `${by(who, 'ran', 'ran')} out of time.`,
    reshuffled: 'The discards are shuffled into a new pile.',
    reckoned: (who: Who, tenths: number): string => `${by(who, 'have', 'has')} ${sum(tenths)}.`,
    heartLost: (who: Who, left: number): string =>
      `${by(who, 'lose', 'loses')} ${left === 0 ? 'the last heart' : `a heart, ${left} left`}.`,
    wanted: (who: Who): string => `${who.you ? 'You are' : `${who.name} is`} Wanted.`,
    outForGood: (who: Who): string => `${who.you ? 'You are' : `${who.name} is`} out for good.`,
    tipped: (who: Who, on: Who): string => `${by(who, 'tip', 'tips')} ${to(on)} to lose a heart.`,
    tipRight: (who: Who): string => `${of(who) === 'your' ? 'Your' : of(who)} tip was right.`,
    tipWrong: (who: Who): string => `${of(who) === 'your' ? 'Your' : of(who)} tip was wrong.`,
    back: (who: Who): string => `${who.you ? 'You are' : `${who.name} is`} back with a black heart.`,
    showdown: (one: Who, other: Who): string => `Showdown: ${one.you ? 'you' : one.name} against ${to(other)}.`,
  },

  // how it ended
  endedBy: {
    lastStanding: 'The last cat with a heart.',
    nobodyLeft: 'Nobody has a heart left: nobody wins.',
    quickDuel: 'A cat has lost its hearts: most hearts win.',
  } satisfies { [reason in EndReason]: string },
  parts: {
    hearts,
    sumInTenths: (tenths: number): string => `${sum(tenths)} in the last round`,
  },
};

export type JackyTexts = typeof en;
