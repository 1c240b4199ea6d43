/** What a visitor has to fetch before the lobby can be used, and before a table stands in its room: as it travels, in brotli. */

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Scripts and styles; what a browser receives is measured by `npm run bench -- client`. */
const MOST_IN_THE_LOBBY = 95;
const MOST_AT_A_TABLE = 470;
const MOST_FOR_A_REPLAY = 20;

const LOBBY = ['client/main.tsx', 'client/i18n/de.ts', 'spicy/texts/de.ts', 'blackJacky/texts/de.ts'];
/** Loaded with a match of the larger of both games. */
const TABLE = [
  'client/table/TablePage.tsx',
  'client/table/session.ts',
  'client/table/show/Show.tsx',
  'games/spicy/stage.ts',
];
/** What opens before anybody asks for more: guesses, films and the check of the deal come when they are wanted. */
const REPLAY = [
  'client/replay/ReplayPage.tsx',
  'client/replay/ReplayShow.tsx',
  'client/replay/words/de.ts',
  'spicy/chapters.ts',
];

let chunks: readonly Rolldown.OutputChunk[];
let styles: ReadonlyMap<string, string | Uint8Array>;

beforeAll(async () => {
  // Otherwise React comes in its edition for tests, twice as heavy.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, emptyOutDir: false },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  chunks = output.filter((item) => item.type === 'chunk');
  styles = new Map(output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, item.source]] : [])));
});
afterAll(() => void vi.unstubAllEnvs());

/** The chunks that these modules are in, with everything that those import outright. */
function needed(modules: readonly string[]): readonly Rolldown.OutputChunk[] {
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
      if (chunk === undefined) throw new Error(`${module} is in no chunk`);
      return chunk;
    }),
  );
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) found.add(imported);
    }
  return [...found];
}

const libraries = (parts: readonly Rolldown.OutputChunk[], names: RegExp): readonly string[] =>
  parts.flatMap(({ moduleIds }) => moduleIds).filter((id) => names.test(id));

function kilobytes(parts: readonly Rolldown.OutputChunk[]): number {
  const files = new Map<string, string | Uint8Array>(parts.map(({ fileName, code }) => [fileName, code]));
  for (const { viteMetadata } of parts)
    for (const name of viteMetadata?.importedCss ?? []) files.set(name, styles.get(name) ?? '');
  return [...files.values()].reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1024;
}

describe('the built client', () => {
  test('the lobby and one language weigh at most 95 KB, and 3D is not among them', () => {
    const lobby = needed(LOBBY);
    expect(kilobytes(lobby)).toBeLessThan(MOST_IN_THE_LOBBY);
    expect(libraries(lobby, /node_modules\/(three|zod|@colyseus|@react-three)\//)).toEqual([]);
  });

  test('the whole table, with its game and its room in 3D, weighs at most 470 KB', () => {
    const table = needed([...LOBBY, ...TABLE]);
    expect(kilobytes(table)).toBeLessThan(MOST_AT_A_TABLE);
    expect(libraries(table, /node_modules\/(three|@colyseus\/sdk)\//)).not.toEqual([]);
    expect(libraries(table, /node_modules\/zod\//)).toEqual([]);
  });

  test('a replay adds at most 20 KB to the code of a table; the match itself may weigh as much', () => {
    const table = needed([...LOBBY, ...TABLE]);
    const replay = needed([...LOBBY, ...TABLE, ...REPLAY]).filter((chunk) => !table.includes(chunk));
    expect(replay.length).toBeGreaterThan(0);
    expect(kilobytes(replay)).toBeLessThan(MOST_FOR_A_REPLAY);
  });

  test('a table without 3D does not fetch it', () => {
    const flat = needed([...LOBBY, 'client/table/TablePage.tsx', 'client/table/session.ts']);
    expect(libraries(flat, /node_modules\/(three|@react-three)\//)).toEqual([]);
  });
});
