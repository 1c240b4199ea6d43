/** The movable parts of a cat. Left and right are the cat's own; it looks along +z, so its left is at +x. */

export const BONES = ['torso', 'head', 'jaw', 'earLeft', 'earRight', 'pawLeft', 'pawRight', 'hat'] as const;
export type Bone = (typeof BONES)[number];

/** Parts that bend along a curve instead of turning. */
export const TUBES = ['armLeft', 'armRight', 'tail'] as const;
export type Tube = (typeof TUBES)[number];

export const boneIndex = (bone: Bone): number => BONES.indexOf(bone);
export const tubeIndex = (tube: Tube): number => BONES.length + TUBES.indexOf(tube);

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
export const signOf = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1);

/** Sculpting happens around the middle of the head; the root of a cat stands on the table below it. */
export const HEAD_HEIGHT = 1.95;

export const EYE = { x: 0.375, y: 0.1, z: 0.545, radius: 0.29 } as const;
export const JAW_HINGE = [0, -0.4, 0.08] as const;
export const NECK = [0, -0.72, -0.1] as const;
