/**
 * The picture of a challenge: the faces of the two whom it is about in the upper part, the card below them, and under it a band for
 * the verdict. None of them covers another, by construction and on any screen.
 */

import { type CameraFrame, fitCamera, project, unproject, type Viewport } from './cameraFrame.ts';
import { type CardPose, type Point, point, times, turn } from './pose.ts';
import type { SeatFrame, TableShape } from './seatFrames.ts';

export interface Duel {
  readonly camera: CameraFrame;
  /** Where the card is held up, facing who looks. */
  readonly card: CardPose;
}

/** Of the viewport's height, from the bottom: the verdict, then the card. What the HUD keeps below lies under them. */
const VERDICT = { wide: 0.285, portrait: 0.215 } as const;
const CARD = { wide: 0.3, portrait: 0.295 } as const;
const TOP = 24;
const GAP = 8;
/** A head with its ears, or with its hat. */
const HEAD = { up: 1.46, down: 0.78, half: 0.96 } as const;
const PITCH = { wide: 0.3, portrait: 0.5 } as const;
/** From the camera; nearer than any cat, farther than the own hand. */
const CARD_DEPTH = 4.2;
/** A little away from the camera: a card that faced it fully would turn its back on the lamp over the table. */
const LEANING = turn('x', -0.16);

/** The middle of the band for the verdict, in CSS pixels from the top. */
export function verdictLine({ height }: Viewport, portrait: boolean): number {
  return height * (1 - VERDICT[portrait ? 'portrait' : 'wide'] + 0.05);
}

export function composeDuel(
  frames: readonly SeatFrame[],
  others: readonly SeatFrame[],
  table: TableShape,
  rest: CameraFrame,
  sizes: { readonly catHeight: number; readonly cardHeight: number },
): Duel {
  const { viewport, fov } = rest;
  const kind = table.portrait ? 'portrait' : 'wide';
  const verdict = viewport.height * VERDICT[kind];
  const tall = viewport.height * CARD[kind];
  const middle = frames.reduce((sum, { x }) => sum + x, 0) / Math.max(1, frames.length);
  const heads = frames.flatMap(({ x, z }): Point[] =>
    [-HEAD.half, HEAD.half].flatMap((side) => [
      point(x - middle + side, sizes.catHeight + HEAD.up, z),
      point(x - middle + side, sizes.catHeight - HEAD.down, z),
    ]),
  );
  // A narrow screen has room beside the card for who sits at the sides: only heads in the middle must end above it.
  const bottom = verdict + tall + GAP;
  const fitted = fitCamera(heads, PITCH[kind], fov, viewport, { top: TOP, bottom, side: 6 });
  const centred = { ...fitted, x: fitted.x + middle };
  const across = (frame: SeatFrame): Span => spanOf(centred, frame, sizes.catHeight);
  const step = sidestep(frames.map(across), others.map(across), viewport.width);
  const cut = others.filter((frame) => isCut(across(frame), viewport.width));
  // No way around them: they are taken into the picture. A narrow one would show nothing but small heads then.
  if (step === undefined && cut.length > 0 && kind === 'wide')
    return composeDuel(
      [...frames, ...cut],
      others.filter((frame) => !cut.includes(frame)),
      table,
      rest,
      sizes,
    );
  const camera = { ...centred, x: centred.x + (step ?? 0) };
  const at = unproject(camera, viewport.width / 2, viewport.height - verdict - tall / 2, CARD_DEPTH);
  const unit = viewport.height / (2 * Math.tan((fov * Math.PI) / 360) * CARD_DEPTH);
  const { qx, qy, qz, qw } = camera;
  return {
    camera,
    card: {
      ...at,
      ...times({ qx, qy, qz, qw }, LEANING),
      scale: tall / unit / sizes.cardHeight,
      bend: 0.05,
      held: 0,
    },
  };
}

/** From cheek to cheek, in CSS pixels, and how many of them a step of the camera moves it by. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly unit: number;
}

export function spanOf(camera: CameraFrame, { x, z }: SeatFrame, catHeight: number): Span {
  const { x: middle, unit } = project(camera, point(x, catHeight, z));
  return { left: middle - HEAD.half * unit, right: middle + HEAD.half * unit, unit };
}

const isWhole = ({ left, right, unit }: Span, width: number, step = 0): boolean =>
  left - step * unit >= -1 && right - step * unit <= width + 1;
const isAway = ({ left, right, unit }: Span, width: number, step = 0): boolean =>
  right - step * unit <= 1 || left - step * unit >= width - 1;

/** A face that the edge cuts in half draws the eye to itself. */
export const isCut = (span: Span, width: number, step = 0): boolean =>
  !isWhole(span, width, step) && !isAway(span, width, step);

/** How far to the side the camera goes: the shortest way to have nobody else cut in half, with both of the duel still in the picture. */
function sidestep(duelists: readonly Span[], others: readonly Span[], width: number): number | undefined {
  const steps = others.flatMap(({ left, right, unit }) => [
    left / unit,
    right / unit,
    (right - width) / unit,
    (left - width) / unit,
  ]);
  return [0, ...steps]
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .find(
      (step) =>
        duelists.every((span) => isWhole(span, width, step)) && !others.some((span) => isCut(span, width, step)),
    );
}
