/** Who may sit at a table. Apart from the options: screens need these words long before anybody checks what a host asked for. */

export const MAX_SEATS = 6;
const USUAL_SEATS = 4;

interface Seated {
  readonly seats: { readonly min: number; readonly max: number };
}

/** As many as usually sit together, or as many as the game takes. */
export const usualSeats = ({ seats }: Seated): number => Math.min(seats.max, Math.max(seats.min, USUAL_SEATS));

export const BOT_LEVELS = ['kitten', 'alleyCat', 'bigCat', 'legend'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** By how many seconds those who watch can be shown everything later. */
export const MAX_DELAY = 120;
