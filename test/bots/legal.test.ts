/** Whatever a bot does is allowed: at every level, with all variants and manners, on two to six seats. */

import { expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { optionsOf, playBotMatch } from '../support/botMatch.ts';

/** As many as were asked for, or as many as the game takes. */
const seatsIn = (game: (typeof GAME_NAMES)[number], asked: number) => Math.min(asked, GAMES[game].seats.max);

const cases = GAME_NAMES.flatMap((game) => BOT_LEVELS.map((level) => ({ game, level })));

test.each(cases)('every command of a $level in $game is one of those offered to it', ({ game, level }) => {
  for (let variety = 0; variety < 14; variety += 1) {
    const levels = Array.from({ length: seatsIn(game, 2 + (variety % 5)) }, () => level);
    const options = optionsOf(game, variety);
    playBotMatch({ game, levels, seed: `legal ${variety}`, options }, ({ sight, choice }) => {
      if (choice !== undefined) expect(sight.legal).toContainEqual(choice.command);
    });
  }
});

test.each(cases)('as many of $level as fit in $game play a match to its end without the clock', ({ game, level }) => {
  const levels = Array.from({ length: seatsIn(game, 6) }, () => level);
  for (let variety = 0; variety < 4; variety += 1) {
    const match = playBotMatch({ game, levels, seed: `six ${variety}`, options: optionsOf(game, variety) }, () => {});
    expect(match.game.outcome(match.state)).toBeDefined();
    expect(match.history.filter((entry) => entry.kind === 'move' && entry.actor === 'table')).toEqual([]);
  }
});

test('a table of all levels plays to its end', () => {
  for (const game of GAME_NAMES) {
    const all = [...BOT_LEVELS, 'kitten', 'legend'] as const;
    const { max } = GAMES[game].seats;
    // As many tables as it takes for every level to sit at one.
    for (let first = 0; first < all.length; first += max) {
      const match = playBotMatch({ game, levels: all.slice(first, first + max), seed: 'mixed' }, () => {});
      expect(match.game.outcome(match.state)).toBeDefined();
    }
  }
});
