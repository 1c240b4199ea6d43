/** The scene without pixels: what stands in it, when frames are asked for, and whether everything is given back. */

import { advance, invalidate, useFrame } from '@react-three/fiber';
import { act, create } from '@react-three/test-renderer';
import { type ReactNode, StrictMode } from 'react';
import type { Light } from 'three';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { livingAssets } from '../../../client/scene/cats/workshop/assets.ts';
import { type Arrivals, createArrivals } from '../../../client/scene/frame/arrivals.ts';
import { Opening } from '../../../client/scene/frame/Opening.tsx';
import { CAMERA, CARDS, CATS, DIRECT, EFFECTS } from '../../../client/scene/frame/priorities.ts';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { qualityOf } from '../../../client/scene/quality.ts';
import { createStage, type Stage } from '../../../client/scene/stage.ts';
import { TableTree, type TableTreeProps } from '../../../client/scene/TableTree.tsx';
import { SceneContext, type SceneFacts } from '../../../client/scene/useScene.ts';
import { fakeLooks } from '../../support/pages/fakeTable.ts';
import { PLAIN_DECK, PLAIN_ROOM } from '../../support/scene/plainTable.ts';
import { createCountingRenderer, installPlatform, type Platform } from '../../support/scene/platform.ts';

let platform: Platform;
beforeAll(() => {
  platform = installPlatform();
});

const SEATS = 2;
/** Milliseconds: cats are made on the page here, and a busy machine takes its time. */
const PATIENCE = 60_000;

