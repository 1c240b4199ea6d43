/** How a movement spends its time: 0 to 1 in, 0 to 1 out (a little past 1 where it overshoots). */

export const EASES = {
  linear: (t: number) => t,
  /** Leaves at once, arrives softly. */
  out: (t: number) => 1 - (1 - t) ** 3,
  /** Leaves slowly, arrives at full speed: falling, striking. */
  in: (t: number) => t * t * t,
  inOut: (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2),
  /** Goes a little too far and comes back. */
  overshoot: (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
  /** Hesitates in the middle, where a turning card stands on its edge and shows nothing yet. */
  suspense: (t: number) => {
    const bent = t + (0.16 / Math.PI) * Math.sin(2 * Math.PI * t) * 0.9;
    return bent * bent * (3 - 2 * bent);
  },
} as const satisfies { readonly [name: string]: (t: number) => number };

export type Ease = keyof typeof EASES;

export const ease = (name: Ease, t: number): number => EASES[name](t);
