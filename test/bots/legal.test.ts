/** Whatever a bot does is allowed: at every level, with all variants and manners, on two to six seats. */

import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../shared/games/games.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { optionsOf, playBotMatch } from '../support/botMatch.ts';

const cases = GAME_NAMES.flatMap((game) => BOT_LEVELS.map((level) => ({ game, level })));

test.each(cases)('every command of a $level in $game is one of those offered to it', ({ game, level }) => {
  for (let variety = 0; variety < 14; variety += 1) {
    const levels = Array.from({ length: 2 + (variety % 5) }, () => level);
    const options = optionsOf(game, variety);
    playBotMatch({ game, levels, seed: `legal ${variety}`, options }, ({ sight, choice }) => {
      if (choice !== undefined) expect(sight.legal).toContainEqual(choice.command);
    });
  }
});

test.each(cases)('six of $level in $game play a match to its end without the clock', ({ game, level }) => {
  const levels = Array.from({ length: 6 }, () => level);
  for (let variety = 0; variety < 4; variety += 1) {
    const match = playBotMatch({ game, levels, seed: `six ${variety}`, options: optionsOf(game, variety) }, () => {});
    expect(match.game.outcome(match.state)).toBeDefined();
    expect(match.history.filter((entry) => entry.kind === 'move' && entry.actor === 'table')).toEqual([]);
  }
});

test('a table of all levels plays to its end', () => {
  for (const game of GAME_NAMES) {
    const match = playBotMatch({ game, levels: [...BOT_LEVELS, 'kitten', 'legend'], seed: 'mixed' }, () => {});
    expect(match.game.outcome(match.state)).toBeDefined();
  }
});
