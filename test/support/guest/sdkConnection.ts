/** The line that browsers have: the SDK, with the synchronized state. */

import { Client } from '@colyseus/sdk';
import { MESSAGES, type Reply, type TableSnapshot } from '../../../shared/table/protocol.ts';
import type { Connect, Socket } from './connection.ts';

const PATIENCE_MS = 60_000;

export const connectBySdk: Connect = async (url, ticket, table, as, listener) => {
  const client = new Client(url);
  client.auth.token = ticket;
  const room = await client.joinById(table, { as });
  room.reconnection.enabled = false;
  for (const type of Object.values(MESSAGES))
    room.onMessage(type, (message: unknown) => listener.heard(type, () => message, 0));
  room.onStateChange(() => listener.changed(0));
  room.onLeave((code) => listener.closed(code));
  return {
    session: room.sessionId,
    socket: (room.connection.transport as unknown as { readonly ws: Socket }).ws,
    get isOpen() {
      return room.connection.isOpen;
    },
    get state() {
      return (room.state as { toJSON(): TableSnapshot }).toJSON();
    },
    request: (type, payload) => room.request<unknown, Reply>(type, payload, { timeout: PATIENCE_MS }),
    async leave() {
      await room.leave();
    },
  };
};
