/** A table in the test renderer: what stands in it, what was drawn, and who has come. */

import { act, create } from '@react-three/test-renderer';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, vi } from 'vitest';
import type { Arrivals } from '../../../client/scene/frame/arrivals.ts';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { qualityOf } from '../../../client/scene/quality.ts';
import { createStage, type Stage } from '../../../client/scene/stage.ts';
import { TableTree, type TableTreeProps } from '../../../client/scene/TableTree.tsx';
import { SceneContext, type SceneFacts } from '../../../client/scene/useScene.ts';
import { fakeLooks } from '../pages/fakeTable.ts';
import { PLAIN_DECK, PLAIN_ROOM } from './plainTable.ts';
import { createCountingRenderer, installPlatform } from './platform.ts';

/** Before anything is mounted. */
export const platform = installPlatform();

export const SEATS = 2;
/** Milliseconds: cats are made on the page here, and a busy machine takes its time. */
export const PATIENCE = 60_000;

export interface Setting {
  /** How many of the seats have a cat. */
  readonly cats?: number;
  readonly tier?: 'low' | 'mid';
  readonly frameloop?: 'never' | 'demand';
  readonly direct?: TableTreeProps['direct'];
  readonly strict?: boolean;
  readonly beside?: ReactNode;
  readonly arrivals?: Arrivals;
}

let unmount: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.useRealTimers();
  Object.assign(document, { hidden: false });
  await leave();
});

export async function leave(): Promise<void> {
  await unmount?.();
  unmount = undefined;
}

export async function openTable({
  cats: come = SEATS,
  tier = 'low',
  frameloop = 'never',
  direct,
  strict,
  beside,
  arrivals,
}: Setting = {}) {
  const stage: Stage = createStage();
  const layout = createLayout(SEATS, 'watcher', { width: 640, height: 360 });
  for (const { seat, x, z, yaw } of layout.frames) Object.assign(stage.seats[seat]!, { x, z, yaw, visible: true });
  const renderer = createCountingRenderer();
  const shown = new Map<number, 'drawn' | 'sculpted'>();
  const arrived: number[] = [];
  const facts: SceneFacts = {
    stage,
    layout,
    quality: qualityOf(tier),
    onArrival(seat) {
      arrived.push(seat);
      arrivals?.came(seat);
    },
    onCat: (seat, how) => shown.set(seat, how),
    wake: () => undefined,
  };
  const looks = fakeLooks(6);
  const tree = (cats: TableTreeProps['cats']) => {
    const table = (
      <SceneContext value={facts}>
        <TableTree room={PLAIN_ROOM} deck={PLAIN_DECK} cats={cats} direct={direct} />
        {beside}
      </SceneContext>
    );
    return strict ? <StrictMode>{table}</StrictMode> : table;
  };
  const cats = looks.slice(0, come).map((look) => ({ look, bot: false }));
  const opened = await create(tree(cats), { frameloop, gl: renderer as never });
  unmount = opened.unmount;
  const names = () => {
    const found: string[] = [];
    opened.scene.instance.traverse(({ name }: { readonly name: string }) => found.push(name));
    return found.filter((name) => name !== '');
  };
  const show = (next: TableTreeProps['cats']) => opened.update(tree(next));
  return { ...opened, stage, renderer, shown, arrived, names, cats, looks, show };
}

/** React does what has come in between only when an act is over. */
export async function waitFor(done: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!done()) {
    if (performance.now() > end) throw new Error('It never came');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}
