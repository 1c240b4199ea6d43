import type { JackyEvent } from './model/model.ts';

/** All cards are turned up in a reckoning, and what comes of it is watched with it (B20). */
export const reveals = (events: readonly JackyEvent[]): readonly JackyEvent[] =>
  events.some(({ type }) => type === 'reckoned') ? events : [];
