/** The scene without pixels: what stands in it, and whether everything is given back. */

import { advance } from '@react-three/fiber';
import type { Light } from 'three';
import { describe, expect, test, vi } from 'vitest';
import { livingAssets } from '../../../client/scene/cats/workshop/assets.ts';
import { leave, openTable, PATIENCE, platform, waitFor } from '../../support/scene/openTable.tsx';

const catNames = (names: readonly string[]) => names.filter((name) => name.startsWith('cat-'));

describe('the tree', () => {
  test('holds every part by its name, and the cats as they come', async () => {
    const { names, arrived } = await openTable();
    expect(names()).toEqual(expect.arrayContaining(['lights', 'room', 'table', 'cards', 'effects', 'podium']));
    await waitFor(() => arrived.length === 2);
    expect(catNames(names())).toHaveLength(2);
  });

  test('a cat is drawn until a frame has shown the sculpted one', async () => {
    const { shown, arrived } = await openTable();
    expect([...shown.values()]).toEqual(['drawn', 'drawn']);
    await waitFor(() => arrived.length === 2);
    expect([...shown.values()]).toEqual(['drawn', 'drawn']);
    advance(1);
    expect([...shown.values()]).toEqual(['sculpted', 'sculpted']);
  });

  test('a cat that cannot be made stays drawn, and the others come', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    platform.failNext();
    const { shown, arrived, names } = await openTable();
    await waitFor(() => arrived.length === 2);
    advance(1);
    expect([...shown.values()].sort()).toEqual(['drawn', 'sculpted']);
    expect(catNames(names())).toHaveLength(1);
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  test('a cat that changes stays as it was until the new one is sculpted', async () => {
    const { arrived, names, cats, looks, show } = await openTable();
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
    const { arrived } = await openTable({ strict });
    await waitFor(() => arrived.length >= 2);
    expect(livingAssets()).toBeGreaterThan(0);
    await leave();
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
    expect(platform.bitmaps.closed).toBe(platform.bitmaps.made);
  });

  test('when everybody leaves before any cat has come', async () => {
    await openTable();
    await leave();
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
  });

  test('when one cat takes over from another', async () => {
    const { arrived, cats, looks, show } = await openTable();
    await waitFor(() => arrived.length === 2);
    for (const look of looks.slice(2, 5)) await show([cats[0], { look, bot: false }]);
    await waitFor(() => arrived.length >= 3);
    await show([]);
    await vi.waitFor(() => expect(livingAssets()).toBe(0), PATIENCE);
  });
});

describe('what the stage says is seen', () => {
  const part = ({ scene }: Awaited<ReturnType<typeof openTable>>, name: string) =>
    scene.instance.getObjectByName(name)!;

  test('a cat sits at its seat, and goes with it', async () => {
    const opened = await openTable();
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
    const opened = await openTable({ cats: 0 });
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
    const opened = await openTable({ cats: 0 });
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
