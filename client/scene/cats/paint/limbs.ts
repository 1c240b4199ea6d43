/** Paints everything but the face: torso, arms, tail, ears, paws and mane. */

import { mix, rgba } from '../color.ts';
import type { Painting } from './brush.ts';
import { type Brush, fade, fill, fur, rosette, softPatch, stripe } from './brush.ts';

const HAIR = '#fff2d8';

const dimOf = ({ build }: Painting): number => (build.marking === 'ghost' ? 0.4 : 1);

export function paintTorso(brush: Brush, painting: Painting): void {
  const { palette, build, strength } = painting;
  const dim = dimOf(painting);
  fill(brush, palette.base);
  fade(brush, palette.dark, [1.7, 0], [0.8, 0], 0.9);
  fade(brush, palette.top, [2.3, 0], [1.5, 0], 0.9);
  softPatch(brush, 0, -1.4, 0.66, 0.75, palette.white, { alpha: dim, core: 0.5 });
  softPatch(brush, 0, -2.2, 0.58, 0.95, palette.white, { alpha: 0.95 * dim, core: 0.4 });
  const grow = (x: number): readonly [number, number] => [x * 0.4, -1];
  fur(brush, {
    count: 1500,
    area: [0.14, -2.9, 2.3, -0.3],
    direction: grow,
    light: HAIR,
    dark: palette.dark,
    length: 0.15,
    alpha: 0.26 * dim,
  });
  if (build.marking === 'stripes') {
    for (let i = 0; i < 7; i += 1) {
      const y = -0.8 - i * 0.31;
      const inner = 0.78 + (i % 2) * 0.12;
      stripe(
        brush,
        [1.5, y + 0.22, 1.05, y + 0.05, inner, y - 0.06],
        0.08 * strength.size,
        palette.mark,
        0.12,
        strength.alpha,
      );
      stripe(brush, [2.25, y + 0.1, 1.9, y, 1.65, y + 0.12], 0.08 * strength.size, palette.mark, 0, strength.alpha);
    }
  }
  if (build.marking === 'rosettes' || build.marking === 'ghost')
    scatter(brush, painting, 70, 0.085, [0.2, -2.9, 2.3, -0.4], 1);
  if (build.marking === 'flecks') scatter(brush, painting, 46, 0.04, [0.5, -2.9, 2.3, -0.4], 1);
}

/** Rosettes at a distance from each other, off the white of the chest. */
function scatter(
  brush: Brush,
  painting: Painting,
  count: number,
  size: number,
  area: readonly [number, number, number, number],
  squeeze: number,
): void {
  const { palette, build, strength } = painting;
  const { chance } = brush;
  const alpha = (build.marking === 'ghost' ? 0.5 : build.marking === 'flecks' ? 0.55 : 0.95) * strength.alpha;
  const placed: [number, number][] = [];
  for (let tries = 0; tries < 900 && placed.length < count; tries += 1) {
    const x = area[0] + chance() * (area[2] - area[0]);
    const y = area[1] + chance() * (area[3] - area[1]);
    const radius = size * (0.85 + chance() * 0.4) * strength.size;
    if (area[2] > 1 && Math.hypot(x / 0.55, (y + 1.6) / 1.1) < 1) continue;
    if (placed.some((spot) => Math.hypot(spot[0] - x, (spot[1] - y) / squeeze) < radius * 3.2)) continue;
    placed.push([x, y]);
    rosette(brush, x, y, radius, rgba(palette.mark, alpha), rgba(palette.dark, 0.6 * strength.alpha), squeeze);
  }
}

export function paintArm(brush: Brush, painting: Painting): void {
  const { palette, build, strength } = painting;
  fill(brush, palette.base);
  fade(brush, palette.dark, [0, 0], [0, 0.5], 0.45);
  fade(brush, palette.top, [0, 0.2], [0, 0.75], 0.35);
  furAlong(brush, painting, 0.07);
  if (build.marking === 'stripes') rings(brush, painting, 5, 0.2, 0.12, 0.02);
  if (build.marking === 'rosettes' || build.marking === 'ghost')
    scatter(brush, painting, 26, 0.075, [0, 0.05, 1, 0.8], 0.42);
  if (build.marking === 'flecks') scatter(brush, painting, 22, 0.04, [0, 0.05, 1, 0.75], 0.42);
  if (build.marking === 'plain') softPatch(brush, 0.5, 0.35, 0.5, 0.2, palette.dark, { alpha: 0.2 * strength.alpha });
}

/** Of a tube, from its root to its tip. */
function furAlong(brush: Brush, painting: Painting, length: number): void {
  fur(brush, {
    count: 700,
    area: [0, 0, 1, 1],
    direction: () => [0, 1],
    light: HAIR,
    dark: painting.palette.dark,
    length,
    alpha: 0.28 * dimOf(painting),
  });
}

/** Bands around a tube that thin out on one side, as a tiger's do. */
function rings(
  brush: Brush,
  { palette, strength }: Painting,
  count: number,
  from: number,
  step: number,
  width: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const y = from + i * step;
    const start = i % 2 ? 0.08 : -0.1;
    stripe(brush, [start, y, 0.5, y + 0.03, 1.12, y - 0.01], width * strength.size, palette.mark, 0.18, strength.alpha);
  }
}

