/**
 * What Back takes away before it takes away the page: whatever lies open on top of it. While anything does, the history holds one
 * spare entry more at the same address. Back uses that one up, the thing on top is told, and the next spare entry is laid.
 */

import { useLayoutEffect } from 'react';
import { useLatest } from '../useLatest.ts';
import { onRoute } from './address.ts';

/** Answers whether there was anything to take away: what is just closing does not use Back up. */
export type OnBack = () => boolean;

interface Place {
  readonly spare: boolean;
  readonly address: string;
}

/** The last one is on top. */
const layers: OnBack[] = [];

function here(): Place {
  const state: unknown = history.state;
  return { spare: typeof state === 'object' && state !== null && 'spare' in state, address: location.href };
}

let last: Place | undefined;

/** Until the returned function is called, Back calls this instead of leaving the page. */
export function onBack(layer: OnBack): () => void {
  if (last === undefined) onRoute(follow);
  layers.push(layer);
  layASpare();
  return () => void layers.splice(layers.indexOf(layer), 1);
}

function layASpare(): void {
  if (layers.length > 0 && !here().spare) history.pushState({ spare: true }, '');
  last = here();
}

function follow(): void {
  const left = last;
  last = here();
  const wasBack = left?.spare === true && !last.spare && left.address === last.address;
  // A spare entry that nobody needed any more: Back goes on to where it was meant to go.
  if (wasBack && !layers.toReversed().some((layer) => layer())) history.back();
  else layASpare();
}

/** Back does this instead of leaving the page; undefined lets it leave. */
export function useBack(act: OnBack | undefined): void {
  const latest = useLatest(act);
  const armed = act !== undefined;
  // With the render that takes the thing away, not after it: Back may follow at once.
  useLayoutEffect(() => (armed ? onBack(() => latest.current?.() ?? false) : undefined), [armed]);
}
