/** The shapes of films that people post, in pixels: even numbers, as encoders want them. */

export const SHAPES = {
  square: { width: 720, height: 720 },
  upright: { width: 720, height: 1280 },
  wide: { width: 1280, height: 720 },
} as const;

export type Shape = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly Shape[];
