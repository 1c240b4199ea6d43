/** Build step: puts what paints the pictures of links into one file that a server can load, beside what it delivers. */

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Begins with a dot: what is in it is not delivered. */
export const PREVIEW_FOLDER = '.preview';

export function previewPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'hot-paws-preview',
    apply: 'build',
    configResolved({ root, build: { outDir: folder } }) {
      outDir = folder.startsWith('/') ? folder : join(root, folder);
    },
    // After everybody else: nobody needs compressed copies of it, and no service worker may keep it.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || this.environment.config.build.write === false) return;
        await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          root: join(import.meta.dirname, '..'),
          plugins: [react()],
          // Nothing of it may have to be installed where it runs.
          ssr: { noExternal: true },
          build: {
            ssr: join(import.meta.dirname, 'painter.tsx'),
            outDir: join(outDir, PREVIEW_FOLDER),
            emptyOutDir: true,
            target: 'node22',
            minify: true,
            rolldownOptions: { output: { entryFileNames: 'painter.js', codeSplitting: false } },
          },
        });
      },
    },
  };
}
