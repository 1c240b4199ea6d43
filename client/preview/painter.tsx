/**
 * A picture of one moment of a match, for links: the drawing code of the flat table, run where there is no browser. Built apart into
 * one file (previewPlugin.ts), so that a server can paint without any of the client's packages.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { decode } from '../../shared/engine/codec.ts';
import { seat } from '../../shared/engine/game.ts';
import type { PaintOrder } from '../../shared/table/preview.ts';
import { tableCodecs } from '../../shared/table/protocol.ts';
import { createCaptionBoard } from '../choreography/words.ts';
import { gameNamed, stageOf } from '../games/registry.ts';
import { CatFace } from '../hud/cat/CatFace.tsx';
import { Logo } from '../hud/Logo.tsx';
import { filmOf } from '../replay/film/film.ts';
import { createPlayer } from '../replay/film/player.ts';
import { paintStage } from '../scene/flat/paintStage.ts';
import { createSprites } from '../scene/flat/sprites.ts';
import { createLayout, type TableLayout } from '../scene/layout/layout.ts';
import { createCompany } from '../scene/perform/createCompany.ts';
import { createStage } from '../scene/stage.ts';

/** What a server has in place of a document. */
export interface PaintTools {
  createCanvas(width: number, height: number): HTMLCanvasElement;
  loadSvg(markup: string, width: number, height: number): Promise<CanvasImageSource>;
  /** The name of a font that can be written with; without one nothing is written. */
  readonly font: string | undefined;
}

const SIZE = { width: 1200, height: 630 };
/** In the corner, over the ears of whoever sits there. */
const LOGO = { width: 195, height: 45, margin: 8 };
/** In units of the table, as the drawn cats of the page. */
const CAT_SIZE = 2.3;
/** Of the drawing, and how much of it sticks out: ears and hats reach over the edge. */
const CAT = { width: 120, height: 148, side: 12, top: 28 };

export async function paint(order: PaintOrder, tools: PaintTools): Promise<HTMLCanvasElement> {
  const { game, cats, before, entry, view, teaser } = order;
  const [codecs, stage] = await Promise.all([gameNamed(game).manifest.loadCodecs(), stageOf(game)]);
  const quiet = { seq: 0, actor: 'table' as const, late: [], events: [] };
  const told = entry === null ? quiet : must(decode(tableCodecs({ codecs }).entry, entry));
  const views = [before, view].map((packed) => (packed === null ? undefined : must(decode(codecs.view, packed))));
  const film = filmOf(
    {
      id: '',
      game,
      viewer: 'watcher',
      cats: cats.map((cat) => ({ ...cat, bot: false })),
      entries: [...(views[0] === undefined ? [] : [{ ...quiet, view: views[0] }]), { ...told, view: views[1] }],
    },
    stage,
  );
  const board = createCaptionBoard();
  const layout = createLayout(cats.length, 'watcher', SIZE, stage.zones);
  const company = createCompany(createStage(stage.repertoire), layout, board, () => undefined);
  const scene = film.scenes.at(-1) ?? film.scenes[0];
  createPlayer(company, film).moveTo(entry === null ? film.length : scene.start + (scene.turn ?? 0));

  const canvas = tools.createCanvas(SIZE.width, SIZE.height);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('No 2D canvas');
  paintStage(ctx, company.stage, layout, createSprites(stage.deck, tools.createCanvas), stage.room.flat);
  for (const [place, { look }] of cats.entries()) {
    const { x, y, unit } = layout.onScreen(layout.face(seat(place)));
    const scale = (unit * CAT_SIZE) / CAT.width;
    const [width, height] = [(CAT.width + 2 * CAT.side) * scale, (CAT.height + CAT.top) * scale];
    const whole = `viewBox="${-CAT.side} ${-CAT.top} ${CAT.width + 2 * CAT.side} ${CAT.height + CAT.top}"`;
    const drawing = svgOf(<CatFace look={look} />).replace(/viewBox="[^"]*"/, whole);
    const face = await tools.loadSvg(drawing, width, height);
    ctx.drawImage(face, x - width / 2, y - (CAT.width / 2 + CAT.top) * scale, width, height);
  }
  if (tools.font !== undefined) write(ctx, layout, cats, teaser, tools.font);
  if (teaser === '') return canvas;
  const logo = await tools.loadSvg(svgOf(<Logo title="" />), LOGO.width, LOGO.height);
  ctx.drawImage(logo, SIZE.width - LOGO.width - LOGO.margin, LOGO.margin, LOGO.width, LOGO.height);
  return canvas;
}

function write(
  ctx: CanvasRenderingContext2D,
  layout: TableLayout,
  cats: PaintOrder['cats'],
  teaser: string,
  font: string,
): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `bold 22px "${font}"`;
  for (const [place, { name }] of cats.entries()) {
    const { x, y, unit } = layout.onScreen(layout.face(seat(place)));
    plate(ctx, name, x, y + unit * CAT_SIZE * 0.82, 34);
  }
  if (teaser === '') return;
  ctx.font = `bold 40px "${font}"`;
  plate(ctx, teaser, SIZE.width / 2, SIZE.height - 54, 72);
}

function plate(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, height: number): void {
  const most = SIZE.width - 80;
  const width = Math.min(most, ctx.measureText(text).width) + height * 0.8;
  ctx.fillStyle = 'rgba(20, 6, 16, 0.82)';
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, height / 3);
  ctx.fill();
  ctx.fillStyle = '#fff4e0';
  ctx.fillText(text, x, y, most);
}

const MIXED = /color-mix\(in oklab, (#[\da-f]{6}), (#[\da-f]{6}) (\d+)%\)/g;

/** A file of its own, in colours that every painter of SVG knows. */
function svgOf(drawing: React.ReactElement): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(MIXED, (_, base: string, other: string, percent: string) => mix(base, other, Number(percent) / 100));
}

const parts = (color: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function mix(base: string, other: string, share: number): string {
  const added = parts(other);
  const mixed = parts(base).map((part, index) => Math.round(part * (1 - share) + (added[index] ?? 0) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function must<T>(
  decoded: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!decoded.ok) throw new Error(`Unreadable order: ${JSON.stringify(decoded.error)}`);
  return decoded.value;
}
