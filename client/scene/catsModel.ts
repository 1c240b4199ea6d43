/** The cats of a table: built one after the other, posed from the stage on every frame. */

import { Group } from 'three';
import type { CatLook } from '../../shared/table/catLook.ts';
import { type Cat, loadCat } from '../cats/cat.ts';
import { type CatActor, createCatActor } from './catActing.ts';
import type { TableLayout } from './layout.ts';
import type { Quality } from './quality.ts';
import type { SeatStage, Stage } from './stage.ts';

export interface SeatedCat {
  readonly look: CatLook;
  readonly bot: boolean;
}

export interface CatsModel {
  readonly root: Group;
  update(stage: Stage): void;
  setLayout(layout: TableLayout): void;
  dispose(): void;
}

interface Sitting {
  readonly cat: Cat;
  readonly actor: CatActor;
  readonly seat: number;
}

/** A cat with its hat on, leaning forward. */
const HIGHEST = 4.3;

/** Where the own cat sits so that its head stays below the edge of the picture and its paw comes from there. */
function ownPlace({ camera }: TableLayout): { readonly y: number; readonly z: number } {
  const y = -0.5;
  const top = y + HIGHEST;
  const pitch = 2 * Math.asin(-camera.qx);
  const lowest = Math.tan(pitch + (camera.fov * Math.PI) / 360);
  return { y, z: camera.z - (camera.y - top) / lowest + 0.3 };
}

export async function createCats(
  seats: readonly (SeatedCat | undefined)[],
  firstLayout: TableLayout,
  quality: Quality,
  progress: (done: number) => void,
): Promise<CatsModel> {
  const root = new Group();
  const sitting: Sitting[] = [];
  let layout = firstLayout;
  for (const [seat, seated] of seats.entries()) {
    if (seated === undefined) continue;
    const cat = await loadCat(seated.look, { quality: quality.tier, bot: seated.bot });
    cat.root.visible = false;
    root.add(cat.root);
    sitting.push({ cat, actor: createCatActor(seat), seat });
    progress(sitting.length / seats.length);
  }
  /** The own seat as its paws need it: turned to the table, out of sight. Reused on every frame. */
  const away: Partial<SeatStage> = {};

  return {
    root,
    setLayout(next) {
      layout = next;
    },
    update(stage) {
      for (const { cat, actor, seat } of sitting) {
        const frame = layout.frames[seat];
        const there = stage.seats[seat];
        if (frame === undefined || there === undefined) continue;
        const reaching = frame.own && !there.visible && there.paw !== 'rest';
        cat.root.visible = there.visible || reaching;
        if (!cat.root.visible) continue;
        const at = reaching ? Object.assign(away as SeatStage, there, ownPlace(layout), { x: 0, yaw: Math.PI }) : there;
        cat.root.position.set(at.x, at.y, at.z);
        cat.root.rotation.y = at.yaw;
        const side = frame.pawSide > 0 ? 'left' : 'right';
        cat.pose(actor.actingOf(at, side, layout.camera, stage.reducedMotion), stage.time);
      }
    },
    dispose() {
      for (const { cat } of sitting) cat.dispose();
    },
  };
}
