/** Turns a pose into the matrices and curves that the shaders read. Allocates nothing: it runs for every cat on every frame. */

import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { CatPose, EarPose, Placement } from './act/pose.ts';
import { BONES, type Bone, HEAD_HEIGHT, JAW_HINGE, NECK, SIDES, type Side, signOf, TUBES, type Tube } from './bones.ts';
import type { FaceUniforms } from './shade/coatMaterial.ts';
import type { DressUniforms } from './shade/dressMaterial.ts';
import type { EyeUniforms } from './shade/eyeMaterial.ts';
import type { RigUniforms } from './shade/rigShader.ts';
import type { SymptomUniforms } from './shade/symptoms.ts';
import type { Build } from './species.ts';

export interface Rig {
  readonly bones: RigUniforms;
  readonly face: FaceUniforms;
  readonly eyes: EyeUniforms;
  readonly dress: DressUniforms;
  readonly symptoms: SymptomUniforms;
  readonly build: Build;
  readonly headwear: boolean;
}

/** The torso turns at its hips, behind and below the edge of the table. */
const HIPS: readonly [number, number, number] = [0, -2.3, -0.2];
const HAT: readonly [number, number, number] = [0, 0.8, -0.08];
const JAW_OPEN = 0.52;
const JAW_SHUT = 0.06;

const euler = new Euler();
const quaternion = new Quaternion();
const position = new Vector3();
const scale = new Vector3();
const part = new Matrix4();
const pivot = new Matrix4();
const wrist = new Vector3();
const reach = new Vector3();
const pole = new Vector3();

const boneOf = (rig: Rig, bone: Bone): Matrix4 => rig.bones.uBones.value[BONES.indexOf(bone)] as Matrix4;
const pointOf = (rig: Rig, tube: Tube, at: number): Vector3 =>
  rig.bones.uCurves.value[4 * TUBES.indexOf(tube) + at] as Vector3;

/** parent · T(at + offset) · R · S · T(-at): turned about `at`. */
function turnAbout(
  into: Matrix4,
  parent: Matrix4 | undefined,
  at: readonly [number, number, number],
  by: Placement,
): void {
  euler.set(by.pitch, by.yaw, by.roll, 'YXZ');
  part.compose(
    position.set(at[0] + by.x, at[1] + by.y, at[2] + by.z),
    quaternion.setFromEuler(euler),
    scale.set(by.wide, by.tall, by.long),
  );
  part.multiply(pivot.makeTranslation(-at[0], -at[1], -at[2]));
  if (parent) into.multiplyMatrices(parent, part);
  else into.copy(part);
}

const jawTurn: Placement = { x: 0, y: 0, z: 0, pitch: 0, yaw: 0, roll: 0, wide: 1, tall: 1, long: 1 };
const hatTurn: Placement = { ...jawTurn };

export function applyPose(pose: CatPose, time: number, rig: Rig): void {
  const torso = boneOf(rig, 'torso');
  const head = boneOf(rig, 'head');
  turnAbout(torso, undefined, HIPS, pose.torso);
  turnAbout(head, torso, NECK, pose.neck);
  jawTurn.pitch = pose.jaw * JAW_OPEN - JAW_SHUT;
  turnAbout(boneOf(rig, 'jaw'), head, JAW_HINGE, jawTurn);
  hatTurn.y = pose.hatLift;
  hatTurn.pitch = 0.05 - pose.hatLift * 0.4;
  hatTurn.roll = 0.05 + pose.hatRoll;
  turnAbout(boneOf(rig, 'hat'), head, HAT, hatTurn);
  for (const side of SIDES) {
    placeEar(rig, side, side === 'left' ? pose.earLeft : pose.earRight, head);
    placePaw(rig, side, side === 'left' ? pose.pawLeft : pose.pawRight);
    bendArm(rig, side, pose, torso);
  }
  for (let at = 0; at < 4; at += 1) pointOf(rig, 'tail', at).fromArray(pose.tail, 3 * at);
  if (rig.build.tail === 'stub') shorten(rig);
  rig.bones.uSwell.value = pose.onlyArms === undefined ? 1 : 0.3;
  if (pose.onlyArms !== undefined) hideAllBut(rig, pose.onlyArms);

  rig.face.uFace.value.set(pose.smile, pose.blush, pose.heat, pose.browStrength);
  rig.face.uBrow.value.set(pose.browRaise, pose.browSlant, pose.browSkew, pose.jaw);
  rig.eyes.uLid.value.set(pose.lidUpper, pose.lidLower, Math.max(0, pose.open), pose.slant);
  rig.eyes.uMien.value.set(pose.joy, pose.frown, pose.pupil, pose.wet);
  rig.eyes.uGaze.value.set(pose.gazeX, pose.gazeY, pose.wink);
  rig.eyes.uGlint.value.set(pose.glintAt, pose.glint);
  rig.dress.uDroop.value = pose.droop;
  rig.dress.uTongue.value = pose.tongue;
  const { steam, tears, sweat, snores, hearts, sparks } = pose.symptoms;
  rig.symptoms.uTime.value = time;
  rig.symptoms.uStrong.value.set(steam, tears, sweat, snores);
  rig.symptoms.uMerry.value.set(hearts, sparks, 0, 0);
}

