/** What was said lately, for whoever complains about it. Kept in memory only: talk is nobody's history. */

import type { HostTalk } from '../../../shared/table/hosting.ts';

interface Heard {
  readonly at: number;
  readonly player: string;
  readonly said: string;
}

const MOST = 50;
const OLDEST_MS = 15 * 60_000;

export class RecentTalk {
  #heard: readonly Heard[] = [];

  hear(player: string, said: string, at: number): void {
    this.#heard = [...this.#heard.slice(1 - MOST), { at, player, said }];
  }

  about(reporter: string, reported: string, now: number): readonly HostTalk[] {
    const roles: { readonly [player: string]: HostTalk['by'] } = { [reporter]: 'reporter', [reported]: 'reported' };
    return this.#heard
      .filter(({ at }) => at > now - OLDEST_MS)
      .map(({ at, player, said }) => ({ at, said, by: roles[player] ?? 'other' }));
  }
}
