/** What Fib is played with. */

export const SEATS = { min: 2, max: 3 } as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type FibNumber = (typeof NUMBERS)[number];
export const COPIES = 4;
export const CARDS = NUMBERS.length * COPIES;
export const HAND = { usual: 5, short: 3 } as const;
