export const clamp = (value: number, min = 0, max = 1): number => Math.min(max, Math.max(min, value));
export const lerp = (from: number, to: number, amount: number): number => from + (to - from) * amount;

/** 0 before `from`, 1 after `to`, smooth in between. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Rises from 0 to 1 and falls again between `from` and `to`. */
export const bump = (from: number, to: number, value: number): number =>
  Math.sin(Math.PI * clamp((value - from) / (to - from)));

/** Up between the first two, down between the last two. */
export const plateau = (up: number, top: number, edge: number, down: number, value: number): number =>
  ramp(up, top, value) * (1 - ramp(edge, down, value));

/** A spring that was let go at `start`: follow-through after a stop. */
export const settle = (start: number, value: number, speed: number, damping: number): number => {
  const t = value - start;
  return t <= 0 ? 0 : Math.sin(t * speed) * Math.exp(-t * damping);
};
