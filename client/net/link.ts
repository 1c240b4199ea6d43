/** What the controls hold of a table, whether it is a room of the server or runs in this browser. */

import type { Reply, RequestPayload, RequestType } from '../../shared/table/protocol.ts';

export interface TableLink {
  readonly id: string;
  request<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply>;
  leave(): void;
}
