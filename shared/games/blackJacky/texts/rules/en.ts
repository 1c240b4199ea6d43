/** The rules of Black Jacky for players, in English. */

import { en as words } from '../en.ts';
import type { JackyBookTexts } from './book.ts';

const { tricks } = words;
const trickTitle = (face: keyof typeof tricks): string => `${face}: ${tricks[face].name}`;

export const en: JackyBookTexts = {
  pictures: {
    laid: 'laid',
    worth: (sum) => `counts ${sum}`,
    back: 'a card face down',
    redHeart: 'red heart',
    blackHeart: 'black heart',
    plusOne: 'the +1 card',
    saloon: 'a cat in the saloon',
    wanted: 'a Wanted poster',
  },
  chapters: {
    start: 'Before you start',
    turn: 'Your turn',
    tricks: 'The eight tricks',
    reckoning: 'The reckoning',
    tipping: 'Wanted',
    end: 'How it ends',
    table: 'At this table',
  },
  paragraphs: {
    aim: {
      title: 'What it is about',
      text: 'Get as close to 21 as you dare, but not there: 21 or more costs a heart. If nobody goes that far, the lowest sum pays. With two or three cats everybody has 3 hearts, with more 2.',
    },
    cards: {
      title: 'The cards',
      text: '36 mice: one 1, two 2s and so on up to eight 8s. Each number has a trick. Every round starts with 2 cards each; one card of the pile is turned up to begin the discards.',
    },
    starter: {
      title: 'Who starts',
      text: 'A seat drawn at random, unless the host has named one. It goes round clockwise.',
    },
    turn: {
      title: 'A trick, then a gamble',
      text: 'First you may play one trick. Then you must do exactly one thing: draw, swap or knock.',
    },
    trick: {
      title: 'Playing a trick',
      text: 'Lay a card from your hand face up in front of you and do what it says. It stays there until the reckoning and still counts. If its trick can do nothing right now, it may be laid all the same.',
    },
    draw: {
      title: 'Drawing',
      text: 'Take the top card of the pile into your hand.',
    },
    swap: {
      title: 'Swapping',
      text: 'Put one of your hand cards aside, take the top card of the pile or of the discards, then lay yours face up on the discards. Without a hand card there is no swap.',
    },
    knock: {
      title: 'Knocking',
      text: 'You keep what you have. The first knock gives everybody else exactly one more turn. Whoever has knocked is out of reach of all tricks and takes no more turns in this round.',
    },
    one: {
      title: trickTitle(1),
      text: 'The round ends right after this turn. You still draw, swap or knock, then all cards are shown, no matter who has knocked.',
    },
    two: {
      title: trickTitle(2),
      text: 'All knocks are forgotten and the round goes on. A cat that had knocked plays again when its turn comes.',
    },
    three: {
      title: trickTitle(3),
      text: 'Name two cats that have not knocked and hold a card; you may be one of them. Each picks a card of its own, and they change places unseen. If somebody takes too long, the game picks.',
    },
    four: {
      title: trickTitle(4),
      text: 'The next cat clockwise that has not knocked draws a card at once. If there is nobody else, that is you.',
    },
    five: {
      title: trickTitle(5),
      text: 'The card you lay is turned face down and counts 0.',
    },
    six: {
      title: trickTitle(6),
      text: 'Put the +1 card in front of any cat that has not knocked, yourself included. It adds 1 to that sum. Already in front of such a cat, it may stay or move. In front of a cat that has knocked it stays, and the trick does nothing.',
    },
    seven: {
      title: trickTitle(7),
      text: 'The top card of the pile is turned onto the discards, where your swap may take it.',
    },
    eight: {
      title: trickTitle(8),
      text: 'Laid in front of you, an 8 counts 8.1. In your hand it counts 8.',
    },
    sum: {
      title: 'Your sum',
      text: 'Hand cards and laid cards together, and 1 more for the +1 card. Everybody shows everything. Tenths count: 20.1 beats 20.',
    },
    loss: {
      title: 'Who loses a heart',
      text: 'Everybody with 21 or more. If there is no such cat, the lowest sum loses, and if several are lowest, all of them.',
    },
    example: {
      title: 'For example',
      text: '7 and 5 in hand with a laid 8 make 20.1. 8 and 5 with a laid 6 and the +1 make 20. 7, 6 and 2 with a laid 6 make 21: only this cat loses a heart.',
    },
    wanted: {
      title: 'No heart left',
      text: 'Your card is turned to its Wanted side and you sit out for now.',
    },
    nextRound: {
      title: 'The next round',
      text: 'It is started by the next cat clockwise from the last starter that is still in the game. A cat that has just come back counts, too.',
    },
    tip: {
      title: 'Tipping',
      text: 'Before a round is dealt every Wanted cat tips in the open which cat will lose a heart. Several may tip the same one. With two or three cats at the table there is no tipping.',
    },
    comeBack: {
      title: 'Coming back',
      text: 'A right tip earns a black heart and you play again from the next round on. Lose that one and you are out for good. After a wrong tip you tip again. Hearts are lost first, then tips are paid.',
    },
    showdown: {
      title: 'Two cats left',
      text: 'As soon as only two cats have a heart, the others are out and tip no more. The two play it out.',
    },
    winner: {
      title: 'The winner',
      text: 'The last cat with a heart. If the last hearts go at the same time, nobody wins.',
    },
    quickDuel: {
      title: words.quickDuel,
      text: 'The match ends with the first reckoning that leaves a cat without a heart. Most hearts win, then the highest sum under 21 in that last round. Still tied, the win is shared. This holds even if no cat has a heart left.',
    },
    emptyPile: {
      title: 'The pile is empty',
      text: 'The discards but for their top card are shuffled into a new pile. If there is still nothing to draw, you cannot draw or swap with the pile, and tricks 4 and 7 do nothing.',
    },
    time: {
      title: 'Clocks',
      text: 'Every decision has its clock. A turn that runs out is a knock; a card to give or a tip is then picked by the game. Watchers have no say, and what makes no sense is refused with a reason.',
    },
  },
};
