/** The whole scene without React: what stands in it, and the systems that run once a frame. */

import { Color, Group, type PerspectiveCamera, type Scene } from 'three';
import { createAnchors } from './anchors.ts';
import { createCameraSystem } from './camera.ts';
import type { Deck } from './cards/atlas.ts';
import { createCardBatch } from './cards/cardBatch.ts';
import { createCats, type SeatedCat } from './catsModel.ts';
import { createParticles } from './effects/particles.ts';
import { createFrame, type Frame, type System } from './frame.ts';
import type { TableLayout } from './layout.ts';
import { createLights } from './lights.ts';
import type { Quality } from './quality.ts';
import { createRoom, ROOMS, type RoomName } from './rooms/roomModel.ts';
import { createTable, type TableModel } from './rooms/table.ts';
import type { TableShape } from './seatFrames.ts';
import type { Stage } from './stage.ts';

export interface SceneOptions {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly room: RoomName;
  readonly deck: Deck;
  /** By seat. */
  readonly cats: readonly (SeatedCat | undefined)[];
  readonly quality: Quality;
  /** Runs first in every frame: the director. */
  readonly direct?: (dt: number) => void;
  /** 0 to 1 while building. */
  readonly progress?: (done: number) => void;
}

export interface SceneModel {
  readonly root: Group;
  readonly frame: Frame;
  setLayout(layout: TableLayout): void;
  dispose(): void;
}

const sameTable = (a: TableShape, b: TableShape) =>
  a.radiusX === b.radiusX && a.radiusZ === b.radiusZ && a.centerZ === b.centerZ && a.pilesZ === b.pilesZ;

/** Lets the page breathe between two parts: built in one piece the scene would freeze it for a second. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function createScene(scene: Scene, camera: PerspectiveCamera, options: SceneOptions): Promise<SceneModel> {
  const { stage, quality, room: roomName, progress = () => undefined } = options;
  const plan = ROOMS[roomName];
  let { layout } = options;
  scene.background = new Color(plan.light.background);

  const root = new Group();
  const room = createRoom(plan, quality);
  progress(0.2);
  await pause();
  const cards = createCardBatch(options.deck, quality.atlasScale, quality.anisotropy);
  progress(0.35);
  await pause();
  let table: TableModel = createTable(layout.table, plan.table, quality);
  progress(0.45);
  await pause();
  const cats = await createCats(options.cats, layout, quality, (done) => progress(0.45 + 0.5 * done));
  const lights = createLights(plan.light, quality);
  const particles = createParticles();
  const cameraSystem = createCameraSystem(camera, layout);
  const anchors = createAnchors();
  root.add(lights.root, room.root, table.root, cats.root, cards.mesh, particles.mesh);

  const systems: readonly System[] = [
    { name: 'director', update: (_, dt) => options.direct?.(dt) },
    cameraSystem,
    { name: 'cards', update: ({ cards: slots }) => cards.update(slots, cameraSystem.carry) },
    { name: 'cats', update: (now) => cats.update(now) },
    { name: 'effects', update: (now) => particles.update(now) },
    { name: 'light', update: ({ light, time }) => lights.update(light, time) },
    { name: 'room', update: ({ time }) => room.update(time, lights.dimmer) },
    { name: 'table', update: ({ podium }) => table.update(podium) },
    { name: 'anchors', update: (now) => anchors.update(now, camera) },
  ];

  const setLayout = (next: TableLayout) => {
    if (!sameTable(next.table, layout.table)) {
      root.remove(table.root);
      table.dispose();
      table = createTable(next.table, plan.table, quality);
      root.add(table.root);
    }
    layout = next;
    cameraSystem.setLayout(next);
    lights.setLayout(next);
    cats.setLayout(next);
    anchors.setLayout(next);
  };
  setLayout(layout);

  return {
    root,
    frame: createFrame(stage, systems),
    setLayout,
    dispose() {
      for (const part of [room, cards, table, cats, particles]) part.dispose();
    },
  };
}
