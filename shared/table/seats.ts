/** Who may sit at a table. Apart from the options: screens need these words long before anybody checks what a host asked for. */

export const MAX_SEATS = 6;

export const BOT_LEVELS = ['kitten', 'alleyCat', 'bigCat', 'legend'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
