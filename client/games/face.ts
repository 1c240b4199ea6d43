import type { AnyGameStage } from './gameStage.ts';

/** How a game looks. The lobby never loads it. */
export interface Face {
  readonly stage: () => Promise<AnyGameStage>;
}
