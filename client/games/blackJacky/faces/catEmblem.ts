/** A cat's head as a stamp: on cat cards and on the posters of the saloon. */

import { SPECIES, type Species } from '../../../../shared/table/people/catLook.ts';
import { type Ctx, circle, oval, path } from '../../../scene/cards/ink.ts';

interface EmblemInk {
  readonly fur: string;
  readonly muzzle: string;
  readonly mark: string;
  readonly eye: string;
}

const INKS: Readonly<Record<Species, EmblemInk>> = {
  tiger: { fur: '#f0923a', muzzle: '#fff1da', mark: '#3a1c10', eye: '#e8b931' },
  leopard: { fur: '#eebf6a', muzzle: '#fff3d8', mark: '#4a2a12', eye: '#4d9a3a' },
  panther: { fur: '#3d3658', muzzle: '#554c78', mark: '#262040', eye: '#f0cc3a' },
  snowLeopard: { fur: '#e6e4ea', muzzle: '#ffffff', mark: '#5a5866', eye: '#4a9ac8' },
  lynx: { fur: '#d9a172', muzzle: '#fff0dc', mark: '#5a3620', eye: '#dca42c' },
  lion: { fur: '#e9b45e', muzzle: '#fff0d0', mark: '#a3501e', eye: '#c47a22' },
};

export const emblemSpecies = (index: number): Species => SPECIES[index] ?? 'tiger';

const HEAD =
  'M-.86 -.5Q-.5 -.86 0 -.86Q.5 -.86 .86 -.5Q1.06 -.1 .98 .22Q1.16 .36 1.02 .48Q.9 .6 .78 .62Q.5 .98 0 .98Q-.5 .98 -.78 .62Q-.9 .6 -1.02 .48Q-1.16 .36 -.98 .22Q-1.06 -.1 -.86 -.5Z';
const STRIPES =
  'M0 -.84L-.06 -.46L0 -.36L.06 -.46ZM-.3 -.8L-.22 -.5L-.18 -.5L-.16 -.8ZM.3 -.8L.22 -.5L.18 -.5L.16 -.8ZM-.98 0L-.6 .1L-.98 .14ZM.98 0L.6 .1L.98 .14ZM-.96 .34L-.62 .34L-.9 .46ZM.96 .34L.62 .34L.9 .46Z';
const SPOTS = [
  [-0.34, -0.62],
  [0, -0.7],
  [0.34, -0.62],
  [-0.16, -0.46],
  [0.16, -0.46],
  [-0.78, 0.06],
  [0.78, 0.06],
  [-0.86, 0.34],
  [0.86, 0.34],
  [-0.66, 0.26],
  [0.66, 0.26],
] as const;

/** Draws within about -1.2 to 1.2. */
export function drawCatEmblem(ctx: Ctx, species: Species, western: boolean): void {
  const ink = INKS[species];
  const outline = '#2a1410';
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.strokeStyle = outline;
  ctx.lineWidth = 0.07;
  if (species === 'lion') {
    ctx.fillStyle = ink.mark;
    ctx.beginPath();
    ctx.moveTo(1.2, 0);
    for (let tuft = 1; tuft <= 18; tuft += 1) {
      const angle = (tuft / 18) * Math.PI * 2;
      ctx.quadraticCurveTo(
        Math.cos(angle - 0.17) * 1.52,
        Math.sin(angle - 0.17) * 1.46,
        Math.cos(angle) * 1.2,
        Math.sin(angle) * 1.16,
      );
    }
    ctx.fill();
    ctx.stroke();
  }
  ctx.fillStyle = ink.fur;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.fillStyle = ink.fur;
    if (species === 'lynx') {
      const ear = path('M.5 -.56L1.16 -1.02L1 -.2Z');
      ctx.fill(ear);
      ctx.stroke(ear);
      ctx.lineWidth = 0.12;
      ctx.stroke(path('M1.16 -1.02L1.34 -1.16'));
      ctx.lineWidth = 0.07;
    } else {
      circle(ctx, 0.74, -0.72, 0.32);
      ctx.fill();
      ctx.stroke();
      ctx.fillStyle = '#e8a898';
      circle(ctx, 0.76, -0.74, 0.17);
      ctx.fill();
    }
    ctx.restore();
  }
  ctx.fillStyle = ink.fur;
  ctx.fill(path(HEAD));
  ctx.stroke(path(HEAD));
  ctx.fillStyle = ink.mark;
  if (species === 'tiger' || species === 'lynx') ctx.fill(path(STRIPES));
  else if (species !== 'lion')
    for (const [x, y] of SPOTS) {
      oval(ctx, x, y, 0.09, 0.07, x * 2);
      ctx.fill();
    }
  ctx.fillStyle = ink.muzzle;
  oval(ctx, -0.22, 0.46, 0.32, 0.27);
  ctx.fill();
  oval(ctx, 0.22, 0.46, 0.32, 0.27);
  ctx.fill();
  oval(ctx, 0, 0.72, 0.24, 0.16);
  ctx.fill();
  for (const side of [-1, 1]) {
    ctx.fillStyle = ink.eye;
    oval(ctx, side * 0.42, -0.08, 0.23, 0.22);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#140a08';
    oval(ctx, side * 0.4, -0.06, 0.11, 0.17);
    ctx.fill();
    ctx.fillStyle = '#fff';
    circle(ctx, side * 0.4 - 0.05, -0.14, 0.05);
    ctx.fill();
    ctx.fillStyle = ink.fur;
    ctx.fill(path(side < 0 ? 'M-.7 -.34L-.14 -.2L-.2 -.1L-.7 -.2Z' : 'M.7 -.34L.14 -.2L.2 -.1L.7 -.2Z'));
  }
  ctx.fillStyle = species === 'panther' ? '#1c1630' : '#c4574e';
  ctx.fill(path('M-.15 .24Q0 .18 .15 .24Q.1 .38 0 .42Q-.1 .38 -.15 .24Z'));
  ctx.stroke(path('M0 .42V.52M-.24 .54Q-.1 .66 0 .52Q.1 .66 .24 .54'));
  if (western) drawHat(ctx);
  ctx.restore();
}

export function drawHat(ctx: Ctx): void {
  ctx.fillStyle = '#5b3418';
  const hat = path(
    'M-1.5 -.86Q-1.2 -.56 -.6 -.62L-.5 -1.2Q-.42 -1.5 -.16 -1.38Q0 -1.3 .16 -1.38Q.42 -1.5 .5 -1.2L.6 -.62Q1.2 -.56 1.5 -.86Q1.2 -.3 0 -.34Q-1.2 -.3 -1.5 -.86Z',
  );
  ctx.fill(hat);
  ctx.stroke(hat);
  ctx.fillStyle = '#c8403a';
  ctx.fill(path('M-.6 -.64L-.57 -.84Q0 -.7 .57 -.84L.6 -.64Q0 -.5 -.6 -.64Z'));
}
