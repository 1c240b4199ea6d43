/** A table of guests who play whole matches, move by move, and measure how long everybody waits. */

import type { AnyGame } from '../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';
import type { RequestPayload } from '../../shared/table/requests.ts';
import { Guest } from '../support/guest/guest.ts';
import { choicesOf, pickCommand } from '../support/guest/player.ts';

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
  #waiting: { readonly seq: number; readonly sent: number; readonly resolve: () => void } | undefined;

  private constructor(id: string, game: AnyGame, guests: readonly Guest[], seed: string) {
    this.id = id;
    this.#game = game;
    this.guests = guests;
    this.#random = createRandom(seedFromText(seed));
    for (const guest of guests) {
      guest.onMove = (seq) => this.#arrived(seq);
      guest.onClose = (code) => this.errors.push(`closed with ${code}`);
    }
  }

  static async open(url: string, game: AnyGame, seats: number, seed: string, address?: string): Promise<LoadTable> {
    const options = { light: { game }, ...(address === undefined ? {} : { address }) };
    const guests = await Promise.all(Array.from({ length: seats }, () => Guest.arrive(url, options)));
    const id = await guests[0]!.open({ game: game.id, seats, pace: 'relaxed' });
    for (const guest of guests) await guest.join(id);
    const table = new LoadTable(id, game, guests, seed);
    await table.#begin('ready', { ready: true });
    return table;
  }

  /** One move: somebody who may does something, and everybody hears of it. Answers false when nobody could move. */
  async move(): Promise<boolean> {
    const choice = this.choose();
    if (choice === undefined) return false;
    const { guest, command } = choice;
    const heard = this.#hear(guest.seq + 1);
    const reply = await guest.command(command);
    if (reply.ok) await heard;
    else {
      // The clock of the table may have been quicker; then its move is what everybody hears.
      this.#waiting = undefined;
      if (reply.refusal.code !== 'table/stale') this.errors.push(reply.refusal.code);
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
    for (const guest of this.guests) void guest.leave();
  }

  async #begin<T extends 'ready' | 'rematch'>(request: T, payload: RequestPayload<T>): Promise<void> {
    const before = this.guests[0]!.matchId;
    for (const guest of this.guests) {
      const reply = await guest.ask(request, payload);
      if (!reply.ok) this.errors.push(reply.refusal.code);
    }
    await Promise.all(this.guests.map((guest) => guest.until(() => guest.matchId !== before && guest.seq > 0)));
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
