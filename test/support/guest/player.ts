/** Lets a guest play by itself: anything legal, at once. */

import type { AnyGame } from '../../../shared/engine/game.ts';
import { createRandom, type Random, seedFromText } from '../../../shared/engine/random.ts';
import type { Guest } from './guest.ts';

interface Command {
  readonly type: string;
}

export const choicesOf = (game: AnyGame, view: unknown): readonly Command[] => game.choices(view);

/** Slaps seldom, so that stacks grow; lets everything else go, so that nobody waits for a clock. */
export function pickCommand(commands: readonly Command[], random: Random): Command | undefined {
  const paw = commands.find(({ type }) => type === 'paw');
  if (paw !== undefined && random.below(12) === 0) return paw;
  const others = commands.filter(({ type }) => type !== 'paw' && type !== 'peek');
  const letGo = others.find(({ type }) => type === 'letGo');
  if (letGo !== undefined) return letGo;
  const bold = others.filter(({ type }) => type !== 'pass' && type !== 'copy');
  return (bold.length > 0 ? bold : others).length > 0 ? random.pick(bold.length > 0 ? bold : others) : undefined;
}

const AGAIN_MS = 300;

export class Player {
  readonly guest: Guest;
  readonly refusals: string[] = [];
  readonly #random: Random;
  #stopped = false;
  #done: Promise<void>;

  constructor(guest: Guest, seed: string) {
    this.guest = guest;
    this.#random = createRandom(seedFromText(seed));
    this.#done = this.#play();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.guest.poke();
    await this.#done;
  }

  /** Plays until it is told to stop. A lost connection is somebody else's worry: it goes on when the guest is back. */
  async #play(): Promise<void> {
    let answered = '';
    const { guest } = this;
    while (!this.#stopped) {
      await guest.until(() => this.#stopped || (guest.isConnected && `${guest.matchId}:${guest.seq}` !== answered));
      if (this.#stopped) return;
      answered = `${guest.matchId}:${guest.seq}`;
      if (guest.view === undefined || guest.you === undefined) continue;
      const command = pickCommand(choicesOf(guest.game, guest.view), this.#random);
      if (command === undefined) continue;
      const reply = await guest.command(command).catch(() => undefined);
      // Lost with the connection: whether it counted shows when the guest is back.
      if (reply === undefined) answered = '';
      else if (!reply.ok) {
        this.refusals.push(reply.refusal.code);
        // As people do whose move could not be saved: once more, a moment later.
        if (reply.refusal.code === 'table/notStored') {
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
          answered = '';
        }
      }
    }
  }
}
