import { describe, expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import {
  type Contender,
  creditOf,
  freezeFor,
  judgeRace,
  MAX_CREDIT_MS,
  withWinner,
} from '../../../shared/table/race/race.ts';
import { simulateRaces } from '../../support/raceSimulation.ts';

const paw = (index: number, arrival: number, credit: number): Contender => ({
  seat: seat(index),
  kind: 'paw',
  arrival,
  credit,
});
const move = (index: number, arrival: number, credit: number): Contender => ({
  ...paw(index, arrival, credit),
  kind: 'move',
});

const seatsIn = (contenders: readonly Contender[]) => contenders.map((contender) => contender.seat);

describe('the key of a paw', () => {
  test('is when it arrived minus what its line takes', () => {
    expect(seatsIn(judgeRace([paw(0, 1000, 20), paw(1, 1100, 170)]).order)).toEqual([1, 0]);
  });

  test('keys within 10 ms are a tie, and the lot decides', () => {
    const verdict = judgeRace([paw(0, 1000, 20), paw(1, 1008, 20), paw(2, 1030, 20)]);
    expect(seatsIn(verdict.tied)).toEqual([0, 1]);
    expect(seatsIn(withWinner(verdict, seat(1)))).toEqual([1, 0, 2]);
    expect(() => withWinner(verdict, seat(2))).toThrow();
  });

  test('an earlier paw beats a later play, however late it arrives', () => {
    expect(seatsIn(judgeRace([move(0, 1000, 10), paw(1, 1190, 240)]).order)).toEqual([1, 0]);
  });

  test('a play that was clearly earlier stands, and the paw on the next card is too late', () => {
    expect(seatsIn(judgeRace([move(0, 1000, 10), paw(1, 1190, 100)]).order)).toEqual([0, 1]);
  });

  test('a paw and a play in the same moment: the paw', () => {
    const verdict = judgeRace([move(0, 1000, 10), paw(1, 1003, 10)]);
    expect(seatsIn(verdict.tied)).toEqual([1]);
    expect(seatsIn(verdict.order)).toEqual([1, 0]);
  });
});

describe('the credit of a seat', () => {
  test.each([
    ['nothing measured yet', [], 0],
    ['one round trip', [80], 80],
    ['slow answers now and then', [50, 52, 51, 900, 49, 50, 800, 53, 51, 50], 50],
    ['more than the cap', Array.from({ length: 15 }, () => 2000), MAX_CREDIT_MS],
    ['a clock that went backwards', [-5], 0],
  ])('%s', (_, roundTrips, expected) => {
    expect(creditOf(roundTrips)).toBe(expected);
  });
});

describe('the freeze', () => {
  test.each([
    ['waits for the slowest line of the others', 20, [150, 40], 150],
    ['is never shorter than 30 ms', 200, [10], 30],
    ['is never longer than 250 ms', 0, [250], 250],
    ['is short when nobody else is there', 0, [], 30],
  ])('%s', (_, own, others, expected) => {
    expect(freezeFor(paw(0, 1000, own), others)).toBe(expected);
  });
});

describe('equal reflexes on unequal lines', () => {
  const near = { roundTrip: 30, jitter: 8 };
  const far = { roundTrip: 180, jitter: 8 };

  test('150 ms more round trip: from a fifth of the races to half of them, and few wrong verdicts', () => {
    const shares = simulateRaces([far, near], 4000, 'far and near');
    expect(shares.byArrival).toBeLessThan(0.25);
    expect(shares.compensated).toBeGreaterThan(0.44);
    expect(shares.compensated).toBeLessThan(0.56);
    expect(shares.wrongByArrival).toBeGreaterThan(0.25);
    expect(shares.wrongCompensated).toBeLessThan(0.08);
  });

  test('six seats: the far one wins about a sixth', () => {
    const shares = simulateRaces([far, near, near, near, near, near], 4000, 'six');
    expect(shares.byArrival).toBeLessThan(0.08);
    expect(shares.compensated).toBeGreaterThan(0.12);
    expect(shares.compensated).toBeLessThan(0.21);
  });

  test('delaying every pong gains no more than the cap allows', () => {
    const cheat = simulateRaces([{ ...near, delaysPongs: 5000 }, near], 4000, 'cheat');
    const capped = simulateRaces([{ ...near, delaysPongs: MAX_CREDIT_MS - 30 }, near], 4000, 'cheat');
    expect(Math.abs(cheat.compensated - capped.compensated)).toBeLessThan(0.03);
  });
});
