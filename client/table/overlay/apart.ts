/** Keeps boxes on the screen and off each other: each goes the shorter way, and no farther than it has to. */

import { type RefObject, useLayoutEffect } from 'react';
import type { Viewport } from '../../scene/layout/cameraFrame.ts';

export interface Box {
  /** Of its middle, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Area {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
/** Halves of halves would never come to an end at the edge of the screen. */
const TOLERANCE = 0.5;
/** Who makes room for one may come too close to another; six plates settle within a few rounds. */
const ROUNDS = 40;

export function apart(boxes: readonly Box[], area: Area): readonly Box[] {
  const placed = boxes.map((box) => within(box, area));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [first, one] of placed.entries())
      for (let second = first + 1; second < placed.length; second += 1) {
        const a = placed[first] ?? one;
        const b = placed[second] ?? one;
        const step = stepBetween(a, b);
        if (step === undefined) continue;
        moved = true;
        placed[first] = within({ ...a, x: a.x - step.x, y: a.y - step.y }, area);
        placed[second] = within({ ...b, x: b.x + step.x, y: b.y + step.y }, area);
      }
    if (!moved) break;
  }
  return placed;
}

/** Inside of the area, and above whatever it would cover. */
export function above(box: Box, others: readonly Box[], area: Area): Box {
  const inside = within(box, area);
  const covered = others.filter((other) => stepBetween(inside, other) !== undefined);
  const height = (other: Box): number => other.y - (other.height + inside.height) / 2 - GAP;
  return { ...inside, y: Math.min(inside.y, ...covered.map(height)) };
}

/** Inside of the area, and right over or under whatever it would cover: wherever it has to go less far. */
export function clearOf(box: Box, others: readonly Box[], area: Area): Box {
  const inside = within(box, area);
  const beside = others.flatMap(({ y, height }) => {
    const away = (height + inside.height) / 2 + GAP;
    return [y - away, y + away];
  });
  const isClear = (place: Box): boolean => !others.some((other) => stepBetween(place, other) !== undefined);
  const places = [inside.y, ...beside].map((y) => within({ ...inside, y }, area)).filter(isClear);
  const wayTo = ({ y }: Box): number => Math.abs(y - inside.y);
  return places.toSorted((one, other) => wayTo(one) - wayTo(other))[0] ?? inside;
}

/** What each of the two has to give way, in opposite directions; undefined where they are clear of each other. */
function stepBetween(a: Box, b: Box): { readonly x: number; readonly y: number } | undefined {
  const x = (a.width + b.width) / 2 + GAP - Math.abs(b.x - a.x);
  const y = (a.height + b.height) / 2 + GAP - Math.abs(b.y - a.y);
  if (x <= TOLERANCE || y <= TOLERANCE) return undefined;
  return x < y ? { x: (b.x < a.x ? -x : x) / 2, y: 0 } : { x: 0, y: (b.y < a.y ? -y : y) / 2 };
}

const within = (box: Box, area: Area): Box => ({
  ...box,
  x: clamp(box.x, box.width / 2 + GAP, area.width - box.width / 2 - GAP),
  y: clamp(box.y, box.height / 2 + GAP, area.height - box.height / 2 - GAP),
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

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
