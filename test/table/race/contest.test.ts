import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../shared/engine/game.ts';
import { createMatch, type Match, seatsOf, seqOf, submit } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { covers, mayPaw, type Racer, settleContest } from '../../../shared/table/race/contest.ts';

const { spicy } = GAMES;

/** Four cats and a card on the stack that three of them may slap. */
function cardOnTheStack(): { match: Match; owner: Seat; others: readonly Seat[] } {
  const created = createMatch(spicy, { options: {}, seats: 4, seed: seedFromText('contest') });
  if (!created.ok) throw new Error(created.error.code);
  const owner = created.value.state.turn;
  const play = spicy.legal(created.value.state, owner).find(({ type }) => type === 'play');
  const played = submit(created.value, owner, play);
  if (!played.ok) throw new Error(played.error.code);
  const { match } = played.value;
  return { match, owner, others: seatsOf(match).filter((seat) => seat !== owner) };
}

const paw = (seat: Seat, arrival: number): Racer => ({
  seat,
  kind: 'paw',
  arrival,
  credit: 0,
  command: { type: 'paw' },
});

describe('a contest', () => {
  test('is won by the first paw; the others are told how much later they were', () => {
    const { match, others } = cardOnTheStack();
    const [first, second, third] = others as [Seat, Seat, Seat];
    const { award, refused } = settleContest(match, [paw(third, 1200), paw(first, 1000), paw(second, 1050)]);
    expect(refused).toEqual([]);
    expect(award?.winner.seat).toBe(first);
    expect(award?.late).toEqual([
      { seat: second, ms: 50 },
      { seat: third, ms: 200 },
    ]);
    expect(award?.reached.map(seqOf)).toEqual([seqOf(match) + 1]);
  });

  test('in the same moment is settled by lot, which is an entry of its own and changes nothing by itself', () => {
    const { match, others } = cardOnTheStack();
    const { award } = settleContest(
      match,
      others.map((seat) => paw(seat, 1000)),
    );
    const [lot, won] = award!.reached as [Match, Match];
    expect(lot.history.at(-1)).toMatchObject({ kind: 'lot', among: others, drawn: award!.winner.seat });
    expect(lot.state).toEqual(match.state);
    expect(won.history.at(-1)).toMatchObject({ kind: 'move', actor: award!.winner.seat });
  });

  test('goes to the next whom the rules let through, and may have no winner at all', () => {
    const { match, owner, others } = cardOnTheStack();
    const own = paw(owner, 900);
    const { award, refused } = settleContest(match, [own, paw(others[0]!, 1000)]);
    expect(award?.winner.seat).toBe(others[0]);
    expect(refused).toMatchObject([{ racer: own, refusal: { code: 'spicy/ownCard' } }]);
    expect(settleContest(match, [own])).toMatchObject({ award: undefined, refused: [{ racer: own }] });
  });

  test('is there only where a paw could be coming down on what a move takes away', () => {
    const { match, owner, others } = cardOnTheStack();
    expect(others.map((seat) => mayPaw(match, seat))).toEqual([true, true, true]);
    expect(mayPaw(match, owner)).toBe(false);
    const letGo = submit(match, others[0]!, { type: 'letGo' });
    const slapped = submit(match, others[0]!, { type: 'paw' });
    expect(letGo.ok && covers(match, letGo.value.match)).toBe(false);
    expect(slapped.ok && covers(match, slapped.value.match)).toBe(true);
  });
});
