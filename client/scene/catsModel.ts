/** The cats of a table: they come as they are built, and are posed from the stage on every frame. */

import type { Object3D } from 'three';
import type { CatLook } from '../../shared/table/catLook.ts';
import { type Cat, loadCat } from './cats/catModel.ts';
import { type CatActor, createCatActor } from './cats/seatActing.ts';
import type { TableLayout } from './layout/layout.ts';
import type { Quality } from './quality.ts';
import type { SeatStage, Stage } from './stage.ts';

export interface SeatedCat {
  readonly look: CatLook;
  readonly bot: boolean;
}

export interface CatsModel {
  /** Everybody has come. */
  readonly complete: Promise<void>;
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

export function createCats(
  seats: readonly (SeatedCat | undefined)[],
  firstLayout: TableLayout,
  quality: Quality,
  table: { add(cat: Object3D): Promise<void>; seated(seat: number): void },
): CatsModel {
  const sitting: Sitting[] = [];
  let layout = firstLayout;
  let over = false;
  const come = async ({ look, bot }: SeatedCat, seat: number): Promise<void> => {
    const cat = await loadCat(look, { quality: quality.tier, bot });
    if (!over) {
      cat.root.visible = false;
      await table.add(cat.root);
    }
    if (over) {
      cat.dispose();
      return;
    }
    sitting.push({ cat, actor: createCatActor(seat), seat });
    table.seated(seat);
  };
  // The own cat last: it is not seen before it slaps.
  const order = [...seats.entries()].sort(([a], [b]) => Number(a === layout.you) - Number(b === layout.you));
  // A cat that cannot be built stays the drawn one.
  const complete = Promise.allSettled(order.map(([seat, cat]) => (cat === undefined ? undefined : come(cat, seat))));

  /** The own seat as its paws need it: turned to the table, out of sight. Reused on every frame. */
  const away: Partial<SeatStage> = {};

  return {
    complete: complete.then(() => undefined),
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
      over = true;
      for (const { cat } of sitting) cat.dispose();
    },
  };
}
