import type { Plugin } from 'vite';
import { redirected } from './registries.ts';

/** A client, or a test run, with a third game. */
export const thirdGame = (): Plugin => ({
  name: 'third-game',
  enforce: 'pre',
  resolveId: (source, importer) => (importer === undefined ? undefined : redirected(source, importer)),
});
