/** What a visitor has to fetch before the lobby can be used, and before a table stands in its room. */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleSize } from '../support/browser/bundleSize.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_KILOBYTES = 110;
const MOST_AT_A_TABLE = 420;

// Otherwise React comes in its edition for tests, twice as heavy.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

/** A chunk with everything that it imports outright. */
function needed(
  start: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set(start);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = all.find(({ fileName }) => fileName === name);
      if (imported !== undefined) found.add(imported);
    }
  return [...found];
}

test('the lobby and one language weigh at most 110 KB, and 3D is not among them', async () => {
  const built = await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, emptyOutDir: false },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = output.filter((item) => item.type === 'chunk');
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const german = chunks.filter(({ facadeModuleId }) => /\/(i18n|texts)\/de\.ts$/.test(facadeModuleId ?? ''));
  const lobby = needed([...entry, ...german], chunks);
  const kilobytes = lobby.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
  expect(german.length).toBe(3);
  expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
  expect(
    lobby.flatMap(({ moduleIds }) => moduleIds).filter((id) => /node_modules\/(three|zod|@colyseus)\//.test(id)),
  ).toEqual([]);
}, 120_000);

test('the whole table, with its game and its room in 3D, weighs at most 420 KB', async () => {
  expect((await bundleSize()).tableKb).toBeLessThan(MOST_AT_A_TABLE);
}, 120_000);
