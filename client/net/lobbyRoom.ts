/** Listens to the list of public tables while somebody looks at it. */

import { Client, type Room } from '@colyseus/sdk';
import { LOBBY, type LobbyMessages } from '../../shared/table/protocol.ts';
import type { Language } from '../../shared/table/talk.ts';
import { lobbyStore, withoutTable, withTable } from '../store/lobby.ts';
import { ticket } from './identity.ts';

const RETRY_AFTER = 4000;

/** Ends with the function that it returns. */
export function watchLobby(language: Language): () => void {
  let room: Room | undefined;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const unreachable = () => {
    if (closed) return;
    lobbyStore.setState({ status: 'unreachable', tables: [] });
    retry = setTimeout(() => void open(), RETRY_AFTER);
  };
  const open = async () => {
    const granted = await ticket(language, LOBBY);
    if (closed) return;
    if (!granted.ok) return unreachable();
    const client = new Client(location.origin.replace(/^http/, 'ws'));
    client.auth.token = granted.value.ticket;
    try {
      room = await client.joinOrCreate(LOBBY);
    } catch {
      return unreachable();
    }
    if (closed) return void room.leave();
    room.reconnection.enabled = false;
    room.onMessage('tables', (tables: LobbyMessages['tables']) => lobbyStore.setState({ status: 'open', tables }));
    room.onMessage('table', (table: LobbyMessages['table']) =>
      lobbyStore.setState(({ tables }) => ({ tables: withTable(tables, table) })),
    );
    room.onMessage('gone', (id: LobbyMessages['gone']) =>
      lobbyStore.setState(({ tables }) => ({ tables: withoutTable(tables, id) })),
    );
    room.onLeave(unreachable);
  };

  lobbyStore.setState({ status: 'opening' });
  void open();
  return () => {
    closed = true;
    clearTimeout(retry);
    void room?.leave();
    lobbyStore.setState({ status: 'closed', tables: [] });
  };
}
