/** Whoever knows how the other may play guesses hands that can be, the card on top far more often than by chance, and which policy it meets. */

import { expect, test } from 'vitest';
import { movesOf, PASS } from '../../shared/games/spicy/bots/plain/moves.ts';
import { readPlainStyles } from '../../shared/games/spicy/bots/plain/plainMind.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { playerOf } from '../tools/train/selfPlay/hunt/hunter.ts';
import { houseAll } from '../tools/train/selfPlay/kernels/netPass.ts';
import { HandBelief } from '../tools/train/selfPlay/searchers/handBelief.ts';
import { COPIES, type Player, SpicyTable } from '../tools/train/selfPlay/spicyTable.ts';
import { readPlainWeights } from '../tools/train/weightsFile.ts';

const sum = (list: ArrayLike<number>) => Array.from(list).reduce((total, each) => total + each, 0);

test('guesses fit what was seen, and tell the top card and the policy better than chance', () => {
  const styles = readPlainStyles(readPlainWeights(), 'duel').map(({ guarded, hunting }) => ({
    guarded: houseAll(guarded),
    hunting: hunting && houseAll(hunting),
  }));
  const random = fastRandom(12);
  const policy = (mind: number) => playerOf(styles[mind]!, random);
  const world = new SpicyTable(2);
  let [asked, guessed, byChance] = [0, 0, 0];
  let [late, known] = [0, 0];

  const watching = (met: number): Player => {
    const belief = new HandBelief(styles, random);
    const own = policy(0);
    let looks = 0;
    const look = (table: SpicyTable, seat: number) => {
      belief.catchUp(table, seat);
      const imagined = belief.imagine(table, seat, world);
      looks += 1;
      if (looks > 30) {
        late += 1;
        if (imagined === met) known += 1;
      }
      const other = 1 - seat;
      const { hand, unseen } = world.holdings[other]!;
      expect(sum(hand)).toBe(table.handSizes[other]);
      expect(Math.min(...hand, ...unseen)).toBeGreaterThanOrEqual(0);
      expect(world.holdings[seat]).toEqual(table.holdings[seat]);
      const seen = table.holdings[seat]!.unseen.map((count, face) => COPIES[face]! - count);
      hand.forEach((count, face) => {
        expect(count + seen[face]!).toBeLessThanOrEqual(COPIES[face]!);
      });
    };
    return {
      turn(table, seat) {
        look(table, seat);
        const move = own.turn(table, seat);
        expect([...movesOf(table, table.holdings[seat]!, []), PASS]).toContain(move);
        belief.decided(table, { move });
        return move;
      },
      doubt(table, seat) {
        look(table, seat);
        const { unseen } = table.holdings[seat]!;
        asked += 1;
        if (world.topFace === table.topFace) guessed += 1;
        byChance += unseen[table.topFace]! / sum(unseen);
        const call = own.doubt(table, seat);
        belief.decided(table, { call });
        return call;
      },
    };
  };
  const table = new SpicyTable(2);
  for (let match = 0; match < 60; match += 1) {
    table.deal(random);
    table.play([watching(match % 2), policy(match % 2)], random);
  }
  expect(asked).toBeGreaterThan(60);
  expect(guessed).toBeGreaterThan(2.5 * byChance);
  expect(known).toBeGreaterThan(0.55 * late);
});
