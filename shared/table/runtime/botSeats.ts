/** Plays the seats that no person plays: bots of the table, and those who stand in. A bot is told what its seat is told. */

import type { AnyBot, Choice, Sight } from '../../bots/bot.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import { type Entry, eventsOf, type Match, seqOf } from '../../engine/match.ts';
import { createRandom, type Seed, seedFromText } from '../../engine/random.ts';
import { type Seconds, sceneSeconds } from '../../engine/shows.ts';
import type { Character } from '../people/characters.ts';
import type { BotLevel } from '../seats.ts';
import type { Clock, Milliseconds, Timer } from './clock.ts';

/** What a seat does next, or that it waits although it could act. */
export type ScriptedMove = Choice<unknown> | 'wait';

/** A question that a bot takes its time for. Plain data, so that it can be answered by another thread. */
export interface Thought {
  readonly game: string;
  readonly level: BotLevel;
  readonly sight: Sight<unknown, unknown, unknown>;
  readonly seed: Seed;
}

export interface BotTable {
  readonly bot: AnyBot;
  readonly clock: Clock;
  /** For levels that think long. */
  think(thought: Thought): Promise<Choice<unknown> | undefined>;
  /** Tells some seats what to do; without an answer a bot thinks for itself. */
  script?(match: Match, seat: Seat): ScriptedMove | undefined;
  /** Level of the bot that plays this seat; undefined while a person does. */
  levelOf(seat: Seat): BotLevel | undefined;
  /** How the bot on this seat leans within its level. */
  characterOf(seat: Seat): Character;
  /** Until when everybody watches something: no bot acts before it is over. */
  heldUntil(): Milliseconds;
  /** Seats of people who are there. */
  present(): readonly Seat[];
  act(seat: Seat, seq: number, command: unknown): void;
  failed(error: unknown): void;
}

/** What a bot knows after so many entries. */
interface Remembered {
  readonly entries: number;
  readonly memory: unknown;
}

interface Intent {
  readonly choice: Choice<unknown>;
  readonly window: number | undefined;
  /** When it began to think. */
  readonly since: Milliseconds;
  readonly timer: Timer;
}

/** How much faster bots think while the only person at the table waits for them. */
const HURRY = 0.3;
/** From what was last seen to move, so that one can follow. */
const FOLLOWED: Milliseconds = 1000;
/** What is shown for a shorter time moves nothing: a card that is let go. */
const STIRS: Seconds = 0.3;

export class BotSeats {
  readonly #around: BotTable;
  readonly #game: AnyGame;
  readonly #memories = new Map<Seat, Remembered>();
  readonly #intents = new Map<Seat, Intent>();
  #match: Match;
  /** When something was last seen to move. */
  #stirredAt: Milliseconds = 0;

  constructor(match: Match, around: BotTable) {
    this.#around = around;
    this.#game = match.game;
    this.#match = match;
  }

  /** Called after every move, and whenever a seat changes hands. */
  follow(match: Match): void {
    const fresh = match.history.slice(seqOf(this.#match));
    this.#match = match;
    if (fresh.some((entry) => this.#stirs(entry))) this.#stirredAt = this.#around.clock.now();
    for (let place = 0; place < match.seats; place += 1) this.#ask(place as Seat);
  }

  #stirs(entry: Entry): boolean {
    const lengths = sceneSeconds(this.#game, eventsOf(entry), 'full');
    return lengths.reduce((sum, length) => sum + length, 0) > STIRS;
  }

  /** Catches up when it is asked: a seat that no bot plays costs nothing, and who sits down late has still seen everything. */
  #remember(seat: Seat): unknown {
    const { bot } = this.#around;
    const { entries, memory } = this.#memories.get(seat) ?? { entries: 0, memory: bot.blank };
    const { history } = this.#match;
    const latest = history
      .slice(entries)
      .flatMap((entry) => eventsOf(entry))
      .reduce((known: unknown, event) => bot.remember(known, this.#game.redact(event, seat), seat), memory);
    this.#memories.set(seat, { entries: history.length, memory: latest });
    return latest;
  }

  stop(): void {
    for (const { timer } of this.#intents.values()) timer.cancel();
    this.#intents.clear();
  }

  #ask(seat: Seat): void {
    const level = this.#around.levelOf(seat);
    const legal = level === undefined ? [] : this.#game.legal(this.#match.state, seat);
    if (level === undefined || legal.length === 0) {
      this.#drop(seat);
      return;
    }
    const window = this.#game.window(this.#match.state)?.id;
    const cue = this.#around.script?.(this.#match, seat);
    if (cue !== undefined) {
      this.#intend(seat, window, cue === 'wait' ? undefined : cue);
      return;
    }
    const view = this.#game.viewFor(this.#match.state, seat);
    const sight = { seat, view, legal, memory: this.#remember(seat), character: this.#around.characterOf(seat) };
    // Fixed for the seat: a card stays the same card through several windows, and chance must not be asked anew in each.
    const seed = seedFromText(`bot ${this.#match.seed} ${seat}`);
    if (level !== 'legend') {
      const choice: Choice<unknown> | undefined = this.#around.bot.choose(level, sight, createRandom(seed));
      this.#intend(seat, window, choice);
      return;
    }
    // What it meant to do in another window must not happen in this one while it thinks again.
    if (this.#intents.get(seat)?.window !== window) this.#drop(seat);
    const seq = seqOf(this.#match);
    this.#around
      .think({ game: this.#game.id, level, sight, seed })
      .then((choice) => {
        if (seqOf(this.#match) === seq && this.#around.levelOf(seat) === level) this.#intend(seat, window, choice);
      })
      .catch((error) => this.#around.failed(error));
  }

  #intend(seat: Seat, window: number | undefined, choice: Choice<unknown> | undefined): void {
    const current = this.#intents.get(seat);
    // The same idea again keeps its time: a table full of let-goes would put it off forever.
    const kept = current?.window === window && isSame(current?.choice.command, choice?.command) ? current : undefined;
    this.#drop(seat);
    if (choice === undefined) return;
    const since = Math.max(this.#around.clock.now(), this.#around.heldUntil());
    this.#plan(seat, kept ?? { choice, window, since });
  }

  #plan(seat: Seat, { choice, window, since }: Omit<Intent, 'timer'>): void {
    const { clock } = this.#around;
    const due = this.#isKeptWaiting()
      ? Math.max(since + choice.after * HURRY, this.#stirredAt + FOLLOWED)
      : since + choice.after;
    const timer = clock.after(Math.max(0, due - clock.now()), () => {
      this.#intents.delete(seat);
      this.#around.act(seat, seqOf(this.#match), choice.command);
    });
    this.#intents.set(seat, { choice, window, since, timer });
  }

  /**
   * Whether the only person at the table waits for bots. It hangs on the window alone, never on what a bot is about to do, and
   * not while that person could race it: a hurry must neither tell nor win anything.
   */
  #isKeptWaiting(): boolean {
    const people = this.#around.present();
    const awaited = this.#game.window(this.#match.state)?.seats ?? [];
    return people.length === 1 && !people.some((seat) => awaited.includes(seat));
  }

  /** What everybody watched is over before its time. */
  released(): void {
    const now = this.#around.clock.now();
    for (const [seat, intent] of [...this.#intents]) {
      if (intent.since <= now) continue;
      this.#drop(seat);
      this.#plan(seat, { ...intent, since: now });
    }
  }

  #drop(seat: Seat): void {
    this.#intents.get(seat)?.timer.cancel();
    this.#intents.delete(seat);
  }
}

/** Commands are plain data, and a bot makes the same one in the same way. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