export function paintTail(brush: Brush, painting: Painting): void {
  const { palette, build } = painting;
  fill(brush, palette.base);
  fade(brush, palette.dark, [0, 0], [0, 0.5], 0.5);
  furAlong(brush, painting, 0.06);
  if (build.marking === 'stripes') rings(brush, painting, 9, 0.1, 0.092, 0.022);
  if (build.marking === 'rosettes' || build.marking === 'ghost')
    scatter(brush, painting, 34, 0.075, [0, 0.05, 1, 0.88], 0.3);
  const tipFrom = build.tail === 'stub' ? 0.55 : build.tail === 'tufted' ? 0.76 : 0.86;
  const tip = build.mane ? palette.mane : palette.mark;
  fade(brush, tip, [0, tipFrom + 0.1], [0, tipFrom - 0.02]);
  brush.context.fillStyle = tip;
  brush.context.fillRect(-1, tipFrom + 0.1, 3, 1);
  fur(brush, {
    count: 120,
    area: [0, tipFrom, 1, 1],
    direction: () => [0, 1],
    light: mix(tip, '#ffffff', 0.4),
    dark: '#000000',
    length: 0.06,
    alpha: 0.3,
  });
}

export function paintEarFront(brush: Brush, painting: Painting): void {
  const { palette, build } = painting;
  const { context, chance } = brush;
  const pointed = build.earShape === 'pointed';
  fill(brush, palette.base);
  fade(brush, palette.mark, [0, pointed ? 0.7 : 0.72], [0, pointed ? 0.5 : 0.46], pointed ? 1 : 0.75);
  const rx = pointed ? 0.27 : 0.3;
  const ry = pointed ? 0.44 : 0.36;
  softPatch(brush, 0, 0.26, rx, ry, mix(palette.white, palette.base, build.marking === 'ghost' ? 0.9 : 0.25), {
    core: 0.78,
  });
  softPatch(brush, 0, 0.25, rx * 0.86, ry * 0.86, palette.innerEar, { core: 0.6 });
  softPatch(brush, 0, 0.2, rx * 0.6, ry * 0.62, mix(palette.innerEar, '#7d2f30', 0.65), { core: 0.1, alpha: 0.85 });
  context.lineCap = 'round';
  context.lineWidth = 0.013;
  for (const shade of [0.3, 0.5, 0.75]) {
    context.strokeStyle = rgba(
      mix(palette.white, palette.innerEar, 0.2),
      shade * (build.marking === 'ghost' ? 0.5 : 1),
    );
    context.beginPath();
    for (let i = 0; i < 22; i += 1) {
      const x = (chance() * 2 - 1) * 0.26;
      const high = 0.16 + chance() * 0.24;
      context.moveTo(x, -0.1);
      context.quadraticCurveTo(x * 1.2, high * 0.6, x * 0.55, high + 0.06);
    }
    context.stroke();
  }
}

export function paintEarBack(brush: Brush, painting: Painting): void {
  const { palette, build } = painting;
  fill(brush, palette.top);
  if (build.marking !== 'plain') {
    fade(brush, palette.mark, [0, 0.6], [0, 0.12]);
    softPatch(brush, 0, 0.3, 0.15, 0.12, mix(palette.white, palette.base, 0.2), { alpha: dimOf(painting), core: 0.4 });
  } else fade(brush, palette.mark, [0, 0.75], [0, 0.3], 0.8);
  fur(brush, {
    count: 160,
    area: [-0.5, -0.3, 0.5, 1.1],
    direction: (x) => [x, 1],
    light: HAIR,
    dark: palette.dark,
    length: 0.1,
    alpha: 0.2,
  });
}

export function paintPaw(brush: Brush, painting: Painting): void {
  const { palette, build } = painting;
  const ghost = build.marking === 'ghost';
  const sock = ghost ? mix(palette.base, palette.white, 0.3) : mix(palette.white, palette.base, 0.1);
  fill(brush, palette.base);
  const ragged = (y: number): void => fade(brush, sock, [0, y + 0.16], [0, y - 0.12]);
  ragged(-0.2);
  const between = mix(sock, palette.dark, 0.75);
  for (const x of [-0.152, 0, 0.152]) softPatch(brush, x, 0.3, 0.03, 0.2, between, { alpha: 0.85, core: 0.1 });
  softPatch(brush, 0, 0.02, 0.3, 0.2, mix(sock, palette.base, 0.4), { alpha: 0.35, core: 0.1 });
  const hair = {
    area: [-0.45, -0.75, 0.45, 0.5],
    direction: (x: number): readonly [number, number] => [x * 0.7, 1],
  } as const;
  const light = ghost ? palette.white : '#ffffff';
  fur(brush, {
    ...hair,
    count: 420,
    light,
    dark: mix(palette.dark, sock, 0.2),
    length: 0.09,
    alpha: ghost ? 0.2 : 0.42,
  });
}

export function paintSole(brush: Brush, painting: Painting): void {
  const { palette, build } = painting;
  fill(brush, build.marking === 'ghost' ? palette.base : mix(palette.white, palette.dark, 0.12));
  fur(brush, {
    count: 200,
    area: [-0.45, -0.75, 0.45, 0.5],
    direction: (x) => [x, 1],
    light: '#ffffff',
    dark: palette.dark,
    length: 0.07,
    alpha: 0.26,
  });
}

export function paintMane(brush: Brush, painting: Painting): void {
  const { palette } = painting;
  const deep = mix(palette.mane, '#200a04', 0.5);
  fill(brush, palette.mane);
  fade(brush, deep, [0, 1.75], [0, 1.15], 0.85);
  fade(brush, mix(palette.mane, palette.base, 0.65), [0, 0.75], [0, 1.12], 0.95);
  for (const [count, length] of [
    [500, 0.2],
    [600, 0.11],
  ] as const) {
    fur(brush, {
      count,
      area: [0, 0.6, 1, 1.9],
      direction: (x) => [(x - 0.5) * 0.1, 1],
      light: mix(palette.base, '#ffffff', 0.15),
      dark: deep,
      length,
      alpha: 0.34,
    });
  }
}
