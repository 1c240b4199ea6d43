/** Whoever is asked for something can ask back: every prompt leads to the paragraph about it. */

import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../client/controls/Dock.tsx';
import { prompt as jackyPrompt } from '../../../client/games/blackJacky/controls/prompt.ts';
import { prompt as spicyPrompt } from '../../../client/games/spicy/controls/prompt.ts';
import { type AnyGame, type Seat, seat } from '../../../shared/engine/game.ts';
import { createMatch, type Match, submit } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import type { JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { en as jackyTexts } from '../../../shared/games/blackJacky/texts/en.ts';
import { BOOK as JACKY_BOOK } from '../../../shared/games/blackJacky/texts/rules/book.ts';
import { GAMES } from '../../../shared/games/games.ts';
import type { SpicyView } from '../../../shared/games/spicy/index.ts';
import { permits } from '../../../shared/games/spicy/rules/choices.ts';
import { en as spicyTexts } from '../../../shared/games/spicy/texts/en.ts';
import { BOOK as SPICY_BOOK } from '../../../shared/games/spicy/texts/rules/book.ts';
import { type BookChapter, findParagraph } from '../../../shared/table/texts/ruleBook.ts';

const names = (place: Seat) => ({ name: `Cat ${place}`, you: place === 0 });
const SEATS = 4;

const CASES = [
  {
    game: 'spicy' as const,
    book: SPICY_BOOK as readonly BookChapter[],
    prompt: (view: unknown): Prompt => spicyPrompt(spicyTexts, view as SpicyView, permits(view as SpicyView), names),
    rules: ['R13', 'R18', 'R20', 'R7', 'R8', 'R9'],
    unasked: ['R13'],
  },
  {
    game: 'blackJacky' as const,
    book: JACKY_BOOK as readonly BookChapter[],
    prompt: (view: unknown): Prompt => jackyPrompt(jackyTexts, view as JackyView, names),
    rules: ['B13', 'B30', 'B4', 'B6', 'B7'],
    unasked: [],
  },
];

describe.each(CASES)('prompts of $game', ({ game, book, prompt, rules, unasked }) => {
  test('lead to a paragraph whenever somebody is asked, in many random matches', () => {
    const seen = new Set<string>();
    for (let round = 0; round < 30; round += 1) {
      for (const match of randomMatch(GAMES[game], `${game} ${round}`)) {
        for (let place = 0; place < SEATS; place += 1) {
          const { yours, rule } = prompt(match.game.viewFor(match.state, seat(place)));
          if (yours) expect(rule).toBeDefined();
          if (rule === undefined) continue;
          if (!yours) expect(unasked, 'who is not asked may only interrupt').toContain(rule);
          expect(findParagraph(book, rule), rule).toBeDefined();
          seen.add(rule);
        }
      }
    }
    expect([...seen].toSorted()).toEqual(rules);
  });
});

function* randomMatch(game: AnyGame, name: string): Generator<Match> {
  const created = createMatch(game, { options: {}, seats: SEATS, seed: seedFromText(name) });
  if (!created.ok) throw new Error(created.error.code);
  let match: Match = created.value;
  const random = createRandom(seedFromText(`${name} moves`));
  while (game.outcome(match.state) === undefined) {
    yield match;
    const moves = Array.from({ length: SEATS }, (_, place) => seat(place)).flatMap((place) =>
      game.legal(match.state, place).map((command) => ({ place, command: command as { readonly type: string } })),
    );
    // With a paw on every card and a pass every other turn no stack would grow to a 10, and nobody come to a last card.
    const calm = moves.filter(({ command }) => command.type !== 'paw' && command.type !== 'pass');
    const { place, command } = random.pick(calm.length > 0 && random.below(10) > 0 ? calm : moves);
    const moved = submit(match, place, command);
    if (!moved.ok) throw new Error(JSON.stringify(moved.error));
    match = moved.value.match;
  }
}
