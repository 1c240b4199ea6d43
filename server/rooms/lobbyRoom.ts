/** The live list of public tables, of this process and of all others. */

import { type Client, matchMaker, Room, subscribeLobby } from '@colyseus/core';
import { LOBBY, type TableListing } from '../../shared/table/protocol.ts';
import { publicListing, type TableMetadata } from '../matchmaking/listing.ts';
import type { Services } from '../services.ts';

export const TABLE_ROOM = 'table';
export const LOBBY_ROOM = LOBBY;

export abstract class LobbyRoom extends Room {
  abstract readonly services: Services;
  override patchRate = 10_000;
  override autoDispose = false;
  override maxMessagesPerSecond = 10;
  readonly #tables = new Map<string, TableListing>();
  #unsubscribe: (() => void) | undefined;

  override async onCreate(): Promise<void> {
    // Not found by matchmaking, which would send people of all processes to the same one: see http/httpServer.ts.
    await this.setPrivate();
    this.onMessage('*', () => this.services.metrics.malformed.inc({ kind: 'lobby' }));
    this.#unsubscribe = await subscribeLobby((id, room) => this.#changed(id, room));
    const rooms = await matchMaker.query({ name: TABLE_ROOM, private: false });
    for (const room of rooms) this.#tables.set(room.roomId, publicListing(room.metadata as TableMetadata));
  }

  override onJoin(client: Client): void {
    client.send('tables', [...this.#tables.values()]);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
  }

  override onUncaughtException(error: Error, where: string): void {
    this.services.metrics.failures.inc({ where });
    this.services.log.error({ where, err: error }, 'the lobby failed');
  }

  #changed(id: string, room: { private?: boolean; metadata?: unknown } | undefined): void {
    if (room === undefined || room === null || room.private) {
      if (this.#tables.delete(id)) this.broadcast('gone', id);
      return;
    }
    const listing = publicListing(room.metadata as TableMetadata);
    this.#tables.set(id, listing);
    this.broadcast('table', listing);
  }
}
