/** What a player chooses to show, and what the scene adds: greeting, cheering, despair. */

import { EMOTES } from '../../../../shared/table/talk.ts';

export const GESTURES = [...EMOTES, 'wave', 'cheer', 'facepaw'] as const;
export type GestureName = (typeof GESTURES)[number];

export interface Gesture {
  readonly type: GestureName;
  readonly progress: number;
}
