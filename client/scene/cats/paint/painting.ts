import type { Build, Palette } from '../species.ts';
import type { Brush } from './brush.ts';

export interface Painting {
  readonly palette: Palette;
  readonly build: Build;
  /** How dark and how large the markings are. */
  readonly strength: { readonly alpha: number; readonly size: number };
}

export type Layer = (brush: Brush, painting: Painting) => void;
