/** Sheets of cats for people to look at: ?sheet=species|moods|tigerMoods|slap|paws|gestures|clothes|looks|bots|hero (species=) & quality= & time= & cell= & close= & turn= */

import * as THREE from 'three';
import { type Acting, createActing } from '../../../client/scene/cats/act/acting.ts';
import { GESTURES, type PawAction } from '../../../client/scene/cats/act/actions.ts';
import { CALM, MOODS } from '../../../client/scene/cats/act/mood.ts';
import { createCatModel } from '../../../client/scene/cats/catModel.ts';
import { createChance } from '../../../client/scene/cats/chance.ts';
import type { CatOptions, CatQuality } from '../../../client/scene/cats/quality.ts';
import { leaseCat, livingAssets } from '../../../client/scene/cats/workshop/assets.ts';
import { type CatLook, randomLook, SPECIES, type Species } from '../../../shared/table/people/catLook.ts';

interface Shot {
  readonly look: CatLook;
  readonly acting: Acting;
  readonly options?: Partial<CatOptions>;
}

interface SheetStats {
  readonly cells: readonly { readonly calls: number; readonly triangles: number }[];
  readonly buildMs: number;
  readonly longestSliceMs: number;
  /** What is still alive after every cat was disposed of: nothing, or a table would leak with every match. */
  readonly leftOver: { readonly assets: number; readonly geometries: number; readonly textures: number };
}

declare global {
  interface Window {
    /** Set when the sheet is drawn. */
    sheet?: SheetStats;
  }
}

const EYES: Readonly<Record<Species, CatLook['eyes']>> = {
  tiger: 'amber',
  leopard: 'green',
  panther: 'gold',
  snowLeopard: 'blue',
  lynx: 'amber',
  lion: 'copper',
};
const CLOTHS = ['blue', 'red', 'yellow', 'purple', 'green', 'orange'] as const;

const plainLook = (species: Species): CatLook => ({
  species,
  coat: 'classic',
  pattern: 'classic',
  eyes: EYES[species],
  ears: 'classic',
  cheeks: 'classic',
  neckwear: 'bandana',
  headwear: 'none',
  badge: 'none',
  cloth: CLOTHS[SPECIES.indexOf(species)] ?? 'blue',
});

const speciesAt = (index: number): Species => SPECIES[index % SPECIES.length] ?? 'tiger';
const facing = (acting: Acting): Acting => ({ ...acting, gaze: [0, 1.4, 9] });
const calm = (seed: number): Acting => facing(createActing(seed));
const pile = [-0.2, 0.06, 2.7] as const;
const slapAt = (progress: number): PawAction => ({ type: 'slap', progress, target: pile });

const query = new URLSearchParams(location.search);
const heroSpecies = (query.get('species') ?? 'tiger') as Species;

const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  species: SPECIES.map((species, seed) => ({ look: plainLook(species), acting: calm(seed) })),
  moods: Object.values(MOODS).map((mood, seed) => ({
    look: plainLook(speciesAt(seed)),
    acting: { ...(mood === CALM ? calm(seed) : createActing(seed)), mood },
  })),
  tigerMoods: Object.values(MOODS).map((mood, seed) => ({
    look: plainLook('tiger'),
    acting: { ...calm(seed), mood },
  })),
  slap: [0.1, 0.32, 0.43, 0.52, 0.66, 0.9].map((progress) => ({
    look: plainLook('tiger'),
    acting: { ...createActing(1), gaze: pile, paws: { left: slapAt(progress) } },
  })),
  paws: (
    [
      { type: 'withdraw', progress: 0.1, target: pile },
      { type: 'rake', progress: 0.5, target: pile },
      { type: 'point', progress: 0.6, target: [-1, 0.1, 2.6] },
      { type: 'reach', progress: 0.3, target: pile },
      { type: 'knock', progress: 0.38, target: pile },
      { type: 'lay', progress: 0.9, target: [1.4, 0.2, 3.6] },
    ] satisfies PawAction[]
  ).map((action, seed) => ({
    look: plainLook(speciesAt(seed)),
    acting: { ...createActing(seed), gaze: action.target, paws: { left: action } },
  })),
  gestures: GESTURES.map((type, seed) => ({
    look: plainLook(speciesAt(seed + 1)),
    acting: { ...calm(seed), gesture: { type, progress: 0.5 } },
  })),
  clothes: SPECIES.map((species, seed) => ({
    look: {
      ...plainLook(species),
      headwear: seed % 3 === 2 ? 'hat' : 'westernHat',
      neckwear: seed % 2 ? 'scarf' : 'bandana',
      badge: seed % 3 === 1 || seed === 0 ? 'sheriffStar' : 'none',
    },
    acting: { ...calm(seed), mood: seed % 2 ? MOODS.smug : CALM },
  })),
  looks: Array.from({ length: 9 }, (_, seed) => {
    const chance = createChance(seed * 77 + 5);
    return {
      look: { ...randomLook((n) => Math.floor(chance() * n)), species: speciesAt(seed % 3) },
      acting: calm(seed),
    };
  }),
  bots: SPECIES.slice(0, 3).map((species, seed) => ({
    look: plainLook(species),
    acting: { ...facing(createActing(seed, true)) },
    options: { bot: true },
  })),
  hero: [
    {
      look: plainLook(heroSpecies),
      acting: { ...calm(3), mood: MOODS.smug },
      options: { hero: true },
    },
  ],
};

