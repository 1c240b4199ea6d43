/** A bot knows what its seat knows: where the hidden cards really lie changes nothing about what it does. */

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import { blackJacky } from '../../shared/games/blackJacky/index.ts';
import type { Card } from '../../shared/games/blackJacky/model/cards.ts';
import type { JackyState } from '../../shared/games/blackJacky/model/model.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { spicy } from '../../shared/games/spicy/index.ts';
import type { SpicyState } from '../../shared/games/spicy/model/model.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { type Asked, optionsOf, playBotMatch } from '../support/botMatch.ts';

const shuffling = (): Random => createRandom(seedFromText('other cards'));

/** The same table for this seat, with other faces wherever it cannot look. */
function otherSpicy(state: SpicyState, seat: Seat): SpicyState {
  const hidden = state.deck.filter((id) => !state.hands[seat]!.includes(id));
  const faces = [...state.faces];
  const shuffled = shuffling().shuffle(hidden.map((id) => state.faces[id]!));
  hidden.forEach((id, place) => {
    faces[id] = shuffled[place]!;
  });
  return { ...state, faces };
}

function otherJacky(state: JackyState, seat: Seat): JackyState {
  const hidden = [...state.pile, ...state.cats.flatMap((cat, place) => (place === seat ? [] : cat.hand))];
  const faces = shuffling().shuffle(hidden.map(({ face }) => face));
  const swapped = new Map(hidden.map((card, place): [number, Card] => [card.id, { ...card, face: faces[place]! }]));
  const other = (card: Card): Card => swapped.get(card.id)!;
  return {
    ...state,
    pile: state.pile.map(other),
    cats: state.cats.map((cat, place) => (place === seat ? cat : { ...cat, hand: cat.hand.map(other) })),
  };
}

const answerTo = ({ level, sight, random }: Asked, bot: (typeof BOTS)[keyof typeof BOTS], view: unknown) =>
  bot.choose(level, { ...sight, view } as never, random());

describe.each(BOT_LEVELS)('a %s', (level) => {
  test('does the same in Spicy wherever the cards lie that it cannot see', () => {
    for (let variety = 0; variety < 3; variety += 1)
      playBotMatch(
        {
          game: 'spicy',
          levels: [level, level, level],
          seed: `secret ${variety}`,
          options: optionsOf('spicy', 3 * variety),
        },
        (asked) => {
          const other = otherSpicy(asked.match.state as SpicyState, asked.sight.seat);
          const view = spicy.viewFor(other, asked.sight.seat);
          expect(answerTo(asked, BOTS.spicy, view)).toEqual(asked.choice);
        },
      );
  });

  test('does the same in Black Jacky wherever the cards lie that it cannot see', () => {
    playBotMatch({ game: 'blackJacky', levels: [level, level, level, level], seed: 'secret' }, (asked) => {
      const other = otherJacky(asked.match.state as JackyState, asked.sight.seat);
      const view = blackJacky.viewFor(other, asked.sight.seat);
      expect(answerTo(asked, BOTS.blackJacky, view)).toEqual(asked.choice);
    });
  });
});
