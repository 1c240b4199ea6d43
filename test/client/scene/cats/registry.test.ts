import { describe, expect, test } from 'vitest';
import { createRegistry } from '../../../../client/scene/cats/workshop/registry.ts';

function setUp() {
  const log: string[] = [];
  const broken = new Set<string>();
  const registry = createRegistry<string, { readonly name: string }>(
    (name) => name,
    async (name) => {
      log.push(`build ${name}`);
      if (broken.has(name)) throw new Error(`No ${name}`);
      return { name };
    },
    ({ name }) => log.push(`dispose ${name}`),
  );
  return { log, broken, registry };
}

describe('the registry of shared assets', () => {
  test('two cats of one build share what is built once, even while it is being built', async () => {
    const { log, registry } = setUp();
    const [first, second] = await Promise.all([registry.lease('tiger'), registry.lease('tiger')]);
    expect(first.value).toBe(second.value);
    expect(log).toEqual(['build tiger']);
  });

  test('an asset is disposed of after its last user, not before', async () => {
    const { log, registry } = setUp();
    const [first, second] = [await registry.lease('tiger'), await registry.lease('tiger')];
    first.release();
    expect(log).toEqual(['build tiger']);
    second.release();
    expect(log).toEqual(['build tiger', 'dispose tiger']);
    expect(registry.size).toBe(0);
  });

  test('a second release of the same lease is a bug and takes nothing from others', async () => {
    const { registry } = setUp();
    const [first] = [await registry.lease('tiger'), await registry.lease('tiger')];
    first.release();
    expect(() => first.release()).toThrow('Released twice');
    expect(registry.size).toBe(1);
  });

  test('after disposal it is built anew, as after a lost context', async () => {
    const { log, registry } = setUp();
    (await registry.lease('tiger')).release();
    await registry.lease('tiger');
    expect(log).toEqual(['build tiger', 'dispose tiger', 'build tiger']);
  });

  test('what could not be built is tried again by whoever asks next', async () => {
    const { broken, registry } = setUp();
    broken.add('tiger');
    await expect(registry.lease('tiger')).rejects.toThrow('No tiger');
    expect(registry.size).toBe(0);
    broken.clear();
    expect((await registry.lease('tiger')).value.name).toBe('tiger');
  });
});
