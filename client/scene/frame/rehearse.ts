import type { Camera, Scene, WebGLRenderer } from 'three';

/**
 * Draws everything once into a single pixel, hidden things and things out of sight included: the own cat is first seen when it
 * slaps, and its fur would travel to the graphics card in the middle of that. By hand: drei's Preload does so when it is mounted,
 * before any cat has come, and draws the room six times for it.
 */
export function rehearse(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
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
