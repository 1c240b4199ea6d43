/** Days and weeks as the gallery counts them: by UTC, weeks from Monday. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first day of 1970 was a Thursday. */
const FROM_MONDAY = 3;

export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

export const weekOf = (time: number): number => Math.floor((dayOf(time) + FROM_MONDAY) / 7);
