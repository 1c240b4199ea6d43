/** A match at a table, wherever that runs: its moves, its clocks, its bots, and what everybody may know about where it stands. */

import type { AnyBot } from '../../bots/bot.ts';
import { commitmentTo } from '../../engine/fairness.ts';
import type { Refusal, Seat } from '../../engine/game.ts';
import { type Match, seqOf } from '../../engine/match.ts';
import type { MatchSnapshot, WindowSnapshot } from '../protocol.ts';
import type { BotLevel } from '../seats.ts';
import { BotSeats, type BotTable } from './botSeats.ts';
import type { Timer } from './clock.ts';
import { type Offer, Play, type Ruling } from './play.ts';
import type { Running } from './running.ts';
import type { Surroundings } from './surroundings.ts';

/** What the match needs from its table. */
export interface MatchTable extends Omit<Surroundings, 'failed'>, Pick<BotTable, 'think' | 'script' | 'characterOf'> {
  readonly bot: AnyBot;
  /** Level of the bot that plays this seat; undefined while a person does. */
  levelOf(seat: Seat): BotLevel | undefined;
  /** The clocks run earlier than was said: everybody is through with what was revealed. */
  movedOn(): void;
  /** The rules did not let a bot do what it wanted: it does not know them. */
  botRefused(refusal: Refusal): void;
  failed(where: 'play' | 'bot', error: unknown): void;
}

/** After a bot's move that the store did not take. */
const TRY_AGAIN_MS = 1000;

export class MatchRuntime {
  readonly #play: Play;
  readonly #table: MatchTable;
  readonly #bots: BotSeats;
  readonly #commitment: string;
  #again: Timer | undefined;
  #stopped = false;

  constructor(running: Running, table: MatchTable) {
    this.#table = table;
    this.#commitment = commitmentTo(running.match.seed);
    this.#play = new Play(running, {
      ...table,
      tell: (entries) => {
        table.tell(entries);
        this.wakeBots();
      },
      failed: (error) => table.failed('play', error),
    });
    this.#bots = new BotSeats(running.match, {
      ...table,
      heldUntil: () => this.#play.windowClock.heldUntil,
      act: (seat, seq, command) => this.#actForBot(seat, seq, command),
      failed: (error) => table.failed('bot', error),
    });
  }

  get running(): Running {
    return this.#play.running;
  }

  get match(): Match {
    return this.#play.match;
  }

  get seq(): number {
    return seqOf(this.#play.match);
  }

  /** Starts the clock of the first window. */
  begin(): void {
    this.#play.wind();
  }

  /** After a restart. `atLeast` is the time that everybody gets to come back. */
  resume(atLeast: number): void {
    if (!this.#play.isOver) this.#play.resume(atLeast);
  }

  /** Has the bots look at the table: after every move, and when a seat changes hands. */
  wakeBots(): void {
    if (this.#play.isOver) this.#bots.stop();
    else this.#bots.follow(this.#play.match);
  }

  /** Somebody was waited for outside the rules: everybody looks again, and the clock too. */
  wake(): void {
    this.#play.wind();
    this.wakeBots();
  }

  /** What was revealed with this entry has been seen from this seat. The table moves on when everybody who is there is through with it. */
  seen(seat: Seat, seq: number): void {
    if (!this.#play.seen(seat, seq)) return;
    this.#bots.released();
    this.#table.movedOn();
  }

  offer(offer: Offer): Promise<Ruling> {
    return this.#play.offer(offer);
  }

  stop(): void {
    this.#stopped = true;
    this.#again?.cancel();
    this.#play.stop();
    this.#bots.stop();
  }

  /** What is public about where the match stands, and the same for every game. */
  get snapshot(): MatchSnapshot {
    const { id, match } = this.#play;
    const { turn } = match.game.summary(match.state);
    const window = this.#window();
    return {
      id,
      commitment: this.#commitment,
      seq: seqOf(match),
      ...(turn === undefined ? {} : { turn }),
      ...(window === undefined ? {} : { window }),
    };
  }

  #window(): WindowSnapshot | undefined {
    const { match, windowClock } = this.#play;
    const window = match.game.window(match.state);
    if (window === undefined) return undefined;
    const { id } = window;
    const seats = window.seats.reduce((bits, seat) => bits | (1 << seat), 0);
    const span = this.#table.untimed === undefined ? windowClock.span : undefined;
    return span === undefined ? { id, seats } : { id, seats, opens: span.opens, deadline: span.deadline };
  }

  #actForBot(seat: Seat, seq: number, command: unknown): void {
    const { levelOf, clock, botRefused, failed } = this.#table;
    // Asked again in the queue: its owner may come back while the move waits there.
    const isMeant = () => levelOf(seat) !== undefined;
    if (!isMeant()) return;
    this.#play
      .offer({ seat, seq, command, arrival: clock.now(), credit: 0, isMeant })
      .then((ruling) => {
        // Somebody was quicker: the next move asks the bot again. Anything else means that it does not know the rules.
        if (!ruling.ok && !ruling.error.code.startsWith('table/')) botRefused(ruling.error);
        if (!ruling.ok && ruling.error.code === 'table/notStored') this.#wakeBotsLater();
      })
      .catch((error) => {
        failed('bot', error);
        this.#wakeBotsLater();
      });
  }

  /** What could not be stored did not happen: no move will wake the bot that meant to make it. */
  #wakeBotsLater(): void {
    // A move that was on its way to the store when the table stopped fails after that.
    if (this.#stopped) return;
    this.#again?.cancel();
    this.#again = this.#table.clock.after(TRY_AGAIN_MS, () => this.wakeBots());
  }
}
