import { useRef } from 'react';
import type { TableShape } from '../layout/seatFrames.ts';
import { useLayout } from '../useScene.ts';

const same = (a: TableShape, b: TableShape): boolean =>
  (Object.keys(a) as (keyof TableShape)[]).every((part) => a[part] === b[part]);

/** The same object until the table is really another one: most new layouts only move the camera, and a table takes time to paint. */
export function useTableShape(): TableShape {
  const { table } = useLayout();
  const shape = useRef(table);
  if (!same(shape.current, table)) shape.current = table;
  return shape.current;
}
