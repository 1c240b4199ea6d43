/** What the host of the server sees: how every process is doing, who waits, who complains, what was decided. */

import type { HostCat, HostDeedName, HostOverview, HostTalk, ReportReason } from '../../shared/table/hosting.ts';
import type { Services } from '../services.ts';
import { everyProcess } from './status.ts';

export async function overviewOf({ hostSettings, queue, store }: Services, now: number): Promise<HostOverview> {
  const { audit, reports, sanctions } = store.people;
  const [processes, waiting, open, decided, done] = await Promise.all([
    everyProcess(),
    queue.overview(),
    reports.open(),
    sanctions.all(now),
    audit.latest(),
  ]);
  const mentioned = [...open.flatMap((row) => [row.reporter, row.reported]), ...[...decided, ...done].map(playerIn)];
  const names = await store.players.namesOf([...new Set(mentioned.filter((id) => id !== null))]);
  const catOf = (id: string): HostCat => ({ id, name: names.get(id) ?? '' });
  const catIn = (row: { readonly player: string | null }) => (row.player === null ? null : catOf(row.player));
  return {
    processes,
    queue: waiting,
    reports: open.map((row) => ({
      id: row.id,
      reason: row.reason as ReportReason,
      at: row.created_at,
      reporter: catOf(row.reporter),
      reported: catOf(row.reported),
      match: row.match_id,
      talk: JSON.parse(row.talk) as readonly HostTalk[],
    })),
    sanctions: decided.map((row) => ({
      id: row.id,
      kind: row.kind,
      cat: catIn(row),
      address: row.address,
      until: row.until,
    })),
    audit: done.map((row) => ({
      id: row.id,
      deed: row.action as HostDeedName,
      cat: catIn(row),
      facts: JSON.parse(row.facts) as { readonly [name: string]: unknown },
      at: row.at,
    })),
    banner: hostSettings.banner,
  };
}

const playerIn = ({ player }: { readonly player: string | null }): string | null => player;
