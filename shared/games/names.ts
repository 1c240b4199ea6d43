/** What games there are, without any of them: a page knows their names long before it needs their rules. */

export const GAME_NAMES = ['spicy', 'blackJacky'] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const isGameName = (input: unknown): input is GameName => GAME_NAMES.some((name) => name === input);