function placeEar(rig: Rig, side: Side, ear: EarPose, head: Matrix4): void {
  const sign = signOf(side);
  const { earShape, earSize, headWidth, mane } = rig.build;
  const round = earShape === 'round';
  // Under a brim the ears give way, or they would stick through the felt.
  const out = ear.out + (rig.headwear ? 0.32 : 0);
  euler.set(
    -0.1 - ear.back * 0.75,
    sign * (0.3 + ear.twist + ear.back * 0.3),
    -sign * ((round ? 0.5 : 0.28) + out * 0.6),
  );
  part.compose(
    position.set(
      sign * (round ? 0.57 : 0.52) * headWidth,
      (mane ? 0.74 : 0.62) - out * 0.05,
      mane ? 0.3 : round ? -0.06 : 0,
    ),
    quaternion.setFromEuler(euler),
    scale.setScalar(earSize * (round ? 0.96 : 1)),
  );
  boneOf(rig, side === 'left' ? 'earLeft' : 'earRight').multiplyMatrices(head, part);
}

/** Paws hang on the root, not on the leaning torso, or a slap would sink into the table. */
function placePaw(rig: Rig, side: Side, paw: Placement): void {
  euler.set(paw.pitch, paw.yaw, paw.roll, 'YXZ');
  boneOf(rig, side === 'left' ? 'pawLeft' : 'pawRight').compose(
    position.set(paw.x, paw.y - HEAD_HEIGHT, paw.z),
    quaternion.setFromEuler(euler),
    scale.set(paw.wide, paw.tall, paw.long),
  );
}

/** From the shoulder, in the torso's own measure. */
export const SHOULDER: readonly [number, number, number] = [0.74, -1.2, -0.08];
/** Upper arm and forearm together, as long as nothing stretches them. */
const ARM = 1.5;
/** How much longer than the way to the paw they are even then: an elbow is never quite straight. */
const SLACK = 1.07;
/** Where on that way the elbow stands. */
const ELBOW = 0.47;

/** Two bones. At rest the elbow stands out to the side; the farther the paw goes, the higher it is lifted. */
function bendArm(rig: Rig, side: Side, pose: CatPose, torso: Matrix4): void {
  const sign = signOf(side);
  const tube: Tube = side === 'left' ? 'armLeft' : 'armRight';
  const paw = side === 'left' ? pose.pawLeft : pose.pawRight;
  const lifted = side === 'left' ? pose.elbowLeft : pose.elbowRight;
  const from = pointOf(rig, tube, 0);
  const elbow = pointOf(rig, tube, 1);
  const to = pointOf(rig, tube, 3);
  euler.set(paw.pitch, paw.yaw, paw.roll, 'YXZ');
  wrist.set(0, 0.15 * paw.tall, -0.27 * paw.long).applyEuler(euler);
  from.set(sign * SHOULDER[0], SHOULDER[1], SHOULDER[2]).applyMatrix4(torso);
  to.set(paw.x + wrist.x, paw.y - HEAD_HEIGHT + wrist.y, paw.z + wrist.z);
  reach.subVectors(to, from);
  const length = Math.max(0.1, reach.length());
  const far = Math.min(1, Math.max(lifted, (length - 1) / 1.8, 0));
  const own = pose.onlyArms !== undefined;
  if (own) pole.set(sign, pose.ownElbow, 0);
  else pole.set(sign * (0.95 - 0.3 * far), -0.3 + 1.1 * far, -0.35 + 0.3 * far);
  pole.addScaledVector(reach, -pole.dot(reach) / (length * length)).normalize();
  const bones = Math.max(ARM, length * (own ? pose.ownSlack : SLACK));
  const bend = Math.sqrt(bones * bones - length * length) / 2;
  elbow.copy(from).addScaledVector(reach, ELBOW).addScaledVector(pole, bend);
  pointOf(rig, tube, 2).copy(elbow);
  (rig.bones.uAcross.value[TUBES.indexOf(tube)] as Vector3).crossVectors(reach, pole).normalize();
}

/** Far below the floor, and as good as nothing. */
const OUT_OF_SIGHT = new Matrix4().makeScale(1e-4, 1e-4, 1e-4).setPosition(0, -60, 0);

const PAWS: { readonly [bone in Bone]?: Side } = { pawLeft: 'left', pawRight: 'right' };
const ARMS: { readonly [tube in Tube]?: Side } = { armLeft: 'left', armRight: 'right' };

/** Whoever looks through a cat's eyes would see the inside of its head. */
function hideAllBut(rig: Rig, arms: Side | 'both'): void {
  const isSeen = (side: Side | undefined): boolean => side !== undefined && (arms === 'both' || arms === side);
  for (const bone of BONES) if (!isSeen(PAWS[bone])) boneOf(rig, bone).copy(OUT_OF_SIGHT);
  for (const tube of TUBES)
    for (let at = 0; !isSeen(ARMS[tube]) && at < 4; at += 1) pointOf(rig, tube, at).set(0, -60 - at * 0.1, 0);
}

function shorten(rig: Rig): void {
  const root = pointOf(rig, 'tail', 0);
  for (let at = 1; at < 4; at += 1) pointOf(rig, 'tail', at).lerp(root, 0.45);
}
