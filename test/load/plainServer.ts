/**
 * What a table would cost in a plain Colyseus room: its public interface, its own transport, the same messages as those of a real move, told
 * to every client, a patch of the same length, and the reply. No rules, no journal, no views.
 */

import { type Client, defineRoom, defineServer, matchMaker, Room } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MESSAGES } from '../../shared/table/protocol.ts';
import type { PlainOrder } from './plainTable.ts';

const PlainState = schema({ seq: t.number().default(0), note: t.string().default('') }, 'PlainState');
/** Two fields with their numbers, and the code of the message. */
const PATCH_HEAD = 8;
const PULSE_MS = 2000;

process.once('message', async ({ tables, seats, move, patchBytes }: PlainOrder) => {
  const notes = [0, 1].map((digit) => String(digit).repeat(Math.max(1, Math.round(patchBytes) - PATCH_HEAD)));

  class PlainRoom extends Room<{ state: InstanceType<typeof PlainState> }> {
    override state = new PlainState();
    override patchRate = 1000;
    override maxClients = seats;

    override onCreate(): void {
      this.autoDispose = false;
      this.onMessage('command', (_client: Client, _command: unknown) => {
        this.state.seq += 1;
        this.state.note = notes[this.state.seq % 2] ?? '';
        for (const client of this.clients) client.send(MESSAGES.move, move);
        this.broadcastPatch();
        return { ok: true, seq: this.state.seq };
      });
      setInterval(() => {
        for (const client of this.clients) (client.ref as unknown as { ping(): void }).ping();
      }, PULSE_MS);
    }
  }

  const transport = new WebSocketTransport();
  const server = defineServer({ transport, rooms: { plain: defineRoom(PlainRoom) }, greet: false });
  await server.listen(0, '127.0.0.1');
  const rooms = await Promise.all(Array.from({ length: tables }, () => matchMaker.createRoom('plain', {})));
  const address = transport.server?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.send?.({ port, ids: rooms.map(({ roomId }) => roomId) });
});
