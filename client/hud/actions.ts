/** What screens can set in motion. They know no network and no game: the app hands these in. */

import { createContext, useContext } from 'react';
import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import type { Transfer } from '../../shared/table/api.ts';
import type { TableOptionsInput } from '../../shared/table/options.ts';
import type { CatLook } from '../../shared/table/people/catLook.ts';
import type { LobbyList, Reply } from '../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../shared/table/requests.ts';

export interface Actions {
  /** Finds a seat for what Play is set to, and goes there. */
  play(): Promise<Refusal | undefined>;
  open(options: TableOptionsInput): Promise<Refusal | undefined>;
  saveCat(name: string, look: CatLook): Promise<Refusal | undefined>;
  startTransfer(): Promise<Result<Transfer, Refusal>>;
  claimTransfer(code: string): Promise<Refusal | undefined>;
  /** Asks the table. A refusal is kept for the place where the hand is. */
  request<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply>;
  /** Leaves the table and goes back to the start. */
  leave(): void;
  /** Leaves the table, if there is one. */
  standUp(): void;
  /** Looks for tables with a seat of one's own. */
  findSeats(): void;
  /** Fetches what a table needs before it is asked for. */
  preload(): void;
  watchLobby(list: LobbyList): () => void;
}

export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === undefined) throw new Error('A screen outside the app');
  return actions;
}
