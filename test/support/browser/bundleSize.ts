/** What has to be fetched before the lobby answers, and before a table is there: JavaScript as it travels, compressed. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { REPOSITORY } from './chromium.ts';

export interface BundleSize {
  readonly lobbyKb: number;
  readonly tableKb: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** What it asks for by address: styles, pictures, the script of a thread. */
  readonly assets?: readonly string[];
}

/** Loaded with a match of the larger of both games. Paths as the manifest names them, seen from client/. */
const TABLE = [
  'table/TablePage.tsx',
  'table/session.ts',
  'table/Show.tsx',
  'games/spicy/stage.ts',
  'games/spicy/words/en.ts',
];
const LANGUAGE = ['i18n/en.ts', '../shared/games/spicy/texts/en.ts', '../shared/games/blackJacky/texts/en.ts'];

export async function bundleSize(): Promise<BundleSize> {
  const outDir = await mkdtemp(join(tmpdir(), 'hot-paws-bundle-'));
  try {
    await build({
      root: join(REPOSITORY, 'client'),
      configFile: join(REPOSITORY, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, manifest: true },
    });
    const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    const weigh = async (entries: readonly string[]): Promise<number> => {
      const files = [...closure(manifest, entries)].filter((file) => file.endsWith('.js'));
      const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(outDir, file))).length));
      return sizes.reduce((sum, size) => sum + size, 0) / 1024;
    };
    const lobby = ['index.html', ...LANGUAGE];
    return { lobbyKb: await weigh(lobby), tableKb: await weigh([...lobby, ...TABLE]) };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Files of these modules and of everything that they import at once. What is not a chunk of its own is inside another. */
function closure(manifest: Record<string, Chunk>, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const entry of entries) visit(entry);
  return files;
}
