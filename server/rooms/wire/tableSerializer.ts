/** Synchronizes a table's state as Colyseus does, but lets those who watch have its patches through the audience, like everything else. */

import { type Client, ClientState, SchemaSerializer, type Serializer } from '@colyseus/core';
import type { Running } from '../../../shared/table/runtime/running.ts';
import type { Visitors } from '../people/visitors.ts';
import type { TableState } from './tableState.ts';

/** A room's state that is no schema itself: Colyseus would choose the serializer for it. */
export interface Shown {
  readonly table: TableState;
}

type Timing = Parameters<SchemaSerializer<TableState>['applyPatches']>[2];

export class TableSerializer implements Serializer<Shown> {
  readonly id = 'schema';
  readonly #schema = new SchemaSerializer<TableState>();
  readonly #visitors: Visitors;
  readonly #running: () => Running | undefined;
  /** One more who writes down what all who watch are to be sent: the encoder has one buffer for all patches, so it is copied. */
  readonly #scribe = {
    state: ClientState.JOINED,
    raw: (patch: Uint8Array) => this.#visitors.tellPatch(Buffer.from(patch)),
  };
  #isRemembered = false;

  /** @param running The match as it stands now. */
  constructor(visitors: Visitors, running: () => Running | undefined) {
    this.#visitors = visitors;
    this.#running = running;
  }

  reset({ table }: Shown): void {
    this.#schema.reset(table);
  }

  getFullState(client?: Client, timing?: Timing) {
    const past = client === undefined ? undefined : this.#visitors.hasState(client);
    return past ?? this.#schema.getFullState(client, timing);
  }

  applyPatches(clients: Client[], _state: Shown, timing?: Timing): boolean {
    const seats = clients.filter((client) => !this.#visitors.isWatching(client));
    if (this.#visitors.isLater || seats.length < clients.length) seats.push(this.#scribe as unknown as Client);
    const changed = this.#schema.applyPatches(seats, undefined, timing);
    if (changed || !this.#isRemembered)
      this.#visitors.remember(() => Buffer.from(this.#schema.getFullState()), this.#running());
    this.#isRemembered = this.#visitors.isLater;
    return changed;
  }

  handshake() {
    return this.#schema.handshake();
  }
}
