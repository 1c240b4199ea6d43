/** One cat: three meshes and a few sparks of mood, moved by numbers. The root stands on the table below its head and looks along +z. */

import { Group, type Material, Mesh, type Object3D } from 'three';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import type { Seconds } from '../../choreography/steps.ts';
import { castShape, type DrawRange } from '../frame/castShape.ts';
import { act } from './act/act.ts';
import type { Acting } from './act/acting.ts';
import { createPose, SYMPTOMS } from './act/pose.ts';
import { HEAD_HEIGHT } from './bones.ts';
import { mix } from './color.ts';
import type { CatOptions } from './quality.ts';
import { applyPose, type Rig } from './rig.ts';
import type { Sculpture } from './sculpt/sculpture.ts';
import { createCoatMaterial, createFaceUniforms } from './shade/coatMaterial.ts';
import { createDressMaterial, createDressUniforms } from './shade/dressMaterial.ts';
import { createEyeMaterial, createEyeUniforms } from './shade/eyeMaterial.ts';
import { createRigUniforms, rigDepthMaterial } from './shade/rigShader.ts';
import { createShells } from './shade/shells.ts';
import { createSymptoms, createSymptomUniforms } from './shade/symptoms.ts';
import { buildOf, CLOTH, paletteOf } from './species.ts';
import type { CatAssets } from './workshop/assets.ts';

export interface CatModel {
  readonly root: Object3D;
  act(acting: Acting, time: Seconds): void;
  /** What it borrowed belongs to others too and stays. */
  dispose(): void;
}

export function createCatModel(look: CatLook, options: CatOptions, assets: CatAssets): CatModel {
  const { quality, hero = false, bot = false } = options;
  const palette = paletteOf(look);
  const build = buildOf(look);
  const dark = build.marking === 'ghost';
  const rig: Rig = {
    bones: createRigUniforms(),
    face: createFaceUniforms(),
    eyes: createEyeUniforms(),
    dress: createDressUniforms(),
    symptoms: createSymptomUniforms(look.species.length * 31 + look.cloth.length),
    build,
    headwear: look.headwear !== 'none',
  };
  const { map, streaks, cloth } = assets.textures;
  const coat = createCoatMaterial({
    map,
    streaks,
    rig: rig.bones,
    face: rig.face,
    rim: dark ? '#8fb4ff' : '#ffe2b8',
    rimStrength: dark ? 0.85 : 0.48,
    pads: palette.pads,
    line: dark ? '#08060d' : mix(palette.mark, '#4a1f16', 0.5),
    brow: dark ? '#07050c' : mix(palette.mark, '#000000', 0.15),
    rich: quality !== 'low',
  });
  const eyes = createEyeMaterial({
    map,
    streaks,
    rig: rig.bones,
    eyes: rig.eyes,
    face: rig.face,
    iris: palette.iris,
    bot,
  });
  const dress = createDressMaterial({
    rig: rig.bones,
    dress: rig.dress,
    cloth,
    tints: {
      nose: palette.nose,
      ivory: '#fffdf2',
      gullet: '#3a0a0c',
      tongue: '#e0616a',
      cloth: CLOTH[look.cloth],
      felt: look.headwear === 'hat' ? mix(CLOTH[look.cloth], '#1a1216', 0.5) : '#8f5a33',
      band: look.headwear === 'hat' ? '#d9a441' : CLOTH[look.cloth],
      brass: '#ffc648',
      whisker: dark ? '#cfc8e6' : '#fffaf0',
    },
  });
  const depth = rigDepthMaterial(rig.bones);
  const materials: Material[] = [coat, eyes, dress, depth];

  const root = new Group();
  root.name = `cat-${look.species}`;
  const stand = new Group();
  stand.position.y = HEAD_HEIGHT;
  root.add(stand);
  const shadows = quality !== 'low';
  const eyeballs: Sculpture = { geometry: assets.eyes, look: wholeOf(assets.eyes), shadow: { start: 0, count: 0 } };
  const gaze = sculpted(eyeballs, eyes, undefined);
  stand.add(
    sculpted(assets.coat, coat, shadows ? depth : undefined),
    sculpted(assets.dress, dress, shadows && assets.dress.shadow.count > 0 ? depth : undefined),
    gaze,
  );
  const symptoms = createSymptoms(assets.symptoms, rig.bones, rig.symptoms);
  materials.push(symptoms.material as Material);
  stand.add(symptoms);
  const shells = hero ? createShells(assets.coat, coat, assets.textures.hairs) : undefined;
  if (shells) {
    materials.push(shells.material as Material);
    stand.add(shells);
  }

  const pose = createPose();
  return {
    root,
    act(acting, time) {
      applyPose(act(acting, time, pose), time, rig);
      gaze.visible = pose.onlyArms === undefined;
      symptoms.visible = gaze.visible && SYMPTOMS.some((symptom) => pose.symptoms[symptom] > 0.01);
    },
    dispose() {
      shells?.geometry.dispose();
      for (const material of materials) material.dispose();
    },
  };
}

const wholeOf = (geometry: Sculpture['geometry']): DrawRange => ({ start: 0, count: geometry.getIndex()?.count ?? 0 });

function sculpted({ geometry, look, shadow }: Sculpture, material: Material, depth: Material | undefined): Mesh {
  const mesh = new Mesh(geometry, material);
  // The shape that a ray would meet is the one before the shader moves it.
  mesh.raycast = () => undefined;
  mesh.receiveShadow = true;
  geometry.setDrawRange(look.start, look.count);
  if (!depth) return mesh;
  mesh.customDepthMaterial = depth;
  return Object.assign(mesh, castShape(geometry, shadow));
}
