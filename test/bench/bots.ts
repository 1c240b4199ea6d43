/** `npm run bench -- bots`: how long a decision takes, by game and level, over positions of matches among big cats. */

import type { AnyBot } from '../../shared/bots/bot.ts';
import { eventsOf, type Match, seatsOf } from '../../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../shared/games/games.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { BOT_LEVELS } from '../../shared/table/seats.ts';
import { mustSubmit, newMatch } from '../support/play.ts';
import type { Figures } from './run.ts';

const MATCHES = 30;
const WARM_UP = 300;

/** A question as a table asks it. */
interface Question {
  readonly sight: Parameters<AnyBot['choose']>[1];
  readonly random: () => Random;
}

export async function bench(): Promise<Figures> {
  const figures: { [key: string]: number } = {};
  for (const game of GAME_NAMES) {
    const questions = gather(game);
    console.error(`${game}: ${questions.length} decisions for every level`);
    for (const level of BOT_LEVELS) {
      const times = measure(BOTS[game], level, questions);
      const key = `${game}${level.charAt(0).toUpperCase()}${level.slice(1)}`;
      figures[`${key}MedianMs`] = quantile(times, 0.5);
      figures[`${key}P99Ms`] = quantile(times, 0.99);
    }
  }
  return figures;
}

function measure(bot: AnyBot, level: BotLevel, questions: readonly Question[]): readonly number[] {
  for (const { sight, random } of questions.slice(0, WARM_UP)) bot.choose(level, sight, random());
  const times = questions.map(({ sight, random }) => {
    const chance = random();
    const start = performance.now();
    bot.choose(level, sight, chance);
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other);
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Every question that big cats were asked in matches with 2 to 6 seats, half of them with variants. */
function gather(game: GameName): readonly Question[] {
  const questions: Question[] = [];
  for (let index = 0; index < MATCHES; index += 1) {
    const options = game === 'spicy' && index % 2 === 1 ? { spiceItUp: { random: 2 } } : {};
    play(game, newMatch(GAMES[game], 2 + (index % 5), `bench ${index}`, options), questions);
  }
  return questions;
}

function play(game: GameName, start: Match, questions: Question[]): void {
  const bot: AnyBot = BOTS[game];
  let match = start;
  let told = 0;
  const memories = seatsOf(match).map(() => bot.blank);
  while (match.game.outcome(match.state) === undefined) {
    for (; told < match.history.length; told += 1)
      for (const event of eventsOf(match.history[told]!))
        for (const seat of seatsOf(match))
          memories[seat] = bot.remember(memories[seat], match.game.redact(event, seat), seat);
    const window = match.game.window(match.state);
    const seat = window?.seats[0];
    if (seat === undefined) throw new Error('Nobody is asked and the match goes on');
    const legal = match.game.legal(match.state, seat);
    const sight = { seat, view: match.game.viewFor(match.state, seat), legal, memory: memories[seat] };
    const random = () => createRandom(seedFromText(`bench ${seat}`));
    questions.push({ sight, random });
    const choice = bot.choose('bigCat', sight, random());
    match = mustSubmit(match, choice === undefined ? 'table' : seat, choice?.command ?? { type: 'timeOut' });
  }
}
