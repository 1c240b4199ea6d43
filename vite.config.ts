import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './client/offline/compressPlugin.ts';
import { offlinePlugin } from './client/offline/offlinePlugin.ts';

/** How the client is built. Nothing that only tests need may be imported here: a host installs without it. */
export default defineConfig({
  root: 'client',
  publicDir: '../public',
  plugins: [react(), offlinePlugin(), compressPlugin()],
  // three is one large chunk by nature; test/browser keeps an eye on what is loaded when.
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 800 },
  server: { proxy: { '/api': 'http://localhost:2567', '/matchmake': 'http://localhost:2567' } },
});
