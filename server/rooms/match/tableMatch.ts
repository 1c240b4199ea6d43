/** The match on a table: its moves, its bots, and what everybody is told and shown of it. */

import type { AnyBot } from '../../../shared/bots/bot.ts';
import { BOTS } from '../../../shared/bots/index.ts';
import { commitmentTo } from '../../../shared/engine/fairness.ts';
import type { Seat } from '../../../shared/engine/game.ts';
import { type Match, seqOf } from '../../../shared/engine/match.ts';
import type { Character } from '../../../shared/table/characters.ts';
import { latePawCodec, MESSAGES } from '../../../shared/table/protocol.ts';
import type { BotLevel } from '../../../shared/table/seats.ts';
import type { Log } from '../../log.ts';
import type { Thinkers } from '../../thinking/thinkers.ts';
import type { Visitors } from '../people/visitors.ts';
import { showSummary, showWindow, type TableState } from '../wire/tableState.ts';
import { Teller } from '../wire/viewers.ts';
import { BotSeats } from './botSeats.ts';
import { Play, type Running, type Surroundings } from './play.ts';

/** What the match needs from the table. */
export interface MatchTable extends Pick<Surroundings, 'queue' | 'pace' | 'now' | 'commit' | 'ending' | 'lapsed'> {
  readonly visitors: Visitors;
  readonly state: TableState;
  readonly thinkers: Thinkers;
  readonly log: Log;
  levelOf(seat: Seat): BotLevel | undefined;
  characterOf(seat: Seat): Character;
  /** Called after everybody was sent what is new: the table adds the patch. */
  told(count: number): void;
  failed(where: string, error: unknown): void;
}

export class TableMatch {
  readonly play: Play;
  readonly #table: MatchTable;
  readonly #bots: BotSeats;
  readonly #teller: Teller;

  constructor(running: Running, table: MatchTable) {
    const { game } = running.match;
    const bots: { readonly [game: string]: AnyBot } = BOTS;
    const bot = bots[game.id];
    if (bot === undefined) throw new Error(`No bots for ${game.id}`);
    this.#table = table;
    this.#teller = new Teller(game);
    table.state.commitment = commitmentTo(running.match.seed);
    this.play = new Play(running, {
      queue: table.queue,
      pace: table.pace,
      now: table.now,
      commit: table.commit,
      ending: table.ending,
      lapsed: table.lapsed,
      tell: (steps) => this.#tell(steps),
      credits: () => this.#credits(),
      latePaw: (late) => table.visitors.tell(MESSAGES.latePaw, () => latePawCodec.pack(late)),
      failed: (error) => table.failed('play', error),
    });
    this.#bots = new BotSeats(running.match, {
      bot,
      thinkers: table.thinkers,
      now: table.now,
      levelOf: table.levelOf,
      characterOf: table.characterOf,
      heldUntil: () => this.play.clock.heldUntil,
      act: (seat, seq, command) => this.#actForBot(seat, seq, command),
      failed: (error) => table.failed('bot', error),
    });
  }

  begin(): void {
    this.play.begin();
    this.#show(this.play.match);
  }

  /** After a restart. `atLeast` is the time that everybody gets to come back. */
  resume(atLeast: number): void {
    if (!this.play.isOver) this.play.resume(atLeast);
    this.#show(this.play.match);
  }

  /** Has the bots look at the table: after every move, and when a seat changes hands. */
  wakeBots(): void {
    if (this.play.isOver) this.#bots.stop();
    else this.#bots.follow(this.play.match);
  }

  stop(): void {
    this.play.stop();
    this.#bots.stop();
  }

  #tell(steps: readonly Match[]): void {
    const { stamps, match } = this.play.running;
    this.#show(match);
    for (const step of steps) {
      const seq = seqOf(step);
      const [entry, stamp] = [step.history[seq - 1], stamps[seq - 1]];
      if (entry === undefined || stamp === undefined) throw new Error(`There is no entry ${seq} with a stamp`);
      this.#table.visitors.tell(MESSAGES.move, (viewer) => this.#teller.move(step, entry, seq, stamp, viewer));
    }
    this.#table.told(steps.length);
    this.wakeBots();
  }

  #show(match: Match): void {
    const { state } = this.#table;
    const { clock } = this.play;
    state.seq = seqOf(match);
    showSummary(state, match.game.summary(match.state));
    showWindow(state, match.game.window(match.state), clock.opens, clock.deadline);
  }

  #actForBot(seat: Seat, seq: number, command: unknown): void {
    const { levelOf, now, log, failed } = this.#table;
    if (levelOf(seat) === undefined) return;
    this.play
      .offer({ seat, seq, command, arrival: now(), credit: 0 })
      .then((answer) => {
        // Somebody was quicker: the next move asks the bot again. Anything else means that it does not know the rules.
        if (!answer.ok && !answer.error.code.startsWith('table/'))
          log.warn({ match: this.play.id, refusal: answer.error.code }, 'a bot was refused');
      })
      .catch((error) => failed('bot', error));
  }

  #credits(): ReadonlyMap<Seat, number> {
    const { visitors } = this.#table;
    const credits = new Map<Seat, number>();
    for (const visitor of visitors.all) {
      const seat = visitors.seat(visitor);
      if (seat !== undefined) credits.set(seat, visitor.pulse.credit);
    }
    return credits;
  }
}
