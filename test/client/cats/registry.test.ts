import { describe, expect, test } from 'vitest';
import { createRegistry } from '../../../client/cats/registry.ts';
import type { Work } from '../../../client/cats/work.ts';

function setUp(steps = 3) {
  const log: string[] = [];
  const registry = createRegistry<string, { readonly name: string }>(
    (name) => name,
    function* build(name): Work<{ readonly name: string }> {
      log.push(`build ${name}`);
      for (let step = 0; step < steps; step += 1) yield;
      return { name };
    },
    ({ name }) => log.push(`dispose ${name}`),
  );
  return { log, registry };
}

describe('the registry of shared assets', () => {
  test('two cats of one build share what was built once', () => {
    const { log, registry } = setUp();
    expect(registry.acquire('tiger').value).toBe(registry.acquire('tiger').value);
    expect(log).toEqual(['build tiger']);
  });

  test('an asset is disposed of after its last user, not before', () => {
    const { log, registry } = setUp();
    const [first, second] = [registry.acquire('tiger'), registry.acquire('tiger')];
    first.release();
    expect(log).toEqual(['build tiger']);
    second.release();
    expect(log).toEqual(['build tiger', 'dispose tiger']);
    expect(registry.size).toBe(0);
  });

  test('a second release of the same lease is a bug and takes nothing from others', () => {
    const { registry } = setUp();
    const [first] = [registry.acquire('tiger'), registry.acquire('tiger')];
    first.release();
    expect(() => first.release()).toThrow('Released twice');
    expect(registry.size).toBe(1);
  });

  test('after disposal it is built anew, as after a lost context', () => {
    const { log, registry } = setUp();
    registry.acquire('tiger').release();
    registry.acquire('tiger');
    expect(log).toEqual(['build tiger', 'dispose tiger', 'build tiger']);
  });

  test('whoever cannot wait finishes what another prepares in slices', async () => {
    const { log, registry } = setUp(1000);
    const prepared = registry.prepare('tiger');
    const { value } = registry.acquire('tiger');
    expect((await prepared).value).toBe(value);
    expect(log).toEqual(['build tiger']);
  });
});
