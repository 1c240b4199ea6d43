/** Plays the seats that no person plays: bots of the table, and those who stand in. A bot is told what its seat is told. */

import { isDeepStrictEqual } from 'node:util';
import type { AnyBot, Choice } from '../../../shared/bots/bot.ts';
import type { AnyGame, Seat } from '../../../shared/engine/game.ts';
import { eventsOf, type Match, seqOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import type { Character } from '../../../shared/table/characters.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';
import type { Thinkers } from '../../thinking/thinkers.ts';

export interface BotTable {
  readonly bot: AnyBot;
  readonly thinkers: Pick<Thinkers, 'think'>;
  now(): number;
  /** Level of the bot that plays this seat; undefined while a person does. */
  levelOf(seat: Seat): BotLevel | undefined;
  characterOf(seat: Seat): Character;
  /** Until when everybody watches something: no bot acts before it is over. */
  heldUntil(): number;
  act(seat: Seat, seq: number, command: unknown): void;
  failed(error: unknown): void;
}

/** What a bot knows after so many entries. */
interface Remembered {
  readonly entries: number;
  readonly memory: unknown;
}

interface Intent {
  readonly command: unknown;
  readonly window: number | undefined;
  readonly timer: NodeJS.Timeout;
}

export class BotSeats {
  readonly #around: BotTable;
  readonly #game: AnyGame;
  readonly #memories = new Map<Seat, Remembered>();
  readonly #intents = new Map<Seat, Intent>();
  #match: Match;

  constructor(match: Match, around: BotTable) {
    this.#around = around;
    this.#game = match.game;
    this.#match = match;
  }

  /** Called after every move, and whenever a seat changes hands. */
  follow(match: Match): void {
    this.#match = match;
    for (let place = 0; place < match.seats; place += 1) this.#ask(place as Seat);
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
    for (const { timer } of this.#intents.values()) clearTimeout(timer);
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
    this.#around.thinkers
      .think({ game: this.#game.id, level, sight, seed })
      .then((choice) => {
        if (seqOf(this.#match) === seq && this.#around.levelOf(seat) === level) this.#intend(seat, window, choice);
      })
      .catch((error) => this.#around.failed(error));
  }

  #intend(seat: Seat, window: number | undefined, choice: Choice<unknown> | undefined): void {
    const current = this.#intents.get(seat);
    // The same idea again keeps its time: a table full of let-goes would put it off forever.
    if (choice !== undefined && current?.window === window && isDeepStrictEqual(current?.command, choice.command))
      return;
    this.#drop(seat);
    if (choice === undefined) return;
    const now = this.#around.now();
    const due = Math.max(now, this.#around.heldUntil()) + choice.after;
    const timer = setTimeout(() => {
      this.#intents.delete(seat);
      this.#around.act(seat, seqOf(this.#match), choice.command);
    }, due - now);
    this.#intents.set(seat, { command: choice.command, window, timer });
  }

  #drop(seat: Seat): void {
    clearTimeout(this.#intents.get(seat)?.timer);
    this.#intents.delete(seat);
  }
}
