/** A table of guests who play whole matches, move by move, and measure how long everybody waits. */

import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import type { RequestPayload } from '../../shared/table/requests.ts';
import { Guest } from '../support/guest/guest.ts';
import { choicesOf, pickCommand } from '../support/guest/player.ts';

/** Somebody was quicker, or is on the way back: what that was is noted where it happened. */
const PASSING: ReadonlySet<string> = new Set(['table/stale', 'net/reconnecting']);
const RETRY_MS = 1000;

export class LoadTable {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly #game: AnyGame;
  readonly #random: Random;
  readonly latencies: number[] = [];
  moves = 0;
  matches = 0;
  readonly errors: string[] = [];
  #seen = 0;
  #closed = false;
  /** Who is on the way to the table. */
  readonly #entering = new Set<Guest>();
  #waiting: { readonly seq: number; readonly sent: number; readonly resolve: () => void } | undefined;

  private constructor(id: string, game: AnyGame, guests: readonly Guest[], seed: string) {
    this.id = id;
    this.#game = game;
    this.guests = guests;
    this.#random = createRandom(seedFromText(seed));
    for (const guest of guests) {
      guest.onMove = (seq) => this.#arrived(seq);
      guest.onClose = (code) => this.#lost(guest, code);
    }
  }

  static async open(url: string, game: AnyGame, seats: number, seed: string, address?: string): Promise<LoadTable> {
    const options = { light: { game }, ...(address === undefined ? {} : { address }) };
    const guests = await Promise.all(Array.from({ length: seats }, () => Guest.arrive(url, options)));
    const id = await guests[0]!.open({ game: game.id, seats, pace: 'relaxed' });
    const table = new LoadTable(id, game, guests, seed);
    for (const guest of guests) await table.#enter(guest);
    await table.#begin('ready', { ready: true });
    return table;
  }

  /** One move: somebody who may does something, and everybody hears of it. Answers false when nobody could move. */
  async move(): Promise<boolean> {
    if (this.#entering.size > 0) {
      await setTimeout(RETRY_MS);
      return true;
    }
    const choice = this.choose();
    if (choice === undefined) return false;
    const { guest, command } = choice;
    const heard = this.#hear(guest.seq + 1);
    const reply = await guest.command(command);
    if (reply.ok) await heard;
    else {
      // The clock of the table may have been quicker; then its move is what everybody hears.
      this.#waiting = undefined;
      if (!PASSING.has(reply.refusal.code)) this.errors.push(reply.refusal.code);
    }
    return true;
  }

  /** Reads the boards and picks something for the first guest who may do anything. */
  choose(): { readonly guest: Guest; readonly command: unknown } | undefined {
    for (const guest of this.guests) {
      const command = pickCommand(choicesOf(this.#game, guest.view), this.#random);
      if (command !== undefined) return { guest, command };
    }
    return undefined;
  }

  async rematch(): Promise<void> {
    this.matches += 1;
    await this.#begin('rematch', {});
  }

  close(): void {
    this.#closed = true;
    for (const guest of this.guests) void guest.leave();
  }

  async #begin<T extends 'ready' | 'rematch'>(request: T, payload: RequestPayload<T>): Promise<void> {
    const before = this.guests[0]!.matchId;
    for (const guest of this.guests) {
      let reply = await guest.ask(request, payload);
      while (!reply.ok && PASSING.has(reply.refusal.code)) {
        await setTimeout(RETRY_MS);
        reply = await guest.ask(request, payload);
      }
      if (!reply.ok) this.errors.push(reply.refusal.code);
    }
    await Promise.all(this.guests.map((guest) => guest.until(() => guest.matchId !== before && guest.seq > 0)));
  }

  /** Whoever is lost is an error, and comes back as people do: a table that waits for them for ever would never end the run. */
  #lost(guest: Guest, code: number): void {
    if (this.#entering.has(guest)) return;
    this.errors.push(`closed with ${code}`);
    this.#waiting?.resolve();
    this.#waiting = undefined;
    void this.#enter(guest);
  }

  async #enter(guest: Guest): Promise<void> {
    this.#entering.add(guest);
    while (!this.#closed) {
      const failure = await guest.join(this.id).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (failure === undefined) break;
      this.errors.push(failure);
      await setTimeout(RETRY_MS);
    }
    this.#entering.delete(guest);
  }

  #hear(seq: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#seen = 0;
    this.#waiting = { seq, sent: performance.now(), resolve };
    return promise;
  }

  /** The last of them ends the wait. */
  #arrived(seq: number): void {
    if (this.#waiting === undefined || seq < this.#waiting.seq) return;
    this.#seen += 1;
    if (this.#seen < this.guests.length) return;
    this.latencies.push(performance.now() - this.#waiting.sent);
    this.moves += 1;
    this.#waiting.resolve();
    this.#waiting = undefined;
  }
}
