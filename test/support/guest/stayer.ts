/** Keeps a guest at its table through every crash, and checks that nothing it had heard was ever taken back. */

import type { LogEntry } from '../../../shared/table/protocol.ts';
import type { JoinOptions } from '../../../shared/table/requests.ts';
import type { Guest } from './guest.ts';

const RETRY_MS = 60;

export class Stayer {
  readonly guest: Guest;
  readonly table: string;
  returns = 0;
  /** How long each return took, in milliseconds. */
  readonly away: number[] = [];
  /** What came of the latest attempts to come back, for who looks for the reason. */
  attempts: string[] = [];
  readonly #as: NonNullable<JoinOptions['as']>;
  readonly #complaints: string[] = [];
  #stopped = false;
  #done: Promise<void>;
  #seat: number | undefined;

  constructor(guest: Guest, table: string, as: NonNullable<JoinOptions['as']> = 'seat') {
    this.guest = guest;
    this.table = table;
    this.#as = as;
    this.#seat = guest.you;
    this.#done = this.#stay();
  }

  get complaints(): readonly string[] {
    return this.#complaints;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.guest.poke();
    await this.#done;
  }

  async #stay(): Promise<void> {
    const { guest } = this;
    while (!this.#stopped) {
      await guest.until(() => this.#stopped || guest.closedWith !== undefined);
      if (this.#stopped) return;
      const lost = performance.now();
      const heard = { match: guest.matchId, log: guest.log };
      await this.#comeBack();
      if (this.#stopped) return;
      this.returns += 1;
      this.away.push(performance.now() - lost);
      if (guest.you !== this.#seat) this.#complaints.push(`had seat ${this.#seat}, found ${guest.you}`);
      this.#compare(heard);
      guest.poke();
    }
  }

  async #comeBack(): Promise<void> {
    this.attempts = [];
    while (!this.#stopped) {
      const start = performance.now();
      const back = await this.guest.join(this.table, this.#as).then(
        () => true,
        (error: Error) => {
          this.attempts.push(`${error.message} after ${Math.round(performance.now() - start)} ms`);
          return false;
        },
      );
      if (back) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** Another match means that this one ended and was recorded; within one, what was said stays said. */
  #compare(heard: { match: string; log: readonly LogEntry<unknown>[] }): void {
    const { guest } = this;
    if (guest.matchId !== heard.match) return;
    const kept = guest.log.slice(0, heard.log.length);
    if (JSON.stringify(kept) !== JSON.stringify(heard.log))
      this.#complaints.push(`had heard ${heard.log.length} moves, found ${guest.log.length} others`);
  }
}
