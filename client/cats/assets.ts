/** What cats share: geometry for each build, a texture for each look, and a few textures for all of them. */

import type { BufferGeometry, CanvasTexture, DataTexture, InstancedBufferGeometry } from 'three';
import type { CatLook } from '../../shared/table/catLook.ts';
import { paintCloth } from './paint/cloth.ts';
import { type PaintSpec, paintCoat } from './paint/paintCoat.ts';
import type { CatOptions, CatQuality } from './quality.ts';
import { createRegistry, type Lease } from './registry.ts';
import { type CoatSpec, sculptCoat } from './sculpt/coat.ts';
import { type DressSpec, sculptDress } from './sculpt/dress.ts';
import { sculptEyes } from './sculpt/eyes.ts';
import type { Detail, Sculpture } from './sculpt/sculpture.ts';
import { createHairs, createStreaks } from './shade/noise.ts';
import { createSymptomGeometry } from './shade/symptoms.ts';
import { buildOf } from './species.ts';
import type { Work } from './work.ts';

interface Common {
  readonly streaks: DataTexture;
  readonly hairs: DataTexture;
  readonly cloth: CanvasTexture;
  readonly symptoms: InstancedBufferGeometry;
}

const coats = createRegistry<CoatSpec, Sculpture>(JSON.stringify, sculptCoat, ({ geometry }) => geometry.dispose());
const dresses = createRegistry<DressSpec, Sculpture>(JSON.stringify, sculptDress, ({ geometry }) => geometry.dispose());
const paintings = createRegistry<PaintSpec, CanvasTexture>(paintKey, paintCoat, (texture) => texture.dispose());
const eyes = createRegistry<Detail, BufferGeometry>(String, buildEyes, (geometry) => geometry.dispose());
const commons = createRegistry<'common', Common>(String, buildCommon, (common) => {
  for (const asset of Object.values(common)) asset.dispose();
});

/** Clothes and eyes are not part of the painting: a cat that only changes its hat keeps its fur. */
function paintKey({ look, height }: PaintSpec): string {
  const { species, coat, pattern, ears, cheeks } = look;
  return JSON.stringify([species, coat, pattern, ears, cheeks, height]);
}

// biome-ignore lint/correctness/useYield: small enough for one slice
function* buildEyes(detail: Detail): Work<BufferGeometry> {
  return sculptEyes(detail === 'fine' ? 22 : 14);
}

function* buildCommon(): Work<Common> {
  const streaks = createStreaks();
  yield;
  const cloth = paintCloth();
  yield;
  return { streaks, cloth, hairs: createHairs(), symptoms: createSymptomGeometry() };
}

export interface CatAssets {
  readonly coat: Sculpture;
  readonly dress: Sculpture;
  readonly eyes: BufferGeometry;
  readonly symptoms: InstancedBufferGeometry;
  readonly textures: Pick<Common, 'streaks' | 'hairs' | 'cloth'> & { readonly map: CanvasTexture };
  release(): void;
}

const PAINT_HEIGHT: Readonly<Record<CatQuality, number>> = { low: 320, mid: 512, high: 640 };
const HERO_HEIGHT = 1024;

function specsOf(look: CatLook, { quality, hero }: CatOptions) {
  const build = buildOf(look);
  const detail: Detail = quality === 'low' ? 'coarse' : 'fine';
  const { neckwear, headwear, badge } = look;
  return {
    coat: { build, notched: look.ears === 'notched', bib: neckwear === 'bandana', detail },
    dress: { clothes: { neckwear, headwear, badge }, muzzle: build.muzzle, mane: build.mane, detail },
    paint: { look, height: hero ? HERO_HEIGHT : PAINT_HEIGHT[quality] },
    detail,
  } as const;
}

type Leases = readonly [Lease<Sculpture>, Lease<Sculpture>, Lease<CanvasTexture>, Lease<BufferGeometry>, Lease<Common>];

function together(leases: Leases): CatAssets {
  const [coat, dress, paint, eye, common] = leases;
  const { streaks, hairs, cloth, symptoms } = common.value;
  return {
    coat: coat.value,
    dress: dress.value,
    eyes: eye.value,
    symptoms,
    textures: { map: paint.value, streaks, hairs, cloth },
    release() {
      for (const lease of leases) lease.release();
    },
  };
}

export function leaseCat(look: CatLook, options: CatOptions): CatAssets {
  const { coat, dress, paint, detail } = specsOf(look, options);
  return together([
    coats.acquire(coat),
    dresses.acquire(dress),
    paintings.acquire(paint),
    eyes.acquire(detail),
    commons.acquire('common'),
  ]);
}

export async function prepareCat(look: CatLook, options: CatOptions): Promise<CatAssets> {
  const { coat, dress, paint, detail } = specsOf(look, options);
  return together(
    await Promise.all([
      coats.prepare(coat),
      dresses.prepare(dress),
      paintings.prepare(paint),
      eyes.prepare(detail),
      commons.prepare('common'),
    ]),
  );
}

/** How many shared assets are alive; zero once every cat was disposed of. */
export const livingAssets = (): number => coats.size + dresses.size + paintings.size + eyes.size + commons.size;
