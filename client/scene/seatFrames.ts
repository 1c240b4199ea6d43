/** Where the cats sit: the far arc of a wide table, a U around a narrow one. */

export interface SeatFrame {
  readonly seat: number;
  /** The own seat has no cat in view: the camera is its eyes, and only its paws reach in. */
  readonly own: boolean;
  readonly x: number;
  readonly z: number;
  /** Turn of the cat around y; 0 looks at the camera. */
  readonly yaw: number;
  /** The paw that slaps: -1 left, 1 right, as the cat is seen by the camera; always the one nearer to the middle. */
  readonly pawSide: -1 | 1;
}

export interface TableShape {
  readonly portrait: boolean;
  readonly radiusX: number;
  readonly radiusZ: number;
  readonly centerZ: number;
}

export interface SeatPlan {
  readonly table: TableShape;
  readonly frames: readonly SeatFrame[];
}

export type Watcher = 'watcher';

const PORTRAIT_BELOW = 0.9;
/** Arc of the cats in radians by how many are in view. */
const U_ARCS = [0, 0, 1.5, 2.5, 3.0, 3.4, 3.8] as const;
const wideArc = (cats: number) => Math.min(2.6, 0.56 * (cats - 1) + 0.2);

function ringRadius(cats: number): number {
  if (cats > 5) return 6.3;
  if (cats > 4) return 5.8;
  return cats > 2 ? 5.2 : 4.8;
}

export const isPortrait = (aspect: number): boolean => aspect < PORTRAIT_BELOW;

/** `you` is the own seat; a watcher sees every cat on the arc. Clockwise from the own seat is from left to right. */
export function seatFrames(seats: number, you: number | Watcher, aspect: number): SeatPlan {
  const portrait = isPortrait(aspect);
  const cats = you === 'watcher' ? seats : seats - 1;
  const ring = ringRadius(cats);
  const arc = portrait ? (U_ARCS[cats] ?? 3.8) : wideArc(cats);
  const table: TableShape = portrait
    ? { portrait, radiusX: (ring - 0.72) * 0.62, radiusZ: (ring - 0.72) * 1.02, centerZ: 0.35 }
    : { portrait, radiusX: (ring - 0.72) * 1.22, radiusZ: (ring - 0.72) * 0.92, centerZ: 0.5 };

  const frames: SeatFrame[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat === you) {
      frames.push({ seat, own: true, x: 0, z: table.centerZ + table.radiusZ + 0.9, yaw: Math.PI, pawSide: 1 });
      continue;
    }
    const place = you === 'watcher' ? seat : (seat - you - 1 + seats) % seats;
    const angle = cats === 1 ? 0 : (place / (cats - 1) - 0.5) * arc;
    frames.push({
      seat,
      own: false,
      x: Math.sin(angle) * ring * (portrait ? 0.66 : 1.18),
      z: portrait ? -Math.cos(angle) * ring * 0.95 + 0.2 : -Math.cos(angle) * ring * 0.86 + 0.3,
      yaw: portrait ? -Math.sin(angle) * 0.85 : -angle * 0.72,
      pawSide: angle > 0 ? -1 : 1,
    });
  }
  return { table, frames };
}
