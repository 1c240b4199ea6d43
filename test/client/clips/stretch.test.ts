/** Which part of a match a film shows, and what is heard in it. */

import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../../client/clips/shapes.ts';
import { cuesIn } from '../../../client/clips/soundtrack.ts';
import { clipOf, LONGEST, SHORTEST } from '../../../client/clips/stretch.ts';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { gameNamed, stageOf } from '../../../client/games/registry.ts';
import { filmOf } from '../../../client/replay/film/film.ts';
import { recipeOf } from '../../../client/sound/sound.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { CAST, toldMatch } from '../../support/rehearsal.ts';

const SEATS = 3;

describe.each(CLIENT_GAMES.map(({ manifest }) => manifest.id))('films of %s', (id) => {
  const film = (async () => {
    const { manifest } = gameNamed(id);
    const [rules, stage] = await Promise.all([manifest.loadRules(), stageOf(id)]);
    const entries = toldMatch(rules, SEATS, 'watcher', 'films').map(({ seq, after, events }) => ({
      seq,
      actor: 'table' as const,
      late: [],
      events,
      view: after,
    }));
    const cats = CAST.slice(0, SEATS).map((species) => ({
      name: species,
      look: { ...randomLook(() => 0), species },
      bot: false,
    }));
    return { stage, film: filmOf({ id: 'm', game: id, viewer: 'watcher', cats, entries }, stage) };
  })();

  test('last 4 to 12 seconds, whatever the move, and show the card turning', async () => {
    const { film: whole } = await film;
    for (const { entry, start, turn } of whole.scenes) {
      const stretch = clipOf(whole, entry.seq)!;
      const seconds = stretch.to - stretch.from;
      expect(seconds).toBeGreaterThanOrEqual(SHORTEST - 1e-9);
      expect(seconds).toBeLessThanOrEqual(LONGEST + 1e-9);
      expect(stretch.from).toBeGreaterThanOrEqual(0);
      expect(stretch.to).toBeLessThanOrEqual(whole.length + 1e-9);
      if (turn === undefined) continue;
      expect(stretch.from).toBeLessThanOrEqual(start + turn);
      expect(stretch.to).toBeGreaterThan(start + turn + 2);
    }
    expect(clipOf(whole, 99_999)).toBeUndefined();
  });

  test('have every sound of their stretch, each of which can be made', async () => {
    const { film: whole, stage } = await film;
    const reveal = whole.scenes.find(({ turn }) => turn !== undefined)!;
    const stretch = clipOf(whole, reveal.entry.seq)!;
    const cues = cuesIn(whole, stretch);
    expect(cues.length).toBeGreaterThan(3);
    for (const { at, cue } of cues) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(stretch.to - stretch.from);
      expect(recipeOf(cue, stage.sound)).toBeTypeOf('function');
    }
  });
});

test('have even sides, as encoders want them', () => {
  for (const { width, height } of Object.values(SHAPES)) expect([width % 2, height % 2]).toEqual([0, 0]);
});
