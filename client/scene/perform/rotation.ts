import { type Quaternion, times, turn } from '../layout/pose.ts';

/** The shortest way from one rotation to another. */
export function slerp(a: Quaternion, b: Quaternion, t: number): Quaternion {
  let dot = a.qx * b.qx + a.qy * b.qy + a.qz * b.qz + a.qw * b.qw;
  const sign = dot < 0 ? -1 : 1;
  dot *= sign;
  let wa = 1 - t;
  let wb = t * sign;
  if (dot < 0.9995) {
    const angle = Math.acos(dot);
    const sin = Math.sin(angle);
    wa = Math.sin((1 - t) * angle) / sin;
    wb = (Math.sin(t * angle) / sin) * sign;
  }
  const q = {
    qx: a.qx * wa + b.qx * wb,
    qy: a.qy * wa + b.qy * wb,
    qz: a.qz * wa + b.qz * wb,
    qw: a.qw * wa + b.qw * wb,
  };
  const length = Math.hypot(q.qx, q.qy, q.qz, q.qw) || 1;
  return { qx: q.qx / length, qy: q.qy / length, qz: q.qz / length, qw: q.qw / length };
}

/**
 * From one side of a card to the other: it turns once around its height while it goes where it goes. The shortest way alone would
 * turn it around whatever axis is nearest, a different one for each card of an untidy pile.
 */
export function turningOver(from: Quaternion, to: Quaternion, moved: number, turned: number): Quaternion {
  const half = turn('y', Math.PI);
  return times(slerp(times(from, half), to, moved), turn('y', Math.PI * (1 + turned)));
}
