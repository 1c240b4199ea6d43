import { type RefObject, useLayoutEffect } from 'react';
import type { Viewport } from '../scene/cameraFrame.ts';
import { apart } from './apart.ts';

/**
 * Moves the plates of a list that would cover each other, measured as they are: names and notes differ in every language. By
 * translation, which no browser counts as a jump of the page.
 */
export function useApart(list: RefObject<HTMLElement | null>, viewport: Viewport): void {
  useLayoutEffect(() => {
    const plates = [...(list.current?.querySelectorAll<HTMLElement>(':scope > :not(.own)') ?? [])];
    const wanted = plates.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      x: offsetLeft,
      y: offsetTop,
      width: offsetWidth,
      height: offsetHeight,
    }));
    apart(wanted, viewport).forEach(({ x, y, width, height }, index) => {
      const { x: fromX = 0, y: fromY = 0 } = wanted[index] ?? {};
      plates[index]?.style.setProperty(
        'translate',
        `${Math.round(x - fromX - width / 2)}px ${Math.round(y - fromY - height / 2)}px`,
      );
    });
  });
}
