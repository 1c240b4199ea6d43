import { expect, test } from 'vitest';
import { seat } from '../../../shared/engine/game.ts';
import { matchAt } from '../../../shared/engine/match.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { matchFor, type Running } from '../../../shared/table/runtime/running.ts';
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
