/** Serves test/support/pages on a free port, built as the client is. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { REPOSITORY } from './chromium.ts';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A page that shares its process with nobody gets a clock that tells microseconds instead of tenths of milliseconds. */
const ALONE = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
const PAGES = join(REPOSITORY, 'test/support/pages');

/** Only the named pages: every further one takes its time to build. */
export async function servePages(...names: readonly string[]): Promise<PageServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'hot-paws-pages-'));
  const known = (await readdir(PAGES)).filter((file) => file.endsWith('.html'));
  const wanted = known.filter((file) => names.includes(file.slice(0, -'.html'.length)));
  const shared: InlineConfig = {
    configFile: false,
    root: PAGES,
    publicDir: join(REPOSITORY, 'public'),
    logLevel: 'warn',
  };
  await build({
    ...shared,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: wanted.map((file) => join(PAGES, file)) },
    },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: ALONE },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The page server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
