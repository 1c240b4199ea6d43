/** The lists of public tables, of this process and of all others, for who looks at them. */

import { type Client, CloseCode, Room } from '@colyseus/core';
import { z } from 'zod';
import { LOBBY, LOBBY_LISTS, type LobbyLook } from '../../shared/table/protocol.ts';
import { isThere, keyOf, LobbyPages } from '../matchmaking/lobbyPages.ts';
import type { Services } from '../services.ts';
import { Goodbye, PROMISED_SECONDS } from './goodbye.ts';

export const LOBBY_ROOM = LOBBY;

/** However much happens at the tables, a page changes once in this time. */
const TELL_MS = 1000;
const MOST_PAGES = 10_000;

const lookSchema = z.object({
  list: z.enum(LOBBY_LISTS).default('seat'),
  page: z.int().min(0).max(MOST_PAGES).default(0),
});

export abstract class LobbyRoom extends Room {
  abstract readonly services: Services;
  override patchRate = 10_000;
  override autoDispose = false;
  override maxMessagesPerSecond = 10;
  override seatReservationTimeout = PROMISED_SECONDS;
  readonly #goodbye = new Goodbye(this, CloseCode.SERVER_SHUTDOWN);
  readonly #looks = new Map<Client, LobbyLook>();
  #pages: LobbyPages | undefined;
  #timer: NodeJS.Timeout | undefined;

  override async onCreate(): Promise<void> {
    // Not found by matchmaking, which would send people of all processes to the same one: see http/httpServer.ts.
    await this.setPrivate();
    this.#pages = new LobbyPages(this.services.tables);
    this.onMessage('look', (client: Client, input: unknown) => this.#look(client, input));
    this.onMessage('*', () => this.services.metrics.malformed.inc({ kind: 'lobby' }));
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    await this.#look(client, options);
    this.#tellLater();
  }

  override onLeave(client: Client): void {
    this.#looks.delete(client);
    this.#goodbye.heard();
  }

  override onBeforeShutdown(): void {
    this.#goodbye.say();
  }

  override onDispose(): void {
    clearTimeout(this.#timer);
  }

  override onUncaughtException(error: Error, where: string): void {
    this.services.metrics.failures.inc({ where });
    this.services.log.error({ where, err: error }, 'the lobby failed');
  }

  async #look(client: Client, input: unknown): Promise<void> {
    const asked = lookSchema.safeParse(input ?? {});
    if (!asked.success) {
      this.services.metrics.malformed.inc({ kind: 'lobby' });
      return;
    }
    const page = await this.#pages?.page(asked.data);
    // Any number that somebody thinks of would be a page more to read in every second.
    if (page !== undefined && isThere(page)) this.#looks.set(client, asked.data);
    else this.#looks.delete(client);
    client.send('page', page);
  }

  /** Only while somebody is there. */
  #tellLater(): void {
    this.#timer ??= setTimeout(async () => {
      await this.#tell().catch((error) => this.onUncaughtException(error, 'lobby'));
      this.#timer = undefined;
      if (this.#looks.size > 0) this.#tellLater();
    }, TELL_MS);
  }

  async #tell(): Promise<void> {
    const looks = new Map([...this.#looks.values()].map((look) => [keyOf(look), look]));
    this.#pages?.keep([...looks.values()]);
    for (const [key, look] of looks) {
      const changes = await this.#pages?.changes(look);
      if (changes === undefined) continue;
      for (const [client, own] of this.#looks) if (keyOf(own) === key) client.send('changes', changes);
    }
  }
}
