/** What a guest needs of its line to a table; `sdkConnection.ts` and `lightConnection.ts` provide it. */

import type { Reply, TableSnapshot } from '../../../shared/table/protocol.ts';
import type { JoinOptions } from '../../../shared/table/requests.ts';

export type JoinAs = NonNullable<JoinOptions['as']>;

export interface Socket {
  readonly url: string;
  readonly readyState: number;
  send(data: Uint8Array): void;
  close(): void;
}

export interface Connection {
  readonly session: string;
  readonly socket: Socket;
  readonly isOpen: boolean;
  /** The synchronized state; undefined where nobody reads it. */
  readonly state: TableSnapshot | undefined;
  request(type: string, payload: unknown): Promise<Reply>;
  leave(): Promise<void>;
}

export interface Listener {
  /** Unpacks when it is asked to: who only counts messages does not pay for them. */
  heard(type: string, unpack: () => unknown, bytes: number): void;
  changed(patchBytes: number): void;
  closed(code: number): void;
}

export type Connect = (
  url: string,
  ticket: string,
  table: string,
  as: JoinAs,
  listener: Listener,
  address?: string,
) => Promise<Connection>;
