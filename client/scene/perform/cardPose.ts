/** Reading, writing and blending the pose of one card. */

import { type Ease, ease } from '../../choreography/ease.ts';
import type { Motion } from '../../choreography/timeline.ts';
import type { CardPose } from '../layout/pose.ts';
import { CARD, type Stage, writePose } from '../stage.ts';
import type { Prop } from './props.ts';
import { slerp } from './rotation.ts';

/** A card in flight is bent by the air. */
export const FLIGHT_BEND = 0.5;

export const putPose = (stage: Stage, { slot }: Prop, pose: CardPose): void =>
  writePose(stage.cards.values, slot * CARD.stride, pose);

export function flight(stage: Stage, prop: Prop, to: CardPose, how: Ease, arc: number): Motion {
  const from = readPose(stage, prop);
  return {
    channel: prop.channel,
    apply(progress) {
      const moved = ease(how, progress);
      const air = Math.sin(progress * Math.PI);
      putPose(stage, prop, {
        ...between(from, to, moved, arc * air),
        ...slerp(from, to, Math.min(1, moved)),
        bend: from.bend + (to.bend - from.bend) * moved + (arc > 0 ? air * FLIGHT_BEND * 0.5 : 0),
      });
    },
  };
}

export function between(a: CardPose, b: CardPose, t: number, lift: number): CardPose {
  return {
    ...b,
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t + lift,
    z: a.z + (b.z - a.z) * t,
    scale: a.scale + (b.scale - a.scale) * t,
    bend: a.bend + (b.bend - a.bend) * t,
    held: a.held + (b.held - a.held) * t,
  };
}

export function readPose({ cards: { values } }: Stage, { slot }: Prop): CardPose {
  const offset = slot * CARD.stride;
  const value = (part: number): number => values[offset + part] ?? 0;
  return {
    x: value(CARD.x),
    y: value(CARD.y),
    z: value(CARD.z),
    qx: value(CARD.qx),
    qy: value(CARD.qy),
    qz: value(CARD.qz),
    qw: value(CARD.qw),
    scale: value(CARD.scale),
    bend: value(CARD.bend),
    held: value(CARD.held),
  };
}
