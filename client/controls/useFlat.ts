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

/** Whether hand and cats are drawn by the DOM: there is no 3D, or not yet, or not at the moment. */
export function useDrawn(): boolean {
  const { ready, lost } = useStore(pictureStore);
  return useFlat() || !ready || lost !== 'no';
}
