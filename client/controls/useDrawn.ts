import { useStore } from 'zustand';
import { pictureStore } from '../store/table/picture.ts';
import { useFlat } from './useFlat.ts';

/** Whether hand and cats are drawn by the DOM: there is no 3D, or not yet, or not at the moment. */
export function useDrawn(): boolean {
  const { ready, lost } = useStore(pictureStore);
  return useFlat() || !ready || lost !== 'no';
}
