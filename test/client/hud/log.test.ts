/** Whole matches told in every language: what is read aloud must be sentences, whoever listens. */

import { describe, expect, test } from 'vitest';
import { describe as describeJacky } from '../../../client/games/blackJacky/controls/describe.ts';
import { gameWords } from '../../../client/games/catalog.ts';
import { describe as describeSpicy } from '../../../client/games/spicy/controls/describe.ts';
import type { Names } from '../../../client/hud/gameControls.ts';
import { type AnyGame, type Seat, seat, type Viewer } from '../../../shared/engine/game.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { GAMES, type GameName } from '../../../shared/games/index.ts';
import { LANGUAGES, type Language } from '../../../shared/table/talk.ts';
import { newMatch, playOut } from '../../support/play.ts';

type Describe = (words: never, event: never, names: Names) => readonly string[];

const TELLERS: { readonly [game in GameName]: Describe } = { spicy: describeSpicy, blackJacky: describeJacky };
const OPTIONS: { readonly [game in GameName]: object } = {
  spicy: { manners: 'strict', spiceItUp: { random: 6 } },
  blackJacky: {},
};
const CATS = ['Mimi', 'Olive', 'Ramses', 'Hugo'];

const namesFor =
  (viewer: Viewer): Names =>
  (place: Seat) => ({ name: CATS[place] ?? '', you: place === viewer });

const sentenceLike = /^[\p{Lu}\d].*[.!?]$/u;
/** What must not stand in a sentence, in any language and in some: "a 8", or a French mark that could begin a line. */
const BROKEN = /undefined|NaN|\[object|\s{2}/;
const BROKEN_IN: { readonly [language in Language]?: RegExp } = { en: /\ba 8\b/i, fr: / [;:!?»]/ };

describe.each(Object.keys(TELLERS) as GameName[])('the log of %s', (game) => {
  const matches = ['one', 'two', 'three'].map((name) =>
    playOut(newMatch(GAMES[game] as AnyGame, 4, `${game} ${name}`, OPTIONS[game]), createRandom(seedFromText(name))),
  );

  test.each(LANGUAGES)('is made of whole sentences in %s, for every seat and for watchers', async (language) => {
    const words = (await gameWords(language))[game] as never;
    const odd = new Set<string>();
    for (const match of matches)
      for (const viewer of ['watcher', seat(0), seat(3)] as const)
        for (const entry of match.history)
          for (const event of eventsOf(entry))
            for (const sentence of TELLERS[game](words, match.game.redact(event, viewer) as never, namesFor(viewer)))
              if (!sentenceLike.test(sentence) || BROKEN.test(sentence) || BROKEN_IN[language]?.test(sentence))
                odd.add(sentence);
    expect([...odd]).toEqual([]);
  });

  test('speaks to you and about others', async () => {
    const words = (await gameWords('en'))[game] as never;
    const told = matches[0]!.history.flatMap((entry) =>
      eventsOf(entry).flatMap((event) => TELLERS[game](words, event as never, namesFor(seat(0)))),
    );
    expect(told.some((sentence) => sentence.startsWith('You '))).toBe(true);
    expect(told.some((sentence) => sentence.startsWith('Olive '))).toBe(true);
  });
});
