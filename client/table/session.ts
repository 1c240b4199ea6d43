/** The table that this page sits at. One at a time: sitting down somewhere leaves where one was. */

import type { Reply, Wired } from '../../shared/table/protocol.ts';
import type { RequestPayload, RequestType } from '../../shared/table/requests.ts';
import type { Language } from '../../shared/table/talk.ts';
import { gameNamed, isGame } from '../games/registry.ts';
import type { TableLink } from '../net/link.ts';
import { joinTable } from '../net/roomTable.ts';
import { tableStore } from '../store/table/table.ts';

/** Throws for a game that this page does not know: it is older than the server. */
async function codecsOf(game: string): Promise<Wired<unknown, unknown>> {
  if (!isGame(game)) throw new Error(`No game ${game}: this page is older than the server`);
  return { codecs: await gameNamed(game).manifest.loadCodecs() };
}

let link: TableLink | undefined;
/** Counts attempts: an answer that comes after somebody left again belongs to nobody. */
let attempt = 0;

export async function sitDown(id: string, as: 'seat' | 'watcher', language: Language): Promise<void> {
  if (link?.id === id && tableStore.getState().status !== 'gone') return;
  leaveTable();
  const current = ++attempt;
  const joined = await joinTable({ id, as, codecsOf, language, store: tableStore });
  if (!joined.ok) return;
  if (current === attempt) link = joined.value;
  else joined.value.leave();
}

/** Sits down at a table that runs in this browser. */
export function sitLocally(open: () => TableLink): void {
  leaveTable();
  link = open();
}

export async function requestOf<T extends RequestType>(type: T, payload: RequestPayload<T>): Promise<Reply> {
  if (link === undefined) return { ok: false, seq: 0, refusal: { code: 'net/reconnecting' } };
  return link.request(type, payload);
}

/** See `TableLink.whole`. */
export const wholeMatch = (): readonly unknown[] | undefined => link?.whole?.();

export function leaveTable(): void {
  attempt += 1;
  link?.leave();
  link = undefined;
  if (tableStore.getState().status !== 'away') tableStore.leave();
}
