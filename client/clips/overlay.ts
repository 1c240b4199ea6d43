/** Words, names and the logo, painted into the picture: at a table they are DOM, which no film can see. */

import type { PerspectiveCamera } from 'three';
import type { Caption, Captions } from '../choreography/words.ts';
import type { StageWording } from '../games/stageWords.ts';
import { LETTERS, TILTS } from '../hud/Logo.tsx';
import { project } from '../scene/layout/cameraFrame.ts';
import type { TableLayout } from '../scene/layout/layout.ts';
import { placeCard } from '../table/overlay/beforeCat.ts';
import { beside, chest, middle } from '../table/show/words/Captions.tsx';

/** Where the name of a cat belongs; undefined where nobody could see whose it is. */
export type NameAt = (place: number) => { readonly x: number; readonly y: number } | undefined;

interface Overlay {
  readonly layout: TableLayout;
  readonly captions: Captions;
  readonly say: StageWording | undefined;
  /** By seat. */
  readonly names: readonly string[];
  readonly nameAt: NameAt;
  /** The podium is up: nobody sits where the names would stand. */
  readonly over: boolean;
}

/** With their cats, wherever the camera is: in a close-up others sit where they stood. */
export function namesThrough(
  camera: Pick<PerspectiveCamera, 'position' | 'quaternion' | 'fov'>,
  layout: TableLayout,
): NameAt {
  const { viewport } = layout;
  return (place) => {
    const { position, quaternion: q, fov } = camera;
    const { x, y, z } = position;
    const frame = { x, y, z, qx: q.x, qy: q.y, qz: q.z, qw: q.w, fov, viewport };
    const at = project(frame, placeCard(layout, place));
    const isSeen = at.unit > 0 && at.x > 0 && at.x < viewport.width && at.y > 0 && at.y < viewport.height;
    return isSeen ? at : undefined;
  };
}

interface Paint {
  readonly ground: string;
  readonly ink: string;
  readonly rim?: string;
  readonly size: number;
}

const FONT = 'ui-rounded, "SF Pro Rounded", "Nunito", "Segoe UI", "DejaVu Sans", system-ui, sans-serif';
const INK = '#2a0f18';
const SAID: Paint = { ground: '#fff4e0', ink: INK, size: 26 };
const CALLED: Paint = { ground: '#f2c65c', ink: INK, size: 26 };
const TALLY: Paint = { ground: '#170813', ink: '#ffe9a8', rim: '#f2c65c', size: 32 };
const NAME: Paint = { ground: 'rgba(20, 6, 16, 0.78)', ink: '#fff4e0', rim: 'rgba(242, 198, 92, 0.4)', size: 20 };
const RIMS = { good: '#8fd15a', bad: '#ff6b4a' } as const;

export function paintOverlay(ctx: CanvasRenderingContext2D, overlay: Overlay): void {
  const { layout, captions, say, names, nameAt, over } = overlay;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (!over)
    for (const [place, name] of names.entries()) {
      const at = nameAt(place);
      if (at !== undefined) bubble(ctx, layout, name, { left: at.x, top: at.y }, NAME);
    }
  if (say !== undefined) {
    for (const [place, caption] of bySeat(captions.tallies))
      bubble(ctx, layout, say(caption.words, names), beside(layout, place), { ...TALLY, ...rimOf(caption) });
    for (const [place, caption] of bySeat(captions.said))
      bubble(ctx, layout, say(caption.words, names), chest(layout, place), caption.tone === 'called' ? CALLED : SAID);
    const { announced } = captions;
    if (announced !== undefined)
      bubble(ctx, layout, say(announced.words, names), middle(layout), { ...TALLY, ...rimOf(announced) });
  }
  paintLogo(ctx, layout.viewport.width);
}

const bySeat = (captions: Captions['said']): readonly (readonly [number, Caption])[] =>
  Object.entries(captions).map(([seat, caption]) => [Number(seat), caption]);

const rimOf = ({ tone }: Caption): Partial<Paint> => (tone === 'good' || tone === 'bad' ? { rim: RIMS[tone] } : {});

interface At {
  readonly left?: number | string | undefined;
  readonly top?: number | string | undefined;
}

const MARGIN = 8;

function bubble(ctx: CanvasRenderingContext2D, { viewport }: TableLayout, text: string, at: At, paint: Paint): void {
  const { ground, ink, rim, size } = paint;
  ctx.font = `800 ${size}px ${FONT}`;
  const most = viewport.width - 2 * MARGIN - size * 1.6;
  const width = Math.min(most, ctx.measureText(text).width) + size * 1.4;
  const height = size * 1.75;
  // Words of the stage say 50% for the middle.
  const wanted = typeof at.left === 'number' ? at.left : viewport.width / 2;
  const x = Math.min(viewport.width - width / 2 - MARGIN, Math.max(width / 2 + MARGIN, wanted));
  const y = typeof at.top === 'number' ? at.top : viewport.height / 2;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, height * 0.45);
  ctx.fillStyle = ground;
  ctx.fill();
  if (rim !== undefined) {
    ctx.strokeStyle = rim;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  }
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y + 1, most);
}

const LAYERS = [
  ['#2a0f18', 20],
  ['#b9621a', 13],
  ['#ffd873', 10],
] as const;
const LOGO_WIDTH = 338;

/** Small, in the corner: where a film came from. */
function paintLogo(ctx: CanvasRenderingContext2D, width: number): void {
  const scale = 150 / LOGO_WIDTH;
  ctx.save();
  ctx.translate(width - 150 - 14, 22);
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [stroke, line] of LAYERS) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = line;
    for (const [index, { d, x }] of LETTERS.entries()) {
      ctx.save();
      ctx.translate(x + 16, 22);
      ctx.rotate(((TILTS[index] ?? 0) * Math.PI) / 180);
      ctx.translate(-16, -22);
      ctx.stroke(new Path2D(d));
      ctx.restore();
    }
  }
  ctx.restore();
}
