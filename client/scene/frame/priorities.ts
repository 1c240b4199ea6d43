/**
 * The order of a frame's work, for `useFrame`. All of them negative: a positive one would switch fiber's own rendering off, and
 * whoever asked for it would have to draw the picture.
 */

/** Time passes: the director writes the stage. */
export const DIRECT = -6;
export const CATS = -5;
export const CARDS = -4;
/** Everything around them: light, room, particles, podium. */
export const EFFECTS = -3;
export const CAMERA = -2;
/** Once, when everybody has come: what was never seen is drawn where nobody sees it. */
export const REHEARSAL = -1;
