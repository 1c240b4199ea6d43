/** People who have come to a table, up to the deal. */

import { expect } from 'vitest';
import type { TableOptionsInput } from '../../../shared/table/options.ts';
import type { TestServer } from '../server/testServer.ts';
import { Guest } from './guest.ts';

export interface Gathering {
  /** Of the table. */
  readonly id: string;
  /** In the order of their seats. */
  readonly all: readonly Guest[];
}

export const refused = (code: string) =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ code }) });
export const accepted = expect.objectContaining({ ok: true });

export const guests = (server: TestServer, count: number): Promise<readonly Guest[]> =>
  Promise.all(Array.from({ length: count }, () => Guest.arrive(server.url)));

export async function seated(
  server: TestServer,
  count: number,
  options: Partial<TableOptionsInput> = {},
): Promise<Gathering> {
  const all = await guests(server, count);
  const id = await all[0]!.open({ game: 'spicy', seats: count, pace: 'standard', ...options });
  for (const guest of all) await guest.join(id);
  return { id, all };
}

export async function playing(
  server: TestServer,
  count: number,
  options: Partial<TableOptionsInput> = {},
): Promise<Gathering> {
  const table = await seated(server, count, options);
  for (const guest of table.all) expect(await guest.ask('ready', { ready: true })).toEqual(accepted);
  await Promise.all(table.all.map((guest) => guest.until(() => guest.seq > 0 && guest.state.phase === 'playing')));
  return table;
}
