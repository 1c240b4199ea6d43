/** One cat before a mirror, without a table: what the cat editor shows. */

import {
  ACESFilmicToneMapping,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import type { CatLook } from '../../shared/table/catLook.ts';
import { type Acting, createActing, withGaze } from '../scene/cats/act/acting.ts';
import { type Cat, loadCat } from '../scene/cats/catModel.ts';
import type { CatQuality } from '../scene/cats/quality.ts';

export interface Mirror {
  /** The cat before stays until the new one is sculpted: an empty mirror would be a shock. */
  show(look: CatLook): void;
  /** Radians: the cat turns to one side and the other. */
  turn(angle: number): void;
  close(): void;
}

const SEED = 3;
const MAX_RATIO = 2;
/** Fur is drawn strand by strand only where there is strength for it. */
const HERO: CatQuality = 'high';

export interface MirrorOptions {
  readonly quality: CatQuality;
  /** For people whom motion makes unwell. */
  readonly still: boolean;
  /** The first cat is there. */
  readonly onShown: () => void;
}

export function openMirror(canvas: HTMLCanvasElement, { quality, still, onShown }: MirrorOptions): Mirror {
  const renderer = new WebGLRenderer({ canvas, antialias: quality !== 'low', alpha: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  const scene = new Scene();
  scene.add(...lights());
  const camera = new PerspectiveCamera(30, 1, 0.1, 50);
  camera.position.set(0, 2.2, 7.4);
  camera.lookAt(0, 1.35, 0);
  const acting: Acting = { ...withGaze(createActing(SEED), [0, 1.6, 7], -10), still };

  let cat: Cat | undefined;
  let wanted = 0;
  let angle = 0;
  let closed = false;

  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(MAX_RATIO, devicePixelRatio || 1));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  renderer.setAnimationLoop((milliseconds) => {
    if (cat === undefined) return;
    cat.root.rotation.y = angle;
    cat.pose(acting, milliseconds / 1000);
    renderer.render(scene, camera);
  });

  return {
    show(look) {
      wanted += 1;
      const current = wanted;
      void loadCat(look, { quality, hero: quality === HERO }).then((sculpted) => {
        // Somebody chose on while this one was being sculpted.
        if (closed || current !== wanted) return sculpted.dispose();
        if (cat !== undefined) {
          scene.remove(cat.root);
          cat.dispose();
        }
        cat = sculpted;
        scene.add(cat.root);
        onShown();
      });
    },
    turn(to) {
      angle = to;
    },
    close() {
      closed = true;
      sizes.disconnect();
      renderer.setAnimationLoop(null);
      cat?.dispose();
      renderer.dispose();
    },
  };
}

function lights() {
  const key = new DirectionalLight('#fff0d8', 2.6);
  key.position.set(3.2, 8, 5);
  const cool = new DirectionalLight('#7aa2ff', 2.2);
  cool.position.set(-6, 5.2, -4);
  const warm = new DirectionalLight('#ff8a4a', 2);
  warm.position.set(6, 4.5, -5);
  return [key, cool, warm, new HemisphereLight('#ffe6c9', '#4a2440', 1.25)];
}
