/** Build step: names every file of this version to the service worker. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = join(import.meta.dirname, 'serviceWorker.ts');

/** Pictures of the README, source maps, compressed copies: nobody asks for them by name. */
const NOT_KEPT = /^pictures\/|\.(?:map|br|gz)$|^sw\.js$/;

export function offlinePlugin(): Plugin {
  let outDir = '';
  return {
    name: 'hot-paws-offline',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = filesIn(outDir).sort();
      const version = hashOf(outDir, files);
      const define = { BUILD: JSON.stringify({ version, files: files.map((file) => `/${file}`) }) };
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define,
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: WORKER, output: { entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_KEPT.test(file));
}

/** The same on every machine that builds this version: one page may be served by several. */
function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
