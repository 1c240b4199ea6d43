import { expect, test } from 'vitest';
import { MOST_BLOCKS } from '../../../server/people/blocks.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { onBothStores } from '../../support/server/bothStores.ts';

onBothStores('blocks', (store) => {
  const arrive = (id: string) =>
    store().players.add({ id, name: `Cat ${id}`, look: randomLook(() => 0), language: 'en' }, 0);

  test('keep two apart, whoever asked for it, until it is taken back', async () => {
    const { blocks } = store().people;
    for (const id of ['mimi', 'momo', 'tiger']) await arrive(id);
    expect(await blocks.add('mimi', 'momo', 1)).toBe(true);
    expect(await blocks.add('mimi', 'momo', 2)).toBe(true);
    expect(await blocks.add('tiger', 'mimi', 3)).toBe(true);
    expect(await blocks.of('mimi')).toEqual([{ id: 'momo', name: 'Cat momo' }]);
    expect(await blocks.of('momo')).toEqual([]);
    expect(await blocks.apartFrom('mimi')).toEqual(new Set(['momo', 'tiger']));
    expect(await blocks.apartFrom('momo')).toEqual(new Set(['mimi']));
    await blocks.remove('momo', 'mimi');
    expect(await blocks.apartFrom('momo')).toEqual(new Set(['mimi']));
    await blocks.remove('mimi', 'momo');
    expect(await blocks.apartFrom('momo')).toEqual(new Set());
  });

  test('a list has an end', async () => {
    const { blocks } = store().people;
    for (let count = 0; count < MOST_BLOCKS; count += 1) {
      await arrive(`other${count}`);
      await blocks.add('lion', `other${count}`, count);
    }
    expect(await blocks.add('lion', 'mimi', 0)).toBe(false);
    expect(await blocks.of('lion')).toHaveLength(MOST_BLOCKS);
  });
});
