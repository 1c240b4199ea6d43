/** A table: who sits there, which match is on, and how both change. Knows no sockets' lifecycle and no game by name. */

import { randomBytes, randomInt } from 'node:crypto';
import type { AnyBot } from '../../shared/bots/bot.ts';
import { BOTS } from '../../shared/bots/index.ts';
import { commitmentTo } from '../../shared/engine/fairness.ts';
import type { AnyGame, Outcome, Refusal, Seat } from '../../shared/engine/game.ts';
import { createMatch, type Match, seqOf } from '../../shared/engine/match.ts';
import { seedFromBytes } from '../../shared/engine/random.ts';
import { packEntry } from '../../shared/engine/record.ts';
import { err, ok, type Result } from '../../shared/engine/result.ts';
import { GAMES } from '../../shared/games/index.ts';
import type { BotLevel } from '../../shared/table/options.ts';
import { latePawCodec, MESSAGES } from '../../shared/table/protocol.ts';
import type { Services } from '../services.ts';
import type { Change } from '../store/journal.ts';
import { Absence } from './absence.ts';
import { BotSeats } from './botSeats.ts';
import { type PersonSeat, packModel, people, seatOf, type TableModel } from './model.ts';
import { graceMs } from './pace.ts';
import { Play, type Running, type Told } from './play.ts';
import { changePerson, fillWithBots, forRematch, gather, leave, withHost } from './seats.ts';
import { Serial } from './serial.ts';
import { clearMatch, showModel, showSummary, showWindow, TableState } from './tableState.ts';
import { Teller } from './viewers.ts';
import { Visitors } from './visitors.ts';

/** What a table needs from the room that houses it. */
export interface House {
  readonly id: string;
  readonly process: string;
  readonly services: Services;
  broadcastPatch(): void;
  /** The model changed in a way that the lobby may care about. */
  listed(): void;
  /** Nobody has been here for too long. */
  abandoned(): void;
}

const STAND_IN: BotLevel = 'alleyCat';
const LAPSES = 3;
const DEAL_COUNTDOWN_MS = 3000;
const RETURN_MS = 10_000;

export class Table {
  readonly state = new TableState();
  readonly visitors: Visitors;
  readonly queue = new Serial();
  readonly #house: House;
  readonly #absence: Absence;
  #model: TableModel;
  #play: Play | undefined;
  #bots: BotSeats | undefined;
  #afterEnd: TableModel | undefined;
  #dealTimer: NodeJS.Timeout | undefined;
  #emptyTimer: NodeJS.Timeout | undefined;