interface Setting {
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

async function leave(): Promise<void> {
  await unmount?.();
  unmount = undefined;
}

async function open({
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
async function waitFor(done: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!done()) {
    if (performance.now() > end) throw new Error('It never came');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}

const catNames = (names: readonly string[]) => names.filter((name) => name.startsWith('cat-'));

describe('the tree', () => {
  test('holds every part by its name, and the cats as they come', async () => {
    const { names, arrived } = await open();
    expect(names()).toEqual(expect.arrayContaining(['lights', 'room', 'table', 'cards', 'effects', 'podium']));
    await waitFor(() => arrived.length === 2);
    expect(catNames(names())).toHaveLength(2);
  });

  test('a cat is drawn until a frame has shown the sculpted one', async () => {
    const { shown, arrived } = await open();
    expect([...shown.values()]).toEqual(['drawn', 'drawn']);
    await waitFor(() => arrived.length === 2);
    expect([...shown.values()]).toEqual(['drawn', 'drawn']);
    advance(1);
    expect([...shown.values()]).toEqual(['sculpted', 'sculpted']);
  });

  test('a cat that cannot be made stays drawn, and the others come', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    platform.failNext();
    const { shown, arrived, names } = await open();
    await waitFor(() => arrived.length === 2);
    advance(1);
    expect([...shown.values()].sort()).toEqual(['drawn', 'sculpted']);
    expect(catNames(names())).toHaveLength(1);
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  test('a cat that changes stays as it was until the new one is sculpted', async () => {
    const { arrived, names, cats, looks, show } = await open();
    await waitFor(() => arrived.length === 2);
    const before = catNames(names());
    const next = looks.find(({ species }) => !before.includes(`cat-${species}`))!;
    const [first] = cats;
    await show([first, { look: next, bot: false }]);
    expect(catNames(names())).toHaveLength(2);
    await waitFor(() => arrived.length >= 3);
    expect(catNames(names()).sort()).toEqual([`cat-${first!.look.species}`, `cat-${next.species}`].sort());
  });
});

describe('what was borrowed is given back once', () => {
  test.each([false, true])('after every cat has come (rendered twice: %s)', async (strict) => {
    const { arrived } = await open({ strict });
    await waitFor(() => arrived.length >= 2);
    expect(livingAssets()).toBeGreaterThan(0);
    await leave();
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
    expect(platform.bitmaps.closed).toBe(platform.bitmaps.made);
  });

  test('when everybody leaves before any cat has come', async () => {
    await open();
    await leave();
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
  });

  test('when one cat takes over from another', async () => {
    const { arrived, cats, looks, show } = await open();
    await waitFor(() => arrived.length === 2);
    for (const look of looks.slice(2, 5)) await show([cats[0], { look, bot: false }]);
    await waitFor(() => arrived.length >= 3);
    await show([]);
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
  });
});

describe('a frame', () => {
  test('directs, then moves cats, cards, effects and the camera, whoever was mounted first', async () => {
    const seen: string[] = [];
    const Probe = ({ name, at }: { readonly name: string; readonly at: number }) => {
      useFrame(() => void seen.push(name), at);
      return null;
    };
    const probes = { camera: CAMERA, effects: EFFECTS, cats: CATS, cards: CARDS };
    await open({
      cats: 0,
      direct: () => seen.push('direct'),
      beside: Object.entries(probes).map(([name, at]) => <Probe key={name} name={name} at={at} />),
    });
    advance(1);
    expect(seen).toEqual(['direct', 'cats', 'cards', 'effects', 'camera']);
    expect(DIRECT).toBeLessThan(CATS);
  });

  test('moves the clock of the stage to where the fixed clock is set', async () => {
    const passed: number[] = [];
    const { stage } = await open({ cats: 0, direct: (dt) => passed.push(dt) });
    stage.time = 3;
    advance(3);
    advance(3.5);
    expect(passed).toEqual([0, 0.5]);
    expect(stage.time).toBe(3.5);
  });
});

describe('what the stage says is seen', () => {
  const part = ({ scene }: Awaited<ReturnType<typeof open>>, name: string) => scene.instance.getObjectByName(name)!;

  test('a cat sits at its seat, and goes with it', async () => {
    const opened = await open();
    const { arrived, cats, stage } = opened;
    await waitFor(() => arrived.length === 2);
    const cat = part(opened, `cat-${cats[0]!.look.species}`);
    const seat = stage.seats[0]!;
    advance(1);
    expect(cat.visible).toBe(true);
    expect(cat.position.toArray()).toEqual([seat.x, seat.y, seat.z]);
    Object.assign(seat, { x: 1, y: 2, z: 3 });
    advance(2);
    expect(cat.position.toArray()).toEqual([1, 2, 3]);
    seat.visible = false;
    advance(3);
    expect(cat.visible).toBe(false);
  });

  test('the podium is hidden in the table until it rises', async () => {
    const opened = await open({ cats: 0 });
    const podium = part(opened, 'podium');
    advance(1);
    expect(podium.visible).toBe(false);
    opened.stage.podium = 0.5;
    advance(2);
    expect(podium.visible).toBe(true);
    expect(podium.position.y).toBeLessThan(0);
    opened.stage.podium = 1;
    advance(3);
    expect(podium.position.y).toBe(0);
  });

  test('a hush takes light from the room and gives it to the stack', async () => {
    const opened = await open({ cats: 0 });
    const intensities = () => part(opened, 'lights').children.map((light) => (light as Light).intensity);
    advance(1);
    const before = intensities();
    Object.assign(opened.stage.light, { hush: 1 });
    advance(2);
    const [stack, ...others] = intensities().reverse();
    expect(stack).toBeGreaterThan(before.at(-1)!);
    expect(others).toHaveLength(5);
    others.reverse().forEach((left, light) => void expect(left).toBeLessThan(before[light]!));
  });
});

describe('the first picture', () => {
  const openBefore = async (whole: boolean) => {
    // How many had come by then: on a slow machine all of this may be over before the test looks.
    const told: (readonly [what: string, share: number])[] = [];
    const arrivals = createArrivals([0, 1]);
    const say = (what: string) => () => void told.push([what, arrivals.share]);
    const opening = (
      <Opening {...{ arrivals, whole }} onBuilt={say('built')} onOpen={say('open')} onComplete={say('complete')} />
    );
    const opened = await open({ beside: opening, arrivals });
    await waitFor(() => told.some(([what]) => what === 'complete'));
    return { ...opened, told };
  };

  test('comes before the cats, and what nobody has seen yet is drawn once when they are there', async () => {
    const { told, arrived, renderer } = await openBefore(false);
    expect(told.map(([what]) => what)).toEqual(['built', 'open', 'complete']);
    expect(told[2]).toEqual(['complete', 1]);
    expect(arrived).toHaveLength(SEATS);
    expect(renderer.drawn).toBeGreaterThanOrEqual(2);
  });

  test('waits for every cat where a replay is shown', async () => {
    const { told } = await openBefore(true);
    expect(told.find(([what]) => what === 'open')).toEqual(['open', 1]);
  });
});

describe('frames are asked for', () => {
  const settled = async (setting: Setting) => {
    const opened = await open({ frameloop: 'demand', ...setting });
    await waitFor(() => opened.arrived.length === SEATS);
    return opened;
  };
  const framesUntilRest = (most = 100) => {
    for (let frames = 0; frames < most; frames += 1) if (!platform.showFrame()) return frames;
    return most;
  };

  test('by every frame while something plays, and by none after it', async () => {
    const { stage, renderer } = await settled({});
    stage.playing = true;
    for (let frame = 0; frame < 20; frame += 1) expect(platform.showFrame()).toBe(true);
    stage.playing = false;
    expect(framesUntilRest()).toBeLessThan(4);
    const { drawn } = renderer;
    expect(platform.showFrame()).toBe(false);
    expect(renderer.drawn).toBe(drawn);
  });

  test('a few times a second by cats that only breathe', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stage } = await open({ cats: 0, frameloop: 'demand', tier: 'mid' });
    stage.playing = false;
    framesUntilRest();
    expect(platform.showFrame()).toBe(false);
    vi.advanceTimersByTime(1000 / 24);
    expect(platform.showFrame()).toBe(true);
  });

  test('by nobody while the page is hidden', async () => {
    const { stage } = await settled({ tier: 'mid' });
    stage.playing = true;
    Object.assign(document, { hidden: true });
    expect(framesUntilRest()).toBeLessThan(4);
  });

  test('and a table that stood still goes on where it was, without a leap in time', async () => {
    const passed: number[] = [];
    const { stage } = await settled({ direct: (dt) => passed.push(dt) });
    framesUntilRest();
    await new Promise((resolve) => setTimeout(resolve, 60));
    passed.length = 0;
    stage.playing = true;
    invalidate();
    platform.showFrame();
    expect(passed).toEqual([0]);
  });
});
