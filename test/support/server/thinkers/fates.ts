/** The channel between a test and the thinkers in fated.ts. */
export const FATES = 'fates of thinkers';
/** What a thinker says before it thinks. The answer is `live`, `die` or `ponder`. */
export const ASKED = 'what will become of me?';
