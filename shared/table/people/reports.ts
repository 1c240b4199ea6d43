/** Why somebody may be reported. No zod in here: pages read it. */

export const REPORT_REASONS = ['name', 'talk', 'cheating', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
