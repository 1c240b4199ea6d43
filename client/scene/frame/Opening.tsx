/** Draws the first picture when nothing is left to compile, and the last things when everybody has come. */

import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Camera, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { useLatest } from '../../store/useLatest.ts';
import { useStage } from '../useScene.ts';
import type { Arrivals } from './arrivals.ts';
import { REHEARSAL } from './priorities.ts';

export interface RunningScene {
  /** Asks for a frame while nothing plays. */
  wake(): void;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
}

interface Props {
  readonly arrivals: Arrivals;
  /** The first picture waits for every cat. */
  readonly whole: boolean;
  /** The table is ready to be drawn. */
  readonly onBuilt: () => void;
  /** The first picture is drawn. */
  readonly onOpen: (scene: RunningScene) => void;
  /** Everything was drawn once. */
  readonly onComplete: () => void;
}

/** Stands last among its siblings: when its effects run, the others are in the scene. */
export function Opening({ arrivals, whole, ...told }: Props) {
  const stage = useStage();
  const get = useThree((state) => state.get);
  const due = useRef(false);
  const tell = useLatest(told);

  useEffect(() => {
    const leaving = new AbortController();
    const wake = () => {
      const { frameloop, advance, invalidate } = get();
      if (frameloop === 'never') advance(stage.time);
      else invalidate();
    };
    const open = async () => {
      const { gl, scene, camera } = get();
      await gl.compileAsync(scene, camera);
      if (leaving.signal.aborted) return;
      tell.current.onBuilt();
      if (whole) await arrivals.complete;
      if (leaving.signal.aborted) return;
      get().advance(stage.time);
      tell.current.onOpen({ wake, renderer: gl, scene, camera: camera as PerspectiveCamera });
      await arrivals.complete;
      if (leaving.signal.aborted) return;
      due.current = true;
      const stopWaiting = addAfterEffect(() => {
        stopWaiting();
        tell.current.onComplete();
      });
      leaving.signal.addEventListener('abort', stopWaiting);
      wake();
    };
    void open();
    return () => leaving.abort();
  }, [stage, arrivals, whole, get]);

  useFrame(({ gl, scene, camera }) => {
    if (!due.current) return;
    due.current = false;
    rehearse(gl, scene, camera);
  }, REHEARSAL);
  return null;
}

/**
 * Draws everything once into a single pixel, hidden things and things out of sight included: the own cat is first seen when it
 * slaps, and its fur would travel to the graphics card in the middle of that. By hand: drei's Preload does so when it is mounted,
 * before any cat has come, and draws the room six times for it.
 */
function rehearse(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const undo: (() => void)[] = [];
  scene.traverse((object) => {
    const { visible, frustumCulled } = object;
    undo.push(() => Object.assign(object, { visible, frustumCulled }));
    Object.assign(object, { visible: true, frustumCulled: false });
  });
  renderer.setScissor(0, 0, 1, 1);
  renderer.setScissorTest(true);
  renderer.render(scene, camera);
  renderer.setScissorTest(false);
  for (const step of undo) step();
}
