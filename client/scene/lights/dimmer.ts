/** What the moods of the table leave of each light of the room: its walls and halos follow it. */

import type { LightStage } from '../stage.ts';

export interface RoomDimmer {
  day: number;
  lamp: number;
  /** 0 to 1 towards fire. */
  fire: number;
}

export const createDimmer = (): RoomDimmer => ({ day: 1, lamp: 1, fire: 0 });

export const flickerAt = (time: number): number => 1 + 0.16 * Math.sin(time * 13) * Math.sin(time * 7.1);

export function dimRoom({ hush, blaze, noon }: LightStage, time: number, dimmer: RoomDimmer): void {
  dimmer.day = (1 - 0.7 * hush) * (1 - 0.82 * blaze) * (1 + 0.4 * noon);
  dimmer.lamp = (1 - 0.62 * hush) * (1 - 0.75 * blaze) * (1 + 0.03 * Math.sin(time * 5.3));
  dimmer.fire = blaze * flickerAt(time);
}
