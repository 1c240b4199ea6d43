/** The spans that have a leaderboard of their own: `all`, a quarter (`2026-Q4`), a week (`2026-W47`). Everywhere at once, by UTC. */

import type { LadderSpan } from '../../shared/table/ladder.ts';

const DAY_MS = 86_400_000;

export function periodOf(span: LadderSpan, at: number): string {
  const date = new Date(at);
  switch (span) {
    case 'all':
      return 'all';
    case 'season':
      return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
    case 'week':
      return weekOf(date);
  }
}

/** Weeks begin on Monday and belong to the year of their Thursday (ISO 8601). */
function weekOf(date: Date): string {
  const day = Math.floor(date.getTime() / DAY_MS);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date((day - weekday + 3) * DAY_MS);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - firstOfYear) / (7 * DAY_MS));
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
