/** What games there are, without any of them: a page knows their names long before it needs their rules. */

import { MANIFESTS } from './index.ts';

export type GameName = (typeof MANIFESTS)[number]['id'];
export const GAME_NAMES: readonly GameName[] = MANIFESTS.map(({ id }) => id);

export const isGameName = (input: unknown): input is GameName => GAME_NAMES.some((name) => name === input);
