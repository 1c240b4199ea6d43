/** Builds the client aside and serves it on a free port without any game server: what is left when the network is gone. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { REPOSITORY } from './chromium.ts';
import type { PageServer } from './servePages.ts';

const CONFIG = join(REPOSITORY, 'vite.config.ts');

export async function serveClient(): Promise<PageServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'hot-paws-client-'));
  await build({ configFile: CONFIG, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
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
