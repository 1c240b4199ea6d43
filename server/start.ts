/** Builds the client when it is missing or older than its sources, then runs the server. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EXIT_CANNOT_START } from './start/cannotStart.ts';

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

/** Images leave it out: they bring the client built. */
function findVite(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

if (isStale()) {
  const vite = findVite();
  if (vite !== undefined) {
    console.log('Building the client...');
    // In a process of its own: the half gigabyte that it takes would stay with the server for good.
    const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) {
      console.error('The client could not be built: what vite says above is the reason.');
      process.exit(EXIT_CANNOT_START);
    }
  } else if (existsSync(BUILT)) {
    console.log('The client in dist is older than its sources and vite is not installed: it is served as it is.');
  } else {
    console.error(
      'There is no built client in dist and vite is not installed to build it: run `npm ci`, or bring a dist along.',
    );
    process.exit(EXIT_CANNOT_START);
  }
}

await import('./main.ts');
