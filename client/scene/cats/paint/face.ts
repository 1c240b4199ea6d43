/** Paints the right half of a head; the mesh shows it on both sides. Mouth and brows move, so the shader draws those. */

import { EYE } from '../bones.ts';
import { mix, rgba } from '../color.ts';
import type { Layer, Painting } from './brush.ts';
import { type Brush, type Curve, fade, fill, fur, rosette, softPatch, stripe } from './brush.ts';

const groundwork: Layer = (brush, { palette, build }) => {
  const dim = build.marking === 'ghost' ? 0.42 : 1;
  const { white, base, dark, top } = palette;
  fill(brush, base);
  fade(brush, top, [0, 1.25], [0, -0.1]);
  fade(brush, dark, [1.55, 0], [0.85, 0], 0.8);
  fade(brush, top, [2.4, 0], [1.4, 0], 0.9);
  softPatch(brush, 0, 0.25, 0.3, 0.75, base, { alpha: 0.7, core: 0.1 });
  const ruff = build.ruff > 0.6 ? 1 : 0.75;
  softPatch(brush, 1.02, -0.52, 0.62, 0.46, white, { alpha: 0.95 * dim * ruff, core: 0.25, turn: 0.5 });
  softPatch(brush, 0.42, -0.3, 0.36, 0.22, white, { alpha: 0.8 * dim, core: 0.2 });
  softPatch(brush, 0.36, 0.46, 0.27, 0.17, white, { alpha: 0.95 * dim, core: 0.3, turn: 0.25 });
  softPatch(brush, EYE.x, -0.12, 0.32, 0.16, white, { alpha: 0.9 * dim, core: 0.2, turn: -0.1 });
  softPatch(brush, 0, -0.42, 0.62, 0.36, white, { alpha: dim, core: 0.6 });
  softPatch(brush, 0, -0.72, 0.5, 0.34, white, { alpha: dim, core: 0.5 });
  softPatch(brush, 0, 0.1, 0.15, 0.42, base, { alpha: 0.9, core: 0.2 });
  softPatch(brush, 0.17, 0.02, 0.08, 0.32, dark, { alpha: 0.42, core: 0.1, turn: -0.2 });
  softPatch(brush, 0, -0.08, 0.1, 0.14, dark, { alpha: 0.3, core: 0.1 });
};

const hair =
  (count: number, length: number, alpha: number): Layer =>
  (brush, { palette, build }) =>
    fur(brush, {
      count,
      area: [0.05, -1.25, 2.4, 1.35],
      direction: growth,
      light: '#fff2d8',
      dark: mix(palette.dark, '#000000', 0.15),
      length,
      alpha: alpha * (build.marking === 'ghost' ? 0.5 : 1),
    });

/** Hair grows away from the nose, down over the chin, back over the cheeks. */
function growth(x: number, y: number): readonly [number, number] {
  if (y < -0.3 && x < 0.5) return [x * 1.5, -0.5 + y * 0.2];
  return [x * 1.1 + 0.02, y + 0.15];
}

const TIGER_STRIPES: readonly (readonly [Curve, number, number])[] = [
  [[0.04, 1.0, 0.3, 0.97, 0.52, 1.1], 0.07, 0],
  [[0.04, 0.79, 0.3, 0.83, 0.52, 0.75], 0.075, 0],
  [[0.03, 0.6, 0.2, 0.67, 0.38, 0.63], 0.05, 0],
  [[0.66, 0.86, 0.78, 0.66, 0.72, 0.5], 0.055, 0],
  [[1.12, 0.66, 0.92, 0.5, 0.82, 0.3], 0.075, 0.1],
  [[1.22, 0.24, 0.98, 0.18, 0.82, 0.04], 0.075, 0.1],
  [[1.28, -0.16, 1.0, -0.12, 0.72, -0.19], 0.075, 0.1],
  [[1.2, -0.54, 0.96, -0.4, 0.7, -0.44], 0.065, 0.1],
  [[0.9, -0.86, 0.74, -0.68, 0.56, -0.64], 0.05, 0.1],
  [[1.75, 0.7, 1.5, 0.55, 1.3, 0.62], 0.09, 0],
  [[1.8, 0.3, 1.55, 0.2, 1.36, 0.26], 0.09, 0],
  [[1.85, -0.1, 1.6, -0.2, 1.42, -0.14], 0.09, 0],
  [[2.2, 0.5, 2.0, 0.4, 1.9, 0.5], 0.09, 0],
  [[2.2, 0.1, 2.0, 0.0, 1.95, 0.08], 0.09, 0],
];

const LYNX_LINES: readonly (readonly [Curve, number, number])[] = [
  [[0.14, 0.98, 0.17, 0.8, 0.2, 0.62], 0.028, 0],
  [[0.3, 0.98, 0.34, 0.84, 0.36, 0.7], 0.024, 0],
  [[0.66, -0.12, 0.9, -0.24, 1.2, -0.2], 0.05, 0.1],
  [[0.72, -0.34, 0.95, -0.46, 1.22, -0.5], 0.055, 0.1],
  [[0.62, -0.56, 0.8, -0.74, 0.98, -0.9], 0.06, 0.1],
];

