/** Serves the client on a free port without any game server: what is left when the network is gone. */

import { join } from 'node:path';
import { preview } from 'vite';
import { clientBuild } from './build.ts';
import { REPOSITORY } from './chromium.ts';
import type { PageServer } from './servePages.ts';

const CONFIG = join(REPOSITORY, 'vite.config.ts');

export async function serveClient(): Promise<PageServer> {
  const build = await clientBuild();
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir: build.folder },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The client is served on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close();
      await build.remove();
    },
  };
}
