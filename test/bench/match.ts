/** How a match with three bots is spent: what is one's own, and what is waiting for others and watching. Played at a real table, with a model of a person. */

import { openLocalTable, YOU } from '../../client/net/localTable.ts';
import { createTableStore } from '../../client/store/table/table.ts';
import type { AnyBot } from '../../shared/bots/bot.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { eventsOf, type Match, matchAt, seqOf } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { sceneSeconds, watchedAmong } from '../../shared/engine/shows.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../shared/games/games.ts';
import { parseTableOptions } from '../../shared/table/options.ts';
import { randomLook } from '../../shared/table/people/catLook.ts';
import { openTable, personSeat, type TableModel } from '../../shared/table/people/model.ts';
import { fillWithBots } from '../../shared/table/people/seating.ts';
import type { BotLevel } from '../../shared/table/seats.ts';
import { HandClock } from '../support/handClock.ts';

const MATCHES = 10;
const BOT_LEVELS: readonly BotLevel[] = ['alleyCat', 'bigCat', 'alleyCat'];

/** How long a person looks at what it may decide, from the moment at which the stage has shown it. */
const THINKS: { readonly [windowKind: string]: number } = {
  turn: 6000,
  reaction: 1200,
  lastCard: 2500,
  naming: 2000,
  giving: 3000,
  tipping: 3000,
};

interface Spent {
  readonly minutes: number;
  /** Of these, with a decision of one's own. */
  readonly own: number;
  /** Between two moves of others that the stage shows, in seconds. */
  readonly shortestGap: number;
  /** From the end of the last reveal, in seconds. */
  readonly toTheScores: number;
}

export async function bench(): Promise<{ [key: string]: number }> {
  const figures: { [key: string]: number } = {};
  const all: Spent[] = [];
  for (const name of GAME_NAMES) {
    const spent: Spent[] = [];
    for (let index = 0; index < MATCHES; index += 1) {
      console.error(`${name} ${index + 1} of ${MATCHES}`);
      spent.push(await playWithBots(name, index));
    }
    all.push(...spent);
    Object.assign(figures, prefixed(`${name}.`, summary(spent)));
  }
  return { ...figures, ...summary(all) };
}

const prefixed = (prefix: string, figures: { readonly [key: string]: number }) =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [prefix + key, value]));

function summary(spent: readonly Spent[]): { readonly [key: string]: number } {
  const sum = (of: (one: Spent) => number): number => spent.reduce((total, one) => total + of(one), 0);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const ownShare = rounded(sum(({ own }) => own) / sum(({ minutes }) => minutes));
  return {
    minutes: rounded(sum(({ minutes }) => minutes) / spent.length),
    ownShare,
    waitingShare: rounded(1 - ownShare),
    shortestGap: rounded(Math.min(...spent.map(({ shortestGap }) => shortestGap))),
    toTheScores: rounded(Math.max(...spent.map(({ toTheScores }) => toTheScores))),
  };
}

/** One match to its scores. Whoever sits there plays as a bot would, but at its own pace. */
async function playWithBots(name: GameName, index: number): Promise<Spent> {
  const game: AnyGame = GAMES[name];
  const bot: AnyBot = BOTS[name];
  const clock = new HandClock(0);
  const store = createTableStore();
  const seed = seedFromText(`bench ${name} ${index}`);
  /** Until when the stage shows what has happened. */
  let shown = 0;
  let told = 0;
  let own = 0;
  let [lastMove, shortestGap, toTheScores] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  let thinking: { readonly since: number; cancel(): void } | undefined;
  let memory: unknown = bot.blank;
  let latest: Match | undefined;

  const settle = (): void => {
    if (thinking === undefined) return;
    own += Math.max(0, clock.now() - thinking.since);
    thinking.cancel();
    thinking = undefined;
  };

  const show = (match: Match, place: number): void => {
    const entry = match.history[place];
    if (entry === undefined) return;
    const events = eventsOf(entry);
    memory = events.reduce((known: unknown, event) => bot.remember(known, game.redact(event, YOU), YOU), memory);
    const isReveal = watchedAmong(game.watched, events).length > 0;
    const cut = isReveal && place > 0 ? (game.cut?.(matchAt(match, place).state) ?? 'full') : 'full';
    const seconds = sceneSeconds(game, events, cut);
    const length = seconds.reduce((sum, scene) => sum + scene, 0);
    shown = Math.max(shown, clock.now()) + length * 1000;
    if (isReveal) {
      const reveal = events.findIndex(({ type }) => type === game.watched.reveal) + 1;
      if (game.outcome(match.state) !== undefined && place === match.history.length - 1)
        toTheScores = seconds.slice(reveal).reduce((sum, scene) => sum + scene, 0);
      clock.after(shown - clock.now(), () => void link.request('seen', { seq: place + 1 }));
    }
    // Saying nothing to a card, or choosing one to give, moves nothing.
    if (length <= 0.3) return;
    if (entry.kind === 'move' && entry.actor !== YOU)
      shortestGap = Math.min(shortestGap, (clock.now() - lastMove) / 1000);
    lastMove = clock.now();
  };

  const decide = (match: Match): void => {
    const window = game.window(match.state);
    if (window === undefined || !window.seats.includes(YOU)) return;
    const sight = { seat: YOU, view: game.viewFor(match.state, YOU), legal: game.legal(match.state, YOU), memory };
    const choice = sight.legal.length === 0 ? undefined : bot.choose('bigCat', sight, createRandom(seed));
    if (choice === undefined) return;
    const since = Math.max(clock.now(), shown);
    const due = since + (THINKS[window.kind] ?? 4000);
    const timer = clock.after(due - clock.now(), () => {
      settle();
      void link.request('command', { seq: seqOf(match), command: choice.command });
    });
    thinking = { since, cancel: () => timer.cancel() };
  };

  const watch = (match: Match): void => {
    if (match === latest) return;
    latest = match;
    settle();
    for (; told < match.history.length; told += 1) show(match, told);
    store.show(seqOf(match));
    decide(match);
  };

  const link = openLocalTable({ game, bot, model: modelFor(name, game), seed: () => seed, store, clock, watch });
  decide(latest as unknown as Match);
  while (latest !== undefined && game.outcome((latest as Match).state) === undefined) await clock.pass(1000);
  const minutes = Math.max(shown, clock.now()) / 60_000;
  link.leave();
  return { minutes, own: own / 60_000, shortestGap, toTheScores };
}

function modelFor(name: GameName, game: AnyGame): TableModel {
  const bots = BOT_LEVELS.slice(0, game.seats.max - 1);
  const asked = { game: name, seats: bots.length + 1, practice: true };
  const parsed = parseTableOptions(asked, { [name]: game });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const random = createRandom(seedFromText('bench looks'));
  const pick = (count: number): number => random.below(count);
  const you = personSeat({ id: 'you', name: 'You', look: randomLook(pick) });
  const open = openTable(parsed.value);
  return fillWithBots({ ...open, host: you.player, seats: [you, ...open.seats.slice(1)] }, bots, pick, false);
}
