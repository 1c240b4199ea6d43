/** Matches recorded once must play out the same for good: an unmeant change of a rule shows here. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commitmentTo, verify } from '../../shared/engine/fairness.ts';
import { restore, serialize } from '../../shared/engine/record.ts';
import { GAMES } from '../../shared/games/games.ts';
import { folderOf } from '../support/gameFolders.ts';

const folder = join(import.meta.dirname, 'recorded');
const recordings = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('matches of every game were recorded', () => {
  const games = recordings.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).record.game);
  const ours = Object.keys(GAMES).filter((game) => folderOf(game, 'shared').startsWith('shared'));
  expect(new Set(games)).toEqual(new Set(ours));
});

describe.each(recordings)('%s', (name) => {
  const { outcome, record } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const restored = restore(GAMES, record);

  test('is read, ends as it did and is stored again to the letter', () => {
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
    const match = restored.value;
    expect(JSON.parse(JSON.stringify(match.game.outcome(match.state)))).toEqual(outcome);
    expect(JSON.parse(JSON.stringify(serialize(match)))).toEqual(record);
  });

  test('comes out the same, event by event, when its commands are judged again', () => {
    if (!restored.ok) throw new Error(JSON.stringify(restored.error));
    expect(verify(restored.value, commitmentTo(restored.value.seed))).toEqual({ ok: true, value: true });
  });
});
