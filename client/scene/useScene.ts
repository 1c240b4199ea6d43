/** What every part of the scene may need to know. Facts only: what changes from frame to frame is read from the stage. */

import { createContext, useContext, useRef } from 'react';
import type { TableLayout } from './layout/layout.ts';
import type { TableShape } from './layout/seatFrames.ts';
import type { Quality } from './quality.ts';
import type { Stage } from './stage.ts';

export interface SceneFacts {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly quality: Quality;
  /** A cat is ready to be shown, or will never be. */
  readonly onArrival: (seat: number) => void;
  /** The page draws this cat, or a frame with the sculpted one has been shown. */
  readonly onCat: (seat: number, shown: 'drawn' | 'sculpted') => void;
  /** Asks for a frame while nothing plays. */
  readonly wake: () => void;
}

export const SceneContext = createContext<SceneFacts | undefined>(undefined);

export function useScene(): SceneFacts {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error('A part of the scene stands outside of it');
  return scene;
}

export const useStage = (): Stage => useScene().stage;
export const useLayout = (): TableLayout => useScene().layout;
export const useQuality = (): Quality => useScene().quality;
export const useWake = (): (() => void) => useScene().wake;

const same = (a: TableShape, b: TableShape): boolean =>
  (Object.keys(a) as (keyof TableShape)[]).every((part) => a[part] === b[part]);

/** The same object until the table is really another one: most new layouts only move the camera, and a table takes time to paint. */
export function useTableShape(): TableShape {
  const { table } = useLayout();
  const shape = useRef(table);
  if (!same(shape.current, table)) shape.current = table;
  return shape.current;
}
