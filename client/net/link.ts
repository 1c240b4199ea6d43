/** What the controls hold of a table, whether it is a room of the server or runs in this browser. */

import type { Reply } from '../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../shared/table/requests.ts';

export interface TableLink {
  readonly id: string;
  request<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply>;
  leave(): void;
  /** Every event of a match that is over, where this browser dealt it; a server is asked for them. */
  whole?(): readonly unknown[] | undefined;
}
