/** Listens to a list of public tables while somebody looks at it. */

import { Client, type Room } from '@colyseus/sdk';
import { LOBBY, type LobbyList, type LobbyMessages } from '../../shared/table/protocol.ts';
import type { Language } from '../../shared/table/talk.ts';
import { lobbyStore, NO_TABLES, turnTo, withChanges } from '../store/page/lobby.ts';
import { ticket } from './identity.ts';

const RETRY_AFTER = 4000;

/** Ends with the function that it returns. */
export function watchLobby(list: LobbyList, language: Language): () => void {
  let room: Room | undefined;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const unreachable = () => {
    room = undefined;
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
    const { page } = lobbyStore.getState();
    try {
      room = await client.joinOrCreate(LOBBY, { list, page });
    } catch {
      return unreachable();
    }
    if (closed) return void room.leave();
    room.reconnection.enabled = false;
    room.onMessage('page', ({ page, pages, tables }: LobbyMessages['page']) => {
      // The list has become shorter than it was when somebody turned to this page.
      if (page >= pages) return turnTo(pages - 1);
      if (page === lobbyStore.getState().page) lobbyStore.setState({ status: 'open', tables, pages });
    });
    room.onMessage('changes', (changes: LobbyMessages['changes']) => {
      lobbyStore.setState((state) => withChanges(state, changes));
      if (changes.page >= changes.pages) turnTo(changes.pages - 1);
    });
    room.onLeave(unreachable);
    if (lobbyStore.getState().page !== page) look();
  };
  const look = () => void room?.request('look', { list, page: lobbyStore.getState().page }).catch(() => undefined);

  lobbyStore.setState({ status: 'opening', ...NO_TABLES });
  const unsubscribe = lobbyStore.subscribe(({ page }, before) => {
    if (page !== before.page) look();
  });
  void open();
  return () => {
    closed = true;
    unsubscribe();
    clearTimeout(retry);
    void room?.leave();
    lobbyStore.setState({ status: 'closed', ...NO_TABLES });
  };
}