  constructor(house: House, model: TableModel) {
    this.#house = house;
    this.#model = model;
    this.visitors = new Visitors((player) => seatOf(this.#model, player), this.now);
    this.#absence = new Absence((seat) => this.#giveUpOn(seat));
    this.watchForEmptiness();
  }

  readonly now = (): number => Date.now();

  readonly pick = (count: number): number => randomInt(count);

  get model(): TableModel {
    return this.#model;
  }

  get play(): Play | undefined {
    return this.#play;
  }

  get seq(): number {
    return this.#play === undefined ? 0 : seqOf(this.#play.match);
  }

  get game(): AnyGame {
    const games: { readonly [id: string]: AnyGame } = GAMES;
    const game = games[this.#model.options.game];
    if (game === undefined) throw new Error(`No game ${this.#model.options.game}`);
    return game;
  }

  /** Stores the new model, then shows it. Runs inside the queue. */
  async change(model: TableModel, changes: readonly Change[] = []): Promise<void> {
    await this.#commit([], [...changes, this.#save(model)]);
    this.#model = model;
    this.show();
    // A seat may have changed hands in the middle of a match.
    if (this.#play !== undefined) this.#bots?.follow(this.#play.match);
    this.#scheduleDeal();
  }

  show(): void {
    const presence = (seat: number) => ({
      connected: this.#isConnected(seat as Seat),
      graceEnds: this.#absence.until(seat),
    });
    showModel(this.state, this.#model, presence);
    this.state.watchers = this.visitors.watchers;
    this.#house.broadcastPatch();
    this.#house.listed();
  }

  hello(client: { send(type: string, message: unknown): void }, seat: Seat | undefined): void {
    client.send(MESSAGES.hello, new Teller(this.game).hello(seat, this.now(), this.#play?.running));
  }

  // --- coming and going ---

  /** Somebody's connection is there (again): the seat is theirs from this moment on. */
  async returned(seat: Seat): Promise<void> {
    this.#absence.end(seat);
    const person = this.#model.seats[seat];
    if (person?.kind === 'person' && person.standIn !== '')
      await this.change(withHost(changePerson(this.#model, seat, { standIn: '', missed: 0 })));
  }

  lost(seat: Seat): void {
    this.#absence.begin(seat, this.now(), graceMs(this.#model.options.pace));
  }

  async left(seat: Seat): Promise<void> {
    this.#absence.end(seat);
    await this.change(leave(this.#model, seat));
  }

  #giveUpOn(seat: Seat): void {
    this.#later('grace', async () => {
      const person = this.#model.seats[seat];
      if (person?.kind !== 'person' || this.#isConnected(seat)) return;
      if (this.#model.phase === 'gathering') await this.change(leave(this.#model, seat));
      else if (person.standIn === '') await this.change(withHost(changePerson(this.#model, seat, { standIn: 'lost' })));
    });
  }

  /** Any sign of life hands the seat back from the bot that sat in for an idle owner. */
  async touched(seat: Seat): Promise<void> {
    const person = this.#model.seats[seat];
    if (person?.kind === 'person' && (person.standIn === 'idle' || person.missed > 0))
      await this.change(
        changePerson(this.#model, seat, { standIn: person.standIn === 'idle' ? '' : person.standIn, missed: 0 }),
      );
  }

  #isConnected(seat: Seat): boolean {
    const person = this.#model.seats[seat];
    return (
      person?.kind === 'person' && this.visitors.ofPlayer(person.player) !== undefined && person.standIn !== 'left'
    );
  }

  /** Starts to count when the last one goes; whoever comes stops it. */
  watchForEmptiness(): void {
    clearTimeout(this.#emptyTimer);
    if (this.visitors.all.length > 0) return;
    this.#emptyTimer = setTimeout(() => this.#house.abandoned(), this.#house.services.config.abandonMs);
  }

  // --- matches ---

  /** Deals with the seats as they are. Runs inside the queue. */
  async start(model: TableModel = this.#model): Promise<Result<undefined, Refusal>> {
    if (model.seats.some((seat) => seat.kind === 'free')) return err({ code: 'table/seatsFree' });
    const seed = seedFromBytes(randomBytes(32));
    const created = createMatch(this.game, { options: model.options.rules, seats: model.seats.length, seed });
    if (!created.ok) return created;
    const id = randomBytes(12).toString('base64url');
    const startedAt = this.now();
    const seats = model.seats.map((seat) =>
      seat.kind === 'person'
        ? { ...seat, ready: false, missed: 0 }
        : seat.kind === 'bot'
          ? { ...seat, filler: false }
          : seat,
    );
    const playing: TableModel = { ...model, seats, phase: 'playing', match: id, startsAt: 0 };
    const { game } = created.value;
    const [deal] = created.value.history;
    if (deal === undefined) throw new Error(`${game.id} did not deal`);
    const { matches } = this.#house.services.store;
    const added = matches.add({
      id,
      table_id: this.#house.id,
      game: game.id,
      version: game.version,
      options: JSON.stringify(playing.options),
      seats: JSON.stringify(playing.seats),
      seed,
      commitment: commitmentTo(seed),
      status: 'playing',
      started_at: startedAt,
      ended_at: null,
      outcome: null,
    });
    const row = { match_id: id, seq: 1, at: 0, hold: 0, entry: JSON.stringify(packEntry(game, deal)), race: null };
    await this.#commit([row], [added, this.#save(playing)]);
    this.#model = playing;
    const stamps = [{ at: 0, hold: 0, late: [] }];
    this.#seat({ id, startedAt, match: created.value, stamps });
    this.#play?.begin();
    this.#showMatch(created.value);
    for (const visitor of this.visitors.all) this.hello(visitor.client, this.visitors.seat(visitor));
    this.show();
    this.#bots?.follow(created.value);
    return ok(undefined);
  }

  /** Brings a stored match back. The clock gives everybody the time to return. */
  resume(running: Running): void {
    this.#seat(running);
    const { play } = this;
    if (play === undefined) return;
    if (!play.isOver) play.resume(RETURN_MS);
    this.#showMatch(running.match);
    if (!play.isOver) this.#bots?.follow(running.match);
  }

  /** After a restart nobody is connected: every person's seat waits for its owner. */
  awaitEverybody(): void {
    this.#model.seats.forEach((seat, place) => {
      if (seat.kind === 'person' && seat.standIn !== 'left') this.lost(place as Seat);
    });
    this.#scheduleDeal();
    this.show();
  }

  #seat(running: Running): void {
    this.#clear();
    this.state.commitment = commitmentTo(running.match.seed);
    this.#play = new Play(running, {
      queue: this.queue,
      pace: this.#model.options.pace,
      now: this.now,
      commit: (rows, changes) => this.#commit(rows, changes),
      tell: (told) => this.#tell(told),
      ending: (outcome) => this.#ending(outcome),
      credits: () => this.#credits(),
      lapsed: (seat) => this.#lapsed(seat),
      latePaw: (late) => this.visitors.tell(MESSAGES.latePaw, () => latePawCodec.pack(late)),
      failed: (error) => this.failed('play', error),
    });
    const bots: { readonly [game: string]: AnyBot } = BOTS;
    const bot = bots[this.game.id];
    if (bot === undefined) throw new Error(`No bots for ${this.game.id}`);
    this.#bots = new BotSeats(running.match, {
      bot,
      thinkers: this.#house.services.thinkers,
      now: this.now,
      levelOf: (seat) => this.#levelOf(seat),
      heldUntil: () => this.#play?.clock.heldUntil ?? 0,
      act: (seat, seq, command) => this.#actForBot(seat, seq, command),
      failed: (error) => this.failed('bot', error),
    });
  }

  #clear(): void {
    this.#play?.stop();
    this.#bots?.stop();
    this.#play = undefined;
    this.#bots = undefined;
  }

  #levelOf(seat: Seat): BotLevel | undefined {
    const model = this.#model.seats[seat];
    if (model?.kind === 'bot') return model.level;
    return model?.kind === 'person' && model.standIn !== '' ? STAND_IN : undefined;
  }

  #actForBot(seat: Seat, seq: number, command: unknown): void {
    if (this.#levelOf(seat) === undefined) return;
    this.#play
      ?.offer({ seat, seq, command, arrival: this.now(), credit: 0 })
      .then((answer) => {
        // Somebody was quicker: the next move asks the bot again. Anything else means that it does not know the rules.
        if (!answer.ok && !answer.error.code.startsWith('table/'))
          this.#house.services.log.warn({ table: this.#house.id, refusal: answer.error.code }, 'a bot was refused');
      })
      .catch((error) => this.failed('bot', error));
  }

  #credits(): ReadonlyMap<Seat, number> {
    const credits = new Map<Seat, number>();
    for (const visitor of this.visitors.all) {
      const seat = this.visitors.seat(visitor);
      if (seat !== undefined) credits.set(seat, visitor.pulse.credit);
    }
    return credits;
  }

  #tell({ match, count }: Told): void {
    const play = this.#play;
    if (play === undefined) return;
    const { stamps } = play.running;
    const teller = new Teller(match.game);
    const first = match.history.length - count;
    this.#showMatch(match);
    if (play.isOver && this.#afterEnd !== undefined) {
      this.#model = this.#afterEnd;
      this.#house.services.metrics.matches.inc({ game: match.game.id, end: 'finished' });
    }
    match.history.slice(first).forEach((entry, offset) => {
      const place = first + offset;
      const stamp = stamps[place];
      if (stamp !== undefined)
        this.visitors.tell(MESSAGES.move, (viewer) => teller.move(match, entry, place + 1, stamp, viewer));
    });
    if (play.isOver) this.show();
    else this.#house.broadcastPatch();
    this.#house.services.metrics.moves.inc({ game: match.game.id }, count);
    if (play.isOver) this.#bots?.stop();
    else this.#bots?.follow(match);
  }

  #showMatch(match: Match): void {
    const { clock } = this.#play ?? {};
    this.state.seq = seqOf(match);
    showSummary(this.state, match.game.summary(match.state));
    showWindow(this.state, match.game.window(match.state), clock?.opens ?? 0, clock?.deadline ?? 0);
  }

  #ending(outcome: Outcome): readonly Change[] {
    const { matches } = this.#house.services.store;
    this.#afterEnd = { ...this.#model, phase: 'scores' };
    return [matches.end(this.#model.match, 'finished', outcome, this.now()), this.#save(this.#afterEnd)];
  }

  #lapsed(seat: Seat): void {
    this.#later('lapse', async () => {
      const person = this.#model.seats[seat];
      if (person?.kind !== 'person' || person.standIn !== '') return;
      const missed = person.missed + 1;
      await this.change(changePerson(this.#model, seat, { missed, standIn: missed >= LAPSES ? 'idle' : '' }));
    });
  }

  // --- between matches ---

  /** The same seats again, as soon as everybody who is still there wants it. */
  async rematch(seat: Seat): Promise<Result<undefined, Refusal>> {
    const asked = changePerson(this.#model, seat, { ready: true });
    const waiting = people(asked).filter((person) => !person.ready && isThere(person));
    if (waiting.length > 0) {
      await this.change(asked);
      return ok(undefined);
    }
    return this.start(forRematch(asked, this.pick));
  }

  async gather(): Promise<void> {
    this.#clear();
    await this.change(gather(this.#model));
    clearMatch(this.state);
    for (const visitor of this.visitors.all) this.hello(visitor.client, this.visitors.seat(visitor));
    this.show();
  }

  /** A quick match deals by the clock: bots first take what nobody wanted, and leave it to whoever still comes. */
  #scheduleDeal(): void {
    clearTimeout(this.#dealTimer);
    if (this.#model.phase !== 'gathering' || this.#model.startsAt === 0) return;
    this.#dealTimer = setTimeout(
      () => this.#later('deal', () => this.#deal()),
      Math.max(0, this.#model.startsAt - this.now()),
    );
  }

  async #deal(): Promise<void> {
    const model = this.#model;
    if (model.phase !== 'gathering' || model.startsAt === 0 || people(model).length === 0) return;
    if (model.seats.every((seat) => seat.kind !== 'free')) {
      const started = await this.start();
      if (!started.ok) throw new Error(`A quick match could not start: ${started.error.code}`);
    } else if (model.quick?.bots) {
      const filled = fillWithBots(model, ['alleyCat', 'bigCat', 'kitten'], this.pick, true);
      await this.change({ ...filled, startsAt: this.now() + DEAL_COUNTDOWN_MS });
    } else await this.change({ ...model, startsAt: 0 });
  }

  /** When a quick match will deal, now that somebody has sat down. */
  withDealTime(model: TableModel): TableModel {
    if (model.quick === undefined || model.phase !== 'gathering') return model;
    const full = model.seats.every((seat) => seat.kind === 'person');
    if (full) return { ...model, startsAt: this.now() + DEAL_COUNTDOWN_MS };
    return model.startsAt === 0 ? { ...model, startsAt: this.now() + this.#house.services.config.quickWaitMs } : model;
  }

  /** For good: what was being played is recorded as abandoned. */
  async close(): Promise<void> {
    const { tables, matches } = this.#house.services.store;
    const { match, phase } = this.#model;
    this.stop();
    const ended = phase === 'playing' ? [matches.end(match, 'abandoned', undefined, this.now())] : [];
    if (phase === 'playing') this.#house.services.metrics.matches.inc({ game: this.game.id, end: 'abandoned' });
    await this.#commit([], [...ended, tables.close(this.#house.id, this.now())]);
  }

  stop(): void {
    this.#clear();
    this.visitors.stop();
    this.#absence.endAll();
    clearTimeout(this.#dealTimer);
    clearTimeout(this.#emptyTimer);
  }

  failed(where: string, error: unknown): void {
    this.#house.services.metrics.failures.inc({ where });
    this.#house.services.log.error({ table: this.#house.id, where, err: error }, 'something failed at a table');
  }

  /** For timers: nobody waits for the result, so a failure is reported here. */
  #later(where: string, task: () => Promise<void>): void {
    this.queue.run(task).catch((error) => this.failed(where, error));
  }

  #save(model: TableModel): Change {
    const { id, process, services } = this.#house;
    return services.store.tables.save(id, process, packModel(model), this.now());
  }

  async #commit(
    rows: Parameters<Services['store']['journal']['commit']>[0]['rows'],
    changes: readonly Change[],
  ): Promise<void> {
    await this.#house.services.store.journal.commit({ rows, changes });
  }
}

const isThere = (person: PersonSeat): boolean => person.standIn === '';
