/** Where the cats sit: the far arc of a wide table, a U around a narrow one. */

export interface SeatFrame {
  readonly seat: number;
  /** The own seat has no cat in view: the camera is its eyes, and only its paws reach in. */
  readonly own: boolean;
  readonly x: number;
  readonly z: number;
  /** Turn of the cat around y; 0 looks at the camera. */
  readonly yaw: number;
  /** The paw that slaps, seen from the camera: -1 left, 1 right; always the one nearer to the middle. */
  readonly pawSide: -1 | 1;
}

/** An oval, between an ellipse (2) and a rectangle (infinite): a narrow ellipse would have no room at its ends. */
export interface TableShape {
  readonly portrait: boolean;
  readonly radiusX: number;
  readonly radiusZ: number;
  readonly squareness: number;
  readonly centerZ: number;
  /** Where the piles in the middle lie: between the cards of the cats, not always in the oval's middle. */
  readonly pilesZ: number;
}

export interface SeatPlan {
  readonly table: TableShape;
  readonly frames: readonly SeatFrame[];
}

export type Watcher = 'watcher';

interface CatPlace {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

interface CatPlan {
  readonly table: TableShape;
  /** From left to right. */
  readonly places: readonly CatPlace[];
}

/** How much farther than a circle's the rim is in this direction. */
export const rimStretch = (squareness: number, angle: number): number =>
  (Math.abs(Math.cos(angle)) ** squareness + Math.abs(Math.sin(angle)) ** squareness) ** (-1 / squareness);

const PORTRAIT_BELOW = 0.9;
export const isPortrait = (aspect: number): boolean => aspect < PORTRAIT_BELOW;

/** `you` is the own seat; a watcher sees every cat. Clockwise from the own seat is from left to right. */
export function seatFrames(seats: number, you: number | Watcher, aspect: number): SeatPlan {
  const cats = you === 'watcher' ? seats : seats - 1;
  const { table, places } = isPortrait(aspect) ? narrowPlan(cats) : widePlan(cats);
  const frames: SeatFrame[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const place = you === 'watcher' ? places[seat] : places[(seat - you - 1 + seats) % seats];
    if (seat === you || place === undefined)
      frames.push({ seat, own: true, x: 0, z: table.centerZ + table.radiusZ + 0.9, yaw: Math.PI, pawSide: 1 });
    else frames.push({ seat, own: false, ...place, pawSide: place.x > 0 ? -1 : 1 });
  }
  return { table, frames };
}

const RINGS = [0, 4.8, 4.8, 5.1, 5.5, 5.9, 6.7] as const;

function widePlan(cats: number): CatPlan {
  const ring = RINGS[cats] ?? 6.7;
  const arc = Math.min(2.6, 0.56 * (cats - 1) + 0.2);
  const places = Array.from({ length: cats }, (_, place) => {
    const angle = cats === 1 ? 0 : (place / (cats - 1) - 0.5) * arc;
    return { x: Math.sin(angle) * ring * 1.2, z: -Math.cos(angle) * ring * 0.78 + 0.3, yaw: -angle * 0.72 };
  });
  return {
    table: {
      portrait: false,
      radiusX: (ring - 0.72) * 1.24,
      radiusZ: (ring - 0.72) * 0.82,
      squareness: 2.3,
      centerZ: 0.5,
      pilesZ: 0.35,
    },
    places,
  };
}

/** The right half of the U, from the far end to the near one; a cat with x = 0 sits alone at the head. */
const HEAD: CatPlace = { x: 0, z: -7.4, yaw: 0 };
const PAIR: CatPlace = { x: 1.5, z: -7.4, yaw: -0.12 };
const MIDDLE: CatPlace = { x: 2.85, z: -4.9, yaw: -0.55 };
const SIDE: CatPlace = { x: 2.9, z: 0.3, yaw: -0.6 };
const NARROW: readonly (readonly CatPlace[])[] = [
  [],
  [{ ...HEAD, z: -4.4 }],
  [{ ...PAIR, z: -4.4 }],
  [{ ...HEAD, z: -5.2 }, SIDE],
  [{ ...PAIR, z: -5.2 }, SIDE],
  [HEAD, MIDDLE, SIDE],
  [PAIR, MIDDLE, SIDE],
];
/** The near edge of a narrow table, and the middle of the own cards before it. */
const NEAR_EDGE = 4.3;
export const OWN_ROW = 3.35;

function narrowPlan(cats: number): CatPlan {
  const half = NARROW[cats] ?? [];
  const left = half.filter((place) => place.x > 0).map(({ x, z, yaw }) => ({ x: -x, z, yaw: -yaw }));
  const far = Math.min(...half.map((place) => place.z)) + 0.5;
  return {
    table: {
      portrait: true,
      radiusX: 2.65,
      squareness: 3.2,
      radiusZ: (NEAR_EDGE - far) / 2,
      centerZ: (NEAR_EDGE + far) / 2,
      pilesZ: -0.75,
    },
    places: [...left.reverse(), ...half],
  };
}
