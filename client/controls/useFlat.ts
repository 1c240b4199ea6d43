import { useStore } from 'zustand';
import { thisDevice } from '../scene/quality.ts';
import { pictureStore } from '../store/table/picture.ts';
import { useSettings } from '../store/useStore.ts';

/** Whether the table is drawn without 3D: because somebody wants it so, or because this browser cannot, or no longer. */
export function useFlat(): boolean {
  const unwanted = useSettings(({ quality }) => quality === 'off');
  const lost = useStore(pictureStore, (picture) => picture.lost === 'forGood');
  return unwanted || lost || !thisDevice().webgl2;
}
