import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './client/offline/compressPlugin.ts';
import { offlinePlugin } from './client/offline/offlinePlugin.ts';

/** Fewer files for whoever waits: all of the lobby is one, and all of its words in one language another. */
const WORDS = /[\\/](?:i18n|texts)[\\/](en|de|nl|fr)\.ts$/;
const CHUNKS = [
  { name: 'lobby', tags: ['$initial' as const], priority: 1 },
  {
    name: (id: string) => {
      const language = WORDS.exec(id)?.[1];
      return language === undefined ? null : `words-${language}`;
    },
  },
];

/** How the client is built. Nothing that only tests need may be imported here: a host installs without it. */
export default defineConfig({
  root: 'client',
  publicDir: '../public',
  plugins: [react(), offlinePlugin(), compressPlugin()],
  // three is one large chunk by nature; test/browser keeps an eye on what is loaded when.
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
