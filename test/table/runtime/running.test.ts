import { expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { createMatch, type Match, matchAt, submit } from '../../../shared/engine/match.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { matchFor, type Running, ranBefore } from '../../../shared/table/runtime/running.ts';
import { playedMatch } from '../../support/play.ts';

const HOLD = 4000;
const match = playedMatch(spicy, 3, 'running');
const revealed = match.history.findIndex(
  (entry) => entry.kind === 'move' && entry.events.some(({ type }) => type === 'cardRevealed'),
);
const stood = matchAt(match, revealed + 1);
const running: Running = {
  id: 'm',
  startedAt: 1000,
  match: stood,
  stamps: stood.history.map((_, place) => ({ at: place * 100, hold: place === revealed ? HOLD : 0, late: [] })),
};
const toldAt = running.startedAt + revealed * 100;

test.each([
  ['a seat', seat(1)],
  ['a watcher', 'watcher'],
] as const)('%s who comes into a reveal is told the table before it, and after it only the table', (_, viewer) => {
  const before = spicy.viewFor(matchAt(match, revealed).state, viewer);
  const view = spicy.viewFor(stood.state, viewer);
  expect(matchFor(running, toldAt + HOLD - 1, viewer)).toMatchObject({ view, before });
  expect(matchFor(running, toldAt + HOLD, viewer)).toMatchObject({ view, before: undefined });
});

test('how long the open window ran is known from the stamps: an exchange interrupts the clock of a turn and does not wind it anew', () => {
  const withATwoWayTrick = (attempt: number): Match => {
    const setting = { options: { starter: 0 }, seats: 3, seed: seedFromText(`exchange ${attempt}`) };
    const created = createMatch(blackJacky, setting);
    if (!created.ok) throw new Error(created.error.code);
    const { state } = created.value;
    const trick = blackJacky
      .legal(state, seat(0))
      .find((command) => command.type === 'trick' && command.targets?.length === 2);
    if (trick === undefined) return withATwoWayTrick(attempt + 1);
    const laid = submit(created.value, seat(0), trick);
    const given = laid.ok ? submit(laid.value.match, 'table', { type: 'timeOut' }) : laid;
    if (!given.ok) throw new Error(given.error.code);
    return given.value.match;
  };
  const exchanged = withATwoWayTrick(0);
  const stamps = [0, 7000, 17_000].map((at) => ({ at, hold: 0, late: [] }));
  expect(ranBefore({ match: matchAt(exchanged, 2), stamps })).toBe(0);
  expect(ranBefore({ match: exchanged, stamps })).toBe(7000);
});
