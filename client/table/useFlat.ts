import { useSettings } from '../store/useStore.ts';

let supported: boolean | undefined;

/** Asked once: every context that is made for asking counts against the browser's limit. */
function hasWebGl(): boolean {
  supported ??= document.createElement('canvas').getContext('webgl2') !== null;
  return supported;
}

/** Whether the table is drawn without 3D: because somebody wants it so, or because this browser cannot. */
export const useFlat = (): boolean => useSettings(({ quality }) => quality === 'off') || !hasWebGl();
