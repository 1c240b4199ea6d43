/** Whole matches told in every language: what is read aloud must be sentences, whoever listens. */

import { describe, expect, test } from 'vitest';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import type { Names } from '../../../client/hud/gameControls.ts';
import { type Seat, seat, type Viewer } from '../../../shared/engine/game.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { LANGUAGES, type Language } from '../../../shared/table/talk.ts';
import { newMatch, playOut } from '../../support/play.ts';

const CATS = ['Mimi', 'Olive', 'Ramses', 'Hugo'];

const namesFor =
  (viewer: Viewer): Names =>
  (place: Seat) => ({ name: CATS[place] ?? '', you: place === viewer });

const sentenceLike = /^[\p{Lu}\d].*[.!?]$/u;
/** What must not stand in a sentence, in any language and in some: "a 8", or a French mark that could begin a line. */
const BROKEN = /undefined|NaN|\[object|\s{2}/;
const BROKEN_IN: { readonly [language in Language]?: RegExp } = { en: /\ba 8\b/i, fr: / [;:!?»]/ };

describe.each(CLIENT_GAMES.map((game) => [game.manifest.id, game] as const))('the log of %s', async (id, game) => {
  const rules = await game.manifest.loadRules();
  const { describe: tell } = await game.loadControls();
  const matches = rules.samples.map((options, index) =>
    playOut(
      newMatch(rules, Math.min(4, rules.seats.max), `${id} ${index}`, options),
      createRandom(seedFromText(`log ${index}`)),
    ),
  );

  test.each(LANGUAGES)('is made of whole sentences in %s, for every seat and for watchers', async (language) => {
    const words = await game.manifest.texts[language]();
    const odd = new Set<string>();
    for (const match of matches)
      for (const viewer of ['watcher', seat(0), seat(3)] as const)
        for (const entry of match.history)
          for (const event of eventsOf(entry))
            for (const sentence of tell(words, match.game.redact(event, viewer), namesFor(viewer)))
              if (!sentenceLike.test(sentence) || BROKEN.test(sentence) || BROKEN_IN[language]?.test(sentence))
                odd.add(sentence);
    expect([...odd]).toEqual([]);
  });

  test('speaks to you and about others', async () => {
    const words = await game.manifest.texts.en();
    const told = matches[0]!.history.flatMap((entry) =>
      eventsOf(entry).flatMap((event) => tell(words, event, namesFor(seat(0)))),
    );
    expect(told.some((sentence) => sentence.startsWith('You '))).toBe(true);
    expect(told.some((sentence) => sentence.startsWith('Olive '))).toBe(true);
  });
});
