/** The rules of Spicy for players, in English. */

import { en as words } from '../en.ts';
import type { SpicyBookTexts } from './book.ts';

const { spiceItUp, worldsEnd, spiceItUpTitle } = words;

export const en: SpicyBookTexts = {
  pictures: {
    said: (declaration) => `said to be ${declaration}`,
    doubted: { number: 'number challenged', spice: 'spice challenged' },
    right: 'right',
    wrong: 'wrong',
    back: 'a card face down',
    trophy: 'trophy',
  },
  chapters: {
    start: 'Before you start',
    turn: 'Your turn',
    challenge: 'The paw',
    trophies: 'Last cards and trophies',
    end: 'How it ends',
    table: 'At this table',
    spiceItUp: spiceItUpTitle,
  },
  paragraphs: {
    aim: {
      title: 'What it is about',
      text: 'Get rid of your cards by saying whatever suits you, and catch the others when they do the same. Cards that you win are points, and an empty hand wins one of the three trophies.',
    },
    cards: {
      title: 'The cards',
      text: 'Chili, wasabi and pepper have the numbers 1 to 10, three times each. Five wild spices and five wild numbers are mixed in. Everybody is dealt 6 cards.',
    },
    starter: {
      title: 'Who starts',
      text: 'A seat drawn at random, unless the host has named one. After that it goes round clockwise.',
    },
    turn: { title: 'Play or pass', text: 'On your turn you do one of two things: play one card, or pass.' },
    declare: {
      title: 'Say what it is',
      text: 'Your card goes face down on the stack, and you say a number and a spice. Both may be true, or one, or neither: nobody knows but you.',
    },
    first: { title: 'The first card', text: 'A new stack starts with a 1, 2 or 3 in any spice.' },
    higher: {
      title: 'Every further card',
      text: 'Stay with the spice that was said before you and say a higher number. Leaving numbers out is fine.',
    },
    afterTen: {
      title: 'After a 10',
      text: 'The numbers start over: the next card is a 1, 2 or 3 of the same spice.',
    },
    pass: { title: 'Passing', text: 'Draw a card. That was your turn. A pass makes no card safe.' },
    challenge: {
      title: 'Who may challenge',
      text: 'Anybody but its owner may challenge the top card at any time, in turn or not, even after others have passed. What lies beneath it is out of reach.',
    },
    paw: {
      title: 'Paw down, then name it',
      text: 'Lay your paw on the stack. The fastest paw counts, cannot be taken back, and nobody else acts while it lies. Then say what is wrong, the number or the spice. Say nothing in time and you lose the challenge.',
    },
    reveal: {
      title: 'The card is turned',
      text: 'Only what you named counts. If that part is wrong, you win. If it is right, the owner wins, however false the other part may be.',
    },
    wilds: {
      title: 'Wild cards',
      text: 'A wild spice passes for every spice, but its number is always wrong. A wild number passes for every number, but its spice is always wrong.',
    },
    winner: {
      title: 'The winner takes the stack',
      text: 'All its cards go face down onto the winner’s pile, a point each. Nobody looks at them again.',
    },
    loser: {
      title: 'The loser draws',
      text: 'Two cards for the loser, who has to start the next stack at once. Passing is not allowed on this turn.',
    },
    lastCard: {
      title: 'Your last card',
      text: 'A last card has to be called. Then everything waits until each of the others has let it go or one of them has laid a paw on it.',
    },
    trophy: {
      title: 'Winning a trophy',
      text: 'If nobody challenges your last card, or somebody does and loses, you take a trophy and draw 6 new cards. Without a challenge the stack stays, your card is safe for good and the next cat plays on it. If you are caught, there is no trophy.',
    },
    worldsEnd: {
      title: worldsEnd,
      text: 'This card is slid deep into the deck. The moment it comes to the top, the match is over, even in the middle of drawing. Cards on the stack count for nobody.',
    },
    manyTrophies: {
      title: 'Second and third trophy',
      text: 'A second trophy for the same cat wins at once. When the third trophy of the table is taken, the match is over and points decide.',
    },
    points: {
      title: 'Counting',
      text: '1 point for each card won, 10 for a trophy, 1 less for each card left in hand. One trophy, 24 cards won and 4 in hand make 30. Most points win; a tie is shared.',
    },
    manners: {
      title: 'Slips',
      text: 'At an assisted table you can only say what is allowed, and last cards call themselves. At a strict table anything can be said, but a forbidden declaration or a forgotten call sends the card back to your hand and you draw one instead of playing. What makes no sense at all is refused everywhere.',
    },
    peeking: {
      title: 'Peeking',
      text: 'Face-down cards are nobody’s business. At a strict table whoever tries to look draws a card and sees nothing, once between two turns at most.',
    },
    time: {
      title: 'Clocks',
      text: 'Every decision has its clock. A turn that runs out is a pass. After each card there is a moment for paws before the next cat may act; it ends early once everybody has let the card go. Letting go is no promise: you may still lay your paw.',
    },
    spiceItUp: {
      title: 'Cards that change the rules',
      text: 'The host picks any of these six, or has some drawn at random. They lie beside the deck and hold for the whole match.',
    },
    weLoveChili: {
      title: spiceItUp.weLoveChili.name,
      text: 'Wherever a 1, 2 or 3 may be said, it may be said in chili instead. From there on the stack is chili.',
    },
    startItUp: {
      title: spiceItUp.startItUp.name,
      text: 'Not only after a 10, but also after an 8 or a 9 the stack may go on with 1, 2 or 3 of its spice.',
    },
    spiceRaider: {
      title: spiceItUp.spiceRaider.name,
      text: 'Say 4 and your paw stays on the stack. If nobody challenges the 4 before the next card is played, everything under your paw is yours and the stack goes on with the new card alone.',
    },
    changeYourLuck: {
      title: spiceItUp.changeYourLuck.name,
      text: 'With a 5, slip up to two more cards under it, unseen, and draw as many. They belong to the stack, and no challenge looks at them.',
    },
    turnItUp: {
      title: spiceItUp.turnItUp.name,
      text: 'When the number is challenged, a 6 is good enough for a 9 and a 9 for a 6.',
    },
    copyCat: {
      title: spiceItUp.copyCat.name,
      text: 'Until the next turn is taken, any other cat may lay a card of its own with the very same words, out of turn too. Play goes on to the left of the copy cat. A copied 4 raids and a copied 5 exchanges, if those cards are in force. Challenging a copy needs no word: it has to be right in number and spice, and a wild never is.',
    },
  },
};
