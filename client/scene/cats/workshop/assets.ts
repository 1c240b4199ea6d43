/** What cats share: geometry for each build, a texture for each look, and a few textures for all of them. */

import {
  type BufferGeometry,
  type CanvasTexture,
  type DataTexture,
  type InstancedBufferGeometry,
  SRGBColorSpace,
  Texture,
} from 'three';
import type { CatLook } from '../../../../shared/table/people/catLook.ts';
import { paintCloth } from '../paint/cloth.ts';
import type { PaintSpec } from '../paint/paintCoat.ts';
import type { CatOptions, CatQuality } from '../quality.ts';
import type { CoatSpec } from '../sculpt/coat.ts';
import { type DressSpec, sculptDress } from '../sculpt/dress.ts';
import { sculptEyes } from '../sculpt/eyes.ts';
import { type Carving, type Detail, type Sculpture, sculptureOf } from '../sculpt/sculpture.ts';
import { createHairs, createStreaks } from '../shade/noise.ts';
import { createSymptomGeometry } from '../shade/symptoms.ts';
import { buildOf } from '../species.ts';
import { orderPainting, orderSculpting } from './orders.ts';
import { createRegistry, type Lease } from './registry.ts';
import { inSlices, type Work } from './work.ts';

interface Common {
  readonly streaks: DataTexture;
  readonly hairs: DataTexture;
  readonly cloth: CanvasTexture;
  readonly symptoms: InstancedBufferGeometry;
}

const disposeOf = (asset: { dispose(): void }): void => asset.dispose();
const disposeOfGeometry = ({ geometry }: Sculpture): void => geometry.dispose();
const sculptureIn = async (carving: Promise<Carving>): Promise<Sculpture> => sculptureOf(await carving);

const coats = createRegistry<CoatSpec, Sculpture>(
  JSON.stringify,
  (spec) => sculptureIn(orderSculpting(spec)),
  disposeOfGeometry,
);
const dresses = createRegistry<DressSpec, Sculpture>(
  JSON.stringify,
  (spec) => sculptureIn(inSlices(sculptDress(spec))),
  disposeOfGeometry,
);
const paintings = createRegistry<PaintSpec, Texture<ImageBitmap>>(paintKey, hang, (texture) => {
  texture.dispose();
  texture.image.close();
});
const eyes = createRegistry<Detail, BufferGeometry>(String, buildEyes, disposeOf);
const commons = createRegistry<'common', Common>(
  String,
  () => inSlices(buildCommon()),
  (common) => {
    for (const asset of Object.values(common)) asset.dispose();
  },
);

/** Clothes and eyes are not part of the painting: a cat that only changes its hat keeps its fur. */
function paintKey({ look, height }: PaintSpec): string {
  const { species, coat, pattern, ears, cheeks } = look;
  return JSON.stringify([species, coat, pattern, ears, cheeks, height]);
}

async function hang(spec: PaintSpec): Promise<Texture<ImageBitmap>> {
  const texture = new Texture(await orderPainting(spec));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  // A bitmap is never turned on its way to the graphics card, whatever is asked for: it is painted from v = 0 on.
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

async function buildEyes(detail: Detail): Promise<BufferGeometry> {
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
  readonly textures: Pick<Common, 'streaks' | 'hairs' | 'cloth'> & { readonly map: Texture };
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

export async function leaseCat(look: CatLook, options: CatOptions): Promise<CatAssets> {
  const specs = specsOf(look, options);
  const leases: Lease<unknown>[] = [];
  const keep = async <T>(coming: Promise<Lease<T>>): Promise<T> => {
    const lease = await coming;
    leases.push(lease);
    return lease.value;
  };
  const release = () => {
    for (const lease of leases) lease.release();
  };
  try {
    // Fur is made beside the page; the page draws its first picture meanwhile, and turns to the rest of the cat after that.
    const [coat, map] = await allOf(keep(coats.lease(specs.coat)), keep(paintings.lease(specs.paint)));
    const [dress, eye, common] = await allOf(
      keep(dresses.lease(specs.dress)),
      keep(eyes.lease(specs.detail)),
      keep(commons.lease('common')),
    );
    const { streaks, hairs, cloth, symptoms } = common;
    return { coat, dress, eyes: eye, symptoms, textures: { map, streaks, hairs, cloth }, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Fails only when none of them can come any more: what comes after a failure would be given back by nobody. */
async function allOf<T extends readonly Promise<unknown>[]>(...coming: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(coming);
  return Promise.all(coming);
}

/** How many shared assets are alive; zero once every cat was disposed of. */
export const livingAssets = (): number => coats.size + dresses.size + paintings.size + eyes.size + commons.size;
