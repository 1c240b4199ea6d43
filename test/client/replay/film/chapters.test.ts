/** Chapters: found for every game, named in every language, and silent about how they end. */

import { describe, expect, test } from 'vitest';
import { nextOf, placedChapters, previousOf } from '../../../../client/replay/film/chapters.ts';
import type { Film } from '../../../../client/replay/film/film.ts';
import { eventsOf } from '../../../../shared/engine/match.ts';
import { MANIFESTS } from '../../../../shared/games/index.ts';
import type { GameManifest } from '../../../../shared/games/manifest.ts';
import type { GameName } from '../../../../shared/games/names.ts';
import { LANGUAGES } from '../../../../shared/table/talk.ts';
import { playBotMatch } from '../../../support/botMatch.ts';

const NAMES = ['Momo', 'Tiger', 'Olive', 'Hugo'];
const name = (seat: number) => NAMES[seat] ?? '';

const told: readonly GameManifest<GameName>[] = MANIFESTS.filter(({ loadChapters }) => loadChapters !== undefined);

describe.each(told)('chapters of $id', ({ id, texts, loadChapters }) => {
  const match = playBotMatch({ game: id, levels: NAMES.map(() => 'alleyCat'), seed: 'chapters' }, () => undefined);

  test.each(LANGUAGES)('have names in %s, for every reveal and for nothing that is none', async (language) => {
    const chapterOf = await loadChapters!(language, await texts[language]());
    const titles = new Set<string>();
    for (const entry of match.history) {
      const events = eventsOf(entry).map((event) => match.game.redact(event, 'watcher'));
      const chapter = chapterOf(events, name);
      expect(chapter?.kind === 'reveal').toBe(match.game.reveals(events).length > 0);
      if (chapter === undefined) continue;
      expect(chapter.teaser).not.toMatch(/undefined|NaN|\[object/);
      expect(chapter.title).not.toMatch(/undefined|NaN|\[object/);
      if (chapter.kind === 'reveal') expect(chapter.teaser).not.toBe(chapter.title);
      // Who takes what is known to who has seen it.
      if (chapter.kind === 'prize') expect(NAMES.filter((someone) => chapter.teaser.includes(someone))).toEqual([]);
      titles.add(chapter.title);
    }
    expect(titles.size).toBeGreaterThan(1);
  });

  test('tell who has not seen them nothing that the card decides', async () => {
    const chapterOf = await loadChapters!('en', await texts.en());
    const oracle = new Map<string, Set<string>>();
    for (const entry of match.history) {
      const chapter = chapterOf(eventsOf(entry), name);
      if (chapter?.kind !== 'reveal') continue;
      // The same words whatever came out: no verb of the ending may stand in them.
      expect(chapter.teaser).not.toMatch(/bluff|truth|caught|away|heart|loses|trophy|out/i);
      oracle.set(chapter.teaser, (oracle.get(chapter.teaser) ?? new Set()).add(chapter.title));
    }
    expect(oracle.size).toBeGreaterThan(0);
  });
});

describe('the way along them', () => {
  const parts = [0, 10, 20].map((start) => ({ start }));

  test('leads on to the next, and back to the one before unless one is well inside', () => {
    expect(nextOf(parts, 10)?.start).toBe(20);
    expect(nextOf(parts, 20)).toBeUndefined();
    expect(previousOf(parts, 15)?.start).toBe(10);
    expect(previousOf(parts, 10.5)?.start).toBe(0);
    expect(previousOf(parts, 0)).toBeUndefined();
  });

  test('a game without names for them has its reveals all the same', () => {
    const scene = { index: 0, entry: { seq: 3, events: [] }, start: 4, script: { length: 2, steps: [] }, turn: 1 };
    const film = { scenes: [scene, { ...scene, turn: undefined }], length: 9 } as unknown as Film;
    expect(placedChapters(film, undefined, NAMES, 'A reveal')).toEqual([
      { seq: 3, kind: 'reveal', teaser: 'A reveal', title: 'A reveal', start: 4, told: 6 },
    ]);
  });
});