const shots = SHEETS[query.get('sheet') ?? 'species'] ?? [];
const quality = (query.get('quality') ?? 'high') as CatQuality;
const time = Number(query.get('time') ?? 5.2);
const cell = Number(query.get('cell') ?? 360);
const turn = Number(query.get('turn') ?? 0);
const close = Number(query.get('close') ?? 1);
const columns = Math.min(3, shots.length);
const rows = Math.ceil(shots.length / columns);

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.setSize(columns * cell, rows * cell);
renderer.toneMapping = THREE.ACESFilmicToneMapping;
renderer.shadowMap.enabled = quality !== 'low';
renderer.shadowMap.type = THREE.PCFShadowMap;
renderer.setScissorTest(true);
renderer.info.autoReset = false;
document.body.append(renderer.domElement);

const TABLE_SIDES = 64;
const TABLE_TRIANGLES = 4 * TABLE_SIDES;

function stage(): { scene: THREE.Scene; camera: THREE.PerspectiveCamera } {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color('#3a1830');
  const key = new THREE.DirectionalLight('#fff0d8', 2.6);
  key.position.set(3.2, 8, 5);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 4;
  key.shadow.bias = -0.0004;
  key.shadow.normalBias = 0.035;
  key.shadow.camera.left = key.shadow.camera.bottom = -5;
  key.shadow.camera.right = key.shadow.camera.top = 5;
  const cool = new THREE.DirectionalLight('#7aa2ff', 2.2);
  cool.position.set(-6, 5.2, -4);
  const warm = new THREE.DirectionalLight('#ff8a4a', 2);
  warm.position.set(6, 4.5, -5);
  scene.add(key, cool, warm, new THREE.HemisphereLight('#ffe6c9', '#4a2440', 1.25));
  const table = new THREE.Mesh(
    new THREE.CylinderGeometry(4.2, 4.2, 0.3, TABLE_SIDES),
    new THREE.MeshLambertMaterial({ color: '#8a1f36' }),
  );
  table.position.set(0, -0.15, 4.75);
  table.receiveShadow = true;
  scene.add(table);
  const camera = new THREE.PerspectiveCamera(30, 1, 0.1, 50);
  camera.position.set(0, Number(query.get('height') ?? 2.5), 7.6 / close);
  camera.lookAt(0, close > 1 ? 1.75 : 1.35, 0);
  return { scene, camera };
}

async function makeCat({ look, options }: Shot) {
  const wanted = { quality, ...options };
  const assets = await leaseCat(look, wanted);
  const cat = createCatModel(look, wanted, assets);
  const dispose = () => {
    cat.dispose();
    assets.release();
  };
  return { ...cat, dispose };
}

async function draw(): Promise<SheetStats> {
  const started = performance.now();
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const cats: Awaited<ReturnType<typeof makeCat>>[] = [];
  for (const shot of shots) cats.push(await makeCat(shot));
  const buildMs = performance.now() - started;
  observer.disconnect();
  const { scene, camera } = stage();
  renderer.render(scene, camera);
  const before = { ...renderer.info.memory };
  const cells = shots.map(({ acting }, index) => {
    const cat = cats[index]!;
    cat.act(acting, time);
    cat.root.rotation.y = turn;
    scene.add(cat.root);
    const [x, y] = [(index % columns) * cell, (rows - 1 - Math.floor(index / columns)) * cell];
    renderer.setViewport(x, y, cell, cell);
    renderer.setScissor(x, y, cell, cell);
    renderer.info.reset();
    renderer.render(scene, camera);
    scene.remove(cat.root);
    // The table is not a cat.
    return { calls: renderer.info.render.calls - 1, triangles: renderer.info.render.triangles - TABLE_TRIANGLES };
  });
  for (const cat of cats) cat.dispose();
  const { geometries, textures } = renderer.info.memory;
  const leftOver = {
    assets: livingAssets(),
    geometries: geometries - before.geometries,
    textures: textures - before.textures,
  };
  return { cells, buildMs, longestSliceMs: longest, leftOver };
}

window.sheet = await draw();
