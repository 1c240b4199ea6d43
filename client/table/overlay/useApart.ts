import { type RefObject, useLayoutEffect } from 'react';
import type { Viewport } from '../../scene/layout/cameraFrame.ts';
import { apart, type Box } from './apart.ts';

/**
 * Moves the plates of a list that would cover each other, measured as they are: names and notes differ in every language. By
 * translation, which no browser counts as a jump of the page.
 */
export function useApart(list: RefObject<HTMLElement | null>, viewport: Viewport): void {
  useLayoutEffect(() => {
    const plates = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const boxes = apart(plates.map(boxOf), viewport);
    for (const [index, plate] of plates.entries()) {
      const { x = 0, y = 0, width = 0, height = 0 } = boxes[index] ?? {};
      plate.style.translate = `${Math.round(x - width / 2 - plate.offsetLeft)}px ${Math.round(y - height / 2 - plate.offsetTop)}px`;
    }
  });
}

/** The own plate is placed by its corner, the others by their middle. */
function boxOf({ classList, offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  const own = classList.contains('own') ? 0.5 : 0;
  return {
    x: offsetLeft + own * offsetWidth,
    y: offsetTop + own * offsetHeight,
    width: offsetWidth,
    height: offsetHeight,
  };
}
