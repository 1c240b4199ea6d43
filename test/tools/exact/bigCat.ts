/** The big cat's way of playing in the small game: it counts, weighs and mixes with the constants that it has in a duel. */

import { seat as seatAt } from '../../../shared/engine/game.ts';
import { DUEL } from '../../../shared/games/spicy/bots/bigCat.ts';
import { expectationMind, weigh } from '../../../shared/games/spicy/bots/counting/expectation.ts';
import type { Idea } from '../../../shared/games/spicy/bots/counting/ideas.ts';
import type { Habits } from '../../../shared/games/spicy/bots/memory.ts';
import { NO_TELLS } from '../../../shared/games/spicy/bots/plain/tells.ts';
import type { Scene } from '../../../shared/games/spicy/bots/scene.ts';
import {
  type CardNumber,
  type Face,
  facePlace,
  FACES as REAL_FACES,
  SPICES as REAL_SPICES,
  type Spice,
} from '../../../shared/games/spicy/model/cards.ts';
import type { KnownCard, LaidCard } from '../../../shared/games/spicy/model/model.ts';
import type { CardId } from '../../../shared/table/cards.ts';
import { listed } from './learn.ts';
import { type DoubtNode, FACES, type Holding, holds, numberOf, spiceOf, type TurnNode } from './smallSpicy.ts';
import { DOUBT_MOVES, type Policy, widthOf } from './solve.ts';

const mind = expectationMind(DUEL);

const declareOf = (face: number) => ({
  number: numberOf(face) as CardNumber,
  spice: REAL_SPICES[spiceOf(face)] as Spice,
});
const realFace = (face: number): Face => ({ kind: 'spice', ...declareOf(face) });

export const bigCat: Policy = {
  turn: (node) =>
    listed(node, widthOf(node), (holding, chances, from) => {
      const ideas = node.declarations.flatMap((declared) =>
        holding.faces.map(
          (face): Idea => ({
            command: { type: 'play', card: 0 as CardId, declare: declareOf(declared) },
            face: realFace(face),
            declare: declareOf(declared),
            numberRight: holds(face, declared, 'number'),
            spiceRight: holds(face, declared, 'spice'),
            extras: 0,
          }),
        ),
      );
      const weights = weigh(DUEL, sceneOf(node, holding), ideas, [{ command: { type: 'pass' }, worth: -DUEL.pass }]);
      chances.set(
        weights.map(({ weight }) => weight),
        from,
      );
    }),
  doubt: (node) =>
    listed(node, DOUBT_MOVES, (holding, chances, from) => {
      const { number, spice } = mind.doubts(sceneOf(node, holding));
      chances.set([1 - number - spice, number, spice], from);
    }),
};

const NO_HABITS: Habits = { laid: 0, calls: 0, numberCalls: 0, turnedUp: 0, wrongNumbers: 0, wrongSpices: 0 };

/** What a big cat would see of it: nobody has been challenged yet, for that ends a match. */
function sceneOf({ seat, said }: TurnNode | DoubtNode, { counts, laid }: Holding): Scene {
  const hand: KnownCard[] = counts.flatMap((count, face) =>
    Array.from({ length: count }, (): KnownCard => ({ kind: 'known', id: 0 as CardId, face: realFace(face) })),
  );
  const unseen = REAL_FACES.map(() => 0);
  for (let face = 0; face < FACES; face += 1)
    unseen[facePlace(realFace(face))] = 2 - (counts[face] as number) - laid.filter((each) => each === face).length;
  const sizes = [3 - Math.ceil(said.length / 2), 3 - Math.floor(said.length / 2)];
  const declared = said.at(-1);
  const owner = (said.length + 1) % 2;
  const top: LaidCard | undefined =
    declared === undefined
      ? undefined
      : {
          id: 0 as CardId,
          seat: seatAt(owner),
          declare: declareOf(declared),
          copy: false,
          last: sizes[owner] === 0,
          extras: [],
        };
  const topNumber = declared === undefined ? 0 : numberOf(declared);
  const before = said.at(-2);
  const under = before === undefined ? 0 : numberOf(before);
  const habits = [0, 1].map((place) => ({ ...NO_HABITS, laid: Math.ceil((said.length - place) / 2) }));
  return {
    seat: seatAt(seat),
    view: {
      viewer: seatAt(seat),
      rules: { seats: 2, manners: 'assisted', spiceItUp: [] },
      turn: seatAt(seat),
      phase: { kind: 'turn', id: 1, mustStart: false },
      stack: top === undefined ? [] : [top],
      fresh: true,
      peeked: [],
      trophies: [0, 0],
      revealed: [],
      hand,
      handSizes: sizes,
      wonSizes: [0, 0],
      deckSize: 10,
    },
    memory: {
      worldsEnd: 'standard',
      seen: [],
      laid: said.length,
      turns: said.length,
      topNumber,
      below: under < topNumber ? under : 0,
      habits,
      tells: NO_TELLS,
    },
    top,
    stackSize: said.length,
    unseen,
    others: [seatAt(1 - seat)],
    calls: { some: 1 / (8 + Math.ceil(said.length / 2)), number: 0.5 },
  };
}
