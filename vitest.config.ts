import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

const WEBGL = ['test/browser/cats.test.ts', 'test/browser/scene.test.ts'];

/** Real pages in a real browser, which take their time. */
const browser = {
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/support/browser/build.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests see the client's sources as the build does. */
export default mergeConfig(
  client,
  defineConfig({
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
  }),
);
