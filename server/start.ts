/** `npm start`: builds the client when it is missing or older than its sources, then runs the server. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'dist/index.html');
const SOURCES = ['client', 'shared', 'public', 'package.json', 'vite.config.ts'];

function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function isStale(): boolean {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newestIn(join(ROOT, source)) > built);
}

if (isStale()) {
  console.log('Building the client...');
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
}

await import('./main.ts');
