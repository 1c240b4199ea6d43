import type { SpicyEvent } from './model/model.ts';

/** A challenged card is turned up before everybody, and what comes of it is watched with it (R15). */
export const reveals = (events: readonly SpicyEvent[]): readonly SpicyEvent[] =>
  events.some(({ type }) => type === 'cardRevealed') ? events : [];
