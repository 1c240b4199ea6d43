/** Plays a real match with bots on all seats and shows every question that one of them was asked. */

import type { AnyBot, Choice, Sight } from '../../shared/bots/bot.ts';
import type { Seat } from '../../shared/engine/game.ts';
import { eventsOf, type Match, seatsOf } from '../../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { GAMES, type GameName } from '../../shared/games/games.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { mustSubmit, newMatch } from './play.ts';

export interface Asked {
  readonly match: Match;
  readonly level: BotLevel;
  readonly sight: Sight<unknown, { readonly type: string }, unknown>;
  readonly random: () => Random;
  readonly choice: Choice<{ readonly type: string }> | undefined;
}

export interface BotMatch {
  readonly game: GameName;
  readonly levels: readonly BotLevel[];
  readonly seed: string;
  readonly options?: unknown;
}

const ENDLESS = 5000;

export function playBotMatch({ game, levels, seed, options = {} }: BotMatch, onAsked: (asked: Asked) => void): Match {
  const bot: AnyBot = BOTS[game];
  let match: Match = newMatch(GAMES[game], levels.length, seed, options);
  const memories = levels.map(() => bot.blank);
  let told = 0;
  for (let moves = 0; moves < ENDLESS; moves += 1) {
    for (; told < match.history.length; told += 1)
      for (const event of eventsOf(match.history[told]!))
        for (const seat of seatsOf(match))
          memories[seat] = bot.remember(memories[seat], match.game.redact(event, seat), seat);
    if (match.game.outcome(match.state) !== undefined) return match;
    let first: { seat: Seat; choice: Choice<unknown> } | undefined;
    for (const seat of seatsOf(match)) {
      const legal = match.game.legal(match.state, seat);
      if (legal.length === 0) continue;
      const level = levels[seat]!;
      const random = () => createRandom(seedFromText(`${seed} ${seat}`));
      const sight = { seat, view: match.game.viewFor(match.state, seat), legal, memory: memories[seat] };
      const choice = bot.choose(level, sight, random());
      onAsked({ match, level, sight, random, choice });
      if (choice !== undefined && (first === undefined || choice.after < first.choice.after)) first = { seat, choice };
    }
    match = mustSubmit(match, first?.seat ?? 'table', first?.choice.command ?? { type: 'timeOut' });
  }
  throw new Error(`Still no end after ${ENDLESS} moves`);
}

/** Options of all kinds, by a number. */
export function optionsOf(game: GameName, variety: number): unknown {
  const { samples } = GAMES[game];
  return samples[variety % samples.length];
}
