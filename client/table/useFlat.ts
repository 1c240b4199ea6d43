import { useStore } from 'zustand';
import { pictureStore } from '../store/picture.ts';
import { useSettings } from '../store/useStore.ts';

let supported: boolean | undefined;

/** Asked once: every context that is made for asking counts against the browser's limit. */
function hasWebGl(): boolean {
  supported ??= document.createElement('canvas').getContext('webgl2') !== null;
  return supported;
}

/** Whether the table is drawn without 3D: because somebody wants it so, or because this browser cannot, or no longer. */
export function useFlat(): boolean {
  const unwanted = useSettings(({ quality }) => quality === 'off');
  const lost = useStore(pictureStore, (picture) => picture.lost === 'forGood');
  return unwanted || lost || !hasWebGl();
}
