/** What is counted of a match of Spicy: who lied about what and got away with it, who challenged and was right. */

import type { Tally } from '../../engine/game.ts';
import { Counter, Duels } from '../../engine/tally.ts';
import type { Face } from './model/cards.ts';
import type { CardPlayed, SpicyEvent } from './model/model.ts';
import type { SpiceItUp } from './rules/spiceItUp/names.ts';
import { judge } from './rules/verdict.ts';

export function tally(events: readonly SpicyEvent[], seats: number): Tally {
  const counter = new Counter(seats);
  const duels = new Duels(seats);
  let faces: readonly Face[] = [];
  let inForce: readonly SpiceItUp[] = [];
  /** What was wrong about the card that was laid last, by its id. */
  const wrongs = new Map<number, readonly string[]>();
  for (const event of events)
    switch (event.type) {
      case 'matchStarted':
        inForce = event.spiceItUp;
        break;
      case 'deckShuffled':
        if (event.deck.kind === 'open') faces = event.deck.faces;
        break;
      case 'cardPlayed': {
        const face = faces[event.card];
        const wrong = face === undefined ? [] : wrongOf(inForce, face, event);
        wrongs.set(event.card, wrong);
        counter.add(event.seat, 'plays', ...wrong, ...said(event));
        if (event.last) counter.add(event.seat, 'lastCards');
        if (wrong.length > 0) counter.add(event.seat, lied(event), ...said(event, 'Lies'));
        break;
      }
      case 'cardRevealed':
        counter.add(event.challenger, 'challenges');
        duels.add(event.winner, event.loser);
        if (event.loser === event.owner) {
          counter.add(event.challenger, 'challengesRight');
          const wrong = wrongs.get(event.card) ?? [];
          counter.add(event.owner, ...wrong.map((name) => `${name}Caught`));
          if (wrong.length > 0) counter.add(event.owner, ...said(event, 'LiesCaught'));
        }
        break;
      default:
    }
  return { counts: counter.counts, bested: duels.bested };
}

/** Empty for a card that is what was said about it. A wild never is, in one of the two (R16). */
function wrongOf(inForce: readonly SpiceItUp[], face: Face, { declare, last }: CardPlayed): readonly string[] {
  const { numberRight, spiceRight } = judge(inForce, face, declare, 'wrong');
  if (numberRight && spiceRight) return [];
  return [
    'lies',
    ...(numberRight ? [] : ['numberLies']),
    ...(spiceRight ? [] : ['spiceLies']),
    ...(last ? ['lastLies'] : []),
  ];
}

type Said = Pick<CardPlayed, 'declare'>;

const lied = ({ declare }: Said): string => `lied:${declare.number}:${declare.spice}`;

/** By what was named, whatever the card is. */
const said = ({ declare: { number, spice } }: Said, what = ''): readonly string[] => [
  `number${number}${what}`,
  `${spice}${what}`,
];
