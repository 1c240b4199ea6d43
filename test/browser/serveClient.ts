/** Builds the client aside and serves it on a free port without any game server: what is left when the network is gone. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { REPOSITORY } from './chromium.ts';
import type { PageServer } from './servePages.ts';

const CONFIG = join(REPOSITORY, 'vite.config.ts');
const VITE = join(REPOSITORY, 'node_modules/vite/bin/vite.js');
const run = promisify(execFile);

export async function serveClient(): Promise<PageServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'hot-paws-client-'));
  // In a process of its own: a build under the NODE_ENV of tests is not the one that is released.
  await run(process.execPath, [VITE, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The client is served on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
