/** Serves test/browser/pages through Vite on a free port: pages import the client's modules as they are. */

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { REPOSITORY } from './chromium.ts';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function servePages(): Promise<PageServer> {
  const server = await createServer({
    configFile: false,
    root: join(REPOSITORY, 'test/browser/pages'),
    publicDir: join(REPOSITORY, 'public'),
    cacheDir: join(REPOSITORY, 'node_modules/.vite/browser-pages'),
    plugins: [react()],
    logLevel: 'warn',
    // Found late, a dependency is bundled again and a page ends up with two copies of React or three.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'three',
        'three/examples/jsm/utils/BufferGeometryUtils.js',
        '@react-three/fiber',
      ],
    },
    // No reloading: a file saved while a picture is being taken would restart the page under it.
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: [REPOSITORY] } },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The page server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
