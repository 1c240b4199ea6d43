/** The whole scene without React: what stands in it, and the systems that run once a frame. */

import { Color, type Group, type Object3D, type PerspectiveCamera, type Scene } from 'three';
import { createCameraSystem } from './camera/camera.ts';
import type { Deck } from './cards/atlas.ts';
import { createCardBatch } from './cards/cardBatch.ts';
import { createCats, type SeatedCat } from './catsModel.ts';
import { createParticles } from './effects/particles.ts';
import { createFrame, type Frame, type System } from './frame.ts';
import type { TableLayout } from './layout/layout.ts';
import type { TableShape } from './layout/seatFrames.ts';
import { createLights } from './lights/lightPlan.ts';
import type { Quality } from './quality.ts';
import type { RoomPlan } from './room/room.ts';
import { createRoom } from './room/roomModel.ts';
import type { Stage } from './stage.ts';
import { createTable, type TableModel } from './table/tableShape.ts';

export interface SceneOptions {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly room: RoomPlan;
  readonly deck: Deck;
  /** By seat. */
  readonly cats: readonly (SeatedCat | undefined)[];
  readonly quality: Quality;
  /** Runs first in every frame: the director. */
  readonly direct?: (dt: number) => void;
  /** 0 to 1 while building; 1 when everything was drawn once. */
  readonly progress?: (done: number) => void;
}

/** Where the scene is built. */
export interface Site {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** In the scene from the beginning; it fills while the parts are built. */
  readonly root: Group;
  /** Has the materials of a part compiled before anybody looks. */
  compile(part: Object3D): Promise<unknown>;
  /** A cat has come: the next frame shows it. */
  seated(seat: number): void;
}

export interface SceneModel {
  readonly frame: Frame;
  /** Everybody sits at the table. Until then it is a table to look at, with some chairs free. */
  readonly complete: Promise<void>;
  setLayout(layout: TableLayout): void;
  dispose(): void;
}

const sameTable = (a: TableShape, b: TableShape) =>
  a.radiusX === b.radiusX && a.radiusZ === b.radiusZ && a.centerZ === b.centerZ && a.pilesZ === b.pilesZ;

/** What is left after the last part is the rehearsal. */
const ALMOST = 0.95;

/** Lets the page breathe between two parts: built in one piece the scene would freeze it for a second. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function createScene(site: Site, options: SceneOptions): Promise<SceneModel> {
  const { scene, camera, root, compile, seated } = site;
  const { stage, quality, room: plan, progress = () => undefined } = options;
  let { layout } = options;
  scene.background = new Color(plan.light.background);

  // First of all: a shader knows how many lights there are.
  const lights = createLights(plan.light, quality);
  const particles = createParticles();
  root.add(lights.root, particles.mesh);
  const parts = 3 + options.cats.filter((cat) => cat !== undefined).length;
  let built = 0;
  const add = async (part: Object3D) => {
    root.add(part);
    await compile(part);
    built += 1;
    progress((ALMOST * built) / parts);
  };

  const room = createRoom(plan, quality);
  const compiled = [add(room.root)];
  await pause();
  const cards = createCardBatch(options.deck, quality.atlasScale, quality.anisotropy);
  compiled.push(add(cards.mesh));
  await pause();
  let table: TableModel = createTable(layout.table, plan.table, quality);
  compiled.push(add(table.root));
  // After the table: on two cores both at once would take twice as long to the first picture, and as long to the last cat.
  const cats = createCats(options.cats, layout, quality, { add, seated });
  await Promise.all(compiled);
  const cameraSystem = createCameraSystem(camera, layout);

  const systems: readonly System[] = [
    { name: 'director', update: (_, dt) => options.direct?.(dt) },
    cameraSystem,
    { name: 'cards', update: ({ cards: slots }) => cards.update(slots, cameraSystem.carry) },
    { name: 'cats', update: (now) => cats.update(now) },
    { name: 'effects', update: (now) => particles.update(now) },
    { name: 'light', update: ({ light, time }) => lights.update(light, time) },
    { name: 'room', update: ({ time }) => room.update(time, lights.dimmer) },
    { name: 'table', update: ({ podium }) => table.update(podium) },
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
  };
  setLayout(layout);

  return {
    frame: createFrame(stage, systems),
    complete: cats.complete,
    setLayout,
    dispose() {
      for (const part of [room, cards, table, cats, particles]) part.dispose();
    },
  };
}
