/** What the journal says about a race. */

import type { Guest } from '../guest/guest.ts';
import type { TestServer } from './testServer.ts';

export interface RaceRecord {
  readonly freeze: number;
  readonly keys: readonly (readonly [seat: number, kind: string, arrival: number, credit: number])[];
  readonly winner: number;
  readonly late: readonly { readonly seat: number; readonly ms: number }[];
}

/** The latest race in the match of this guest. */
export async function raceOf(server: TestServer, guest: Guest): Promise<RaceRecord> {
  const rows = await server.app.services.store.matches.journal(guest.matchId);
  return JSON.parse(rows.findLast((row) => row.race !== null)?.race ?? 'null') as RaceRecord;
}