function markings(brush: Brush, painting: Painting): void {
  const { palette, build, strength } = painting;
  const { mark } = palette;
  if (build.marking === 'stripes') {
    for (const [curve, width, blunt] of TIGER_STRIPES)
      stripe(brush, curve, width * strength.size, mark, blunt, strength.alpha);
    stripe(brush, [0, 1.22, 0, 0.98, 0, 0.7], 0.045 * strength.size, mark, 0, strength.alpha);
  }
  if (build.marking === 'flecks') {
    for (const [curve, width, blunt] of LYNX_LINES)
      stripe(brush, curve, width * strength.size, mark, blunt, strength.alpha * 0.9);
    flecks(brush, painting);
  }
  if (build.marking === 'rosettes' || build.marking === 'ghost') spots(brush, painting);
  if (build.marking === 'rosettes') {
    stripe(brush, [0.11, 0.86, 0.17, 0.74, 0.17, 0.6], 0.032 * strength.size, mark, 0, strength.alpha);
    stripe(brush, [0.68, -0.28, 0.9, -0.32, 1.06, -0.22], 0.036 * strength.size, mark, 0, strength.alpha);
    stripe(brush, [0.64, -0.48, 0.8, -0.58, 0.92, -0.56], 0.028 * strength.size, mark, 0, strength.alpha);
  }
  if (build.marking === 'plain') {
    softPatch(brush, 0.2, 0.78, 0.1, 0.3, palette.dark, { alpha: 0.4 * strength.alpha, core: 0.1, turn: -0.3 });
    softPatch(brush, 0.6, 0.3, 0.3, 0.2, palette.dark, { alpha: 0.25 * strength.alpha, core: 0.1 });
  }
}

function spots(brush: Brush, { palette, build, strength }: Painting): void {
  const { context, chance } = brush;
  const alpha = (build.marking === 'ghost' ? 0.5 : 0.95) * strength.alpha;
  const placed: { x: number; y: number; radius: number }[] = [];
  for (let tries = 0; tries < 900 && placed.length < 90; tries += 1) {
    const x = 0.13 + chance() * 2.2;
    const y = chance() * 2.3 - 1.05;
    const onMuzzle = Math.hypot(x / 0.75, (y + 0.34) / 0.55) < 1;
    const onEye = Math.hypot((x - EYE.x) / 0.4, (y - EYE.y - 0.05) / 0.4) < 1;
    const radius = (0.028 + 0.055 * Math.min(1, Math.hypot(x, y - 0.1) / 1.1)) * strength.size;
    if (onMuzzle || onEye) continue;
    if (placed.some((spot) => Math.hypot(spot.x - x, spot.y - y) < (spot.radius + radius) * 1.75)) continue;
    placed.push({ x, y, radius });
    if (radius > 0.06)
      rosette(brush, x, y, radius, rgba(palette.mark, alpha), rgba(palette.dark, 0.6 * strength.alpha));
    else {
      context.fillStyle = rgba(palette.mark, alpha);
      context.beginPath();
      context.ellipse(x, y, radius, radius * 0.72, 0.6 - y, 0, Math.PI * 2);
      context.fill();
    }
  }
}

function flecks(brush: Brush, { palette, strength }: Painting): void {
  const { chance } = brush;
  for (let i = 0; i < 70; i += 1) {
    const x = 0.75 + chance() * 1.6;
    const y = -0.1 + chance() * 1.3;
    const length = 0.05 + chance() * 0.05;
    stripe(
      brush,
      [x, y, x + length / 2, y + 0.01, x + length, y + length * 0.4],
      0.014 * strength.size,
      palette.mark,
      0,
      0.6 * strength.alpha,
    );
  }
}

function aroundEye(brush: Brush, { palette, build }: Painting): void {
  const ghost = build.marking === 'ghost';
  const lid = ghost ? mix(palette.base, palette.white, 0.85) : mix(palette.base, palette.dark, 0.55);
  const under = ghost ? mix(palette.base, palette.white, 0.85) : mix(palette.white, palette.base, 0.38);
  softPatch(brush, EYE.x, EYE.y, 0.37, 0.34, palette.mark, { alpha: ghost ? 0.75 : 0.9, core: 0.66 });
  // Inside of the ring lie the eyelids, which take their fur from here.
  softPatch(brush, EYE.x, EYE.y + 0.02, 0.29, 0.27, lid, { core: 0.55 });
  softPatch(brush, EYE.x, EYE.y - 0.17, 0.25, 0.15, under, { alpha: 0.85, core: 0.4 });
  fur(brush, {
    count: 260,
    area: [EYE.x - 0.28, EYE.y - 0.25, EYE.x + 0.28, EYE.y + 0.28],
    direction: (x, y) => [(x - EYE.x) * 1.5, y < EYE.y - 0.05 ? -1 : 1],
    light: mix(lid, '#fff2d8', 0.5),
    dark: mix(lid, '#000000', 0.5),
    length: 0.06,
    alpha: 0.3,
  });
  stripe(
    brush,
    [EYE.x + 0.24, EYE.y + 0.1, EYE.x + 0.4, EYE.y + 0.12, EYE.x + 0.5, EYE.y + 0.28],
    0.042,
    palette.mark,
    0.2,
  );
  stripe(
    brush,
    [EYE.x - 0.22, EYE.y - 0.1, EYE.x - 0.27, EYE.y - 0.2, EYE.x - 0.25, EYE.y - 0.34],
    0.024,
    palette.mark,
    0.2,
    0.75,
  );
}

function whiskerSpots(brush: Brush, { palette, build }: Painting): void {
  const { context } = brush;
  context.fillStyle = rgba(build.marking === 'ghost' ? '#120e1c' : mix(palette.mark, palette.nose, 0.35), 0.8);
  for (const [x, y] of [
    [0.2, -0.28],
    [0.31, -0.27],
    [0.24, -0.36],
    [0.35, -0.35],
    [0.28, -0.43],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 0.014, 0, Math.PI * 2);
    context.fill();
  }
}

/** From below to above; painted one at a time, so that a frame can be drawn in between. */
export const FACE: readonly Layer[] = [
  groundwork,
  hair(1500, 0.1, 0.24),
  hair(1900, 0.062, 0.3),
  markings,
  aroundEye,
  whiskerSpots,
];
