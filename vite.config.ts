import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
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

const WEBGL = ['test/browser/cats.test.ts', 'test/browser/scene.test.ts'];

/** Real pages in a real browser, which take their time. */
const browser = {
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/support/browser/build.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

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
  server: { proxy: { '/api': 'http://localhost:2567', '/matchmake': 'http://localhost:2567' } },
  test: {
    root: '.',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'test/browser/**'],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { ...browser, name: 'flat', exclude: WEBGL, sequence: { groupOrder: 1 } } },
      {
        // One after another, when the others are done: a browser that draws in software needs both cores for itself.
        extends: true,
        test: {
          ...browser,
          name: 'webgl',
          include: WEBGL,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
