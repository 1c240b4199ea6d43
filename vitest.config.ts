import { defineConfig, mergeConfig } from 'vitest/config';
import { thirdGame } from './test/thirdGame/vitePlugin.ts';
import client from './vite.config.ts';

const WEBGL = ['test/browser/webgl/**/*.test.ts'];

/** Real pages in a real browser, which take their time. */
const browser = {
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/support/browser/build.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Tests see the client's sources as the build does. */
export default mergeConfig(
  client,
  defineConfig({
    test: {
      root: '.',
      maxWorkers: 2,
      // Long enough for a machine that does ten other things: no test is about how fast something comes.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          // One game more than the product has: whatever is tested for every game holds for one that nobody thought of.
          plugins: [thirdGame()],
          // Node would take their CommonJS halves, which bring a second three beside ours.
          resolve: {
            alias: [
              {
                find: /^@react-three\/(fiber|test-renderer)$/,
                replacement: '@react-three/$1/dist/react-three-$1.esm.js',
              },
              { find: /^@react-three\/drei$/, replacement: '@react-three/drei/index.js' },
            ],
          },
          test: {
            name: 'node',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: ['**/node_modules/**', 'test/browser/**'],
            server: { deps: { inline: [/@react-three/] } },
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          plugins: [thirdGame()],
          test: { ...browser, name: 'flat', exclude: WEBGL, sequence: { groupOrder: 1 } },
        },
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
  }),
);
