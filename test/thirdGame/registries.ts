/** Puts the two longer lists of games where everybody finds the product's. Nothing else of the product changes. */

import { dirname, join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const LISTS = ['shared/games/index.ts', 'client/games/index.ts'];

/** Where this import leads with a third game; undefined where nothing changes. The longer list itself reads the product's. */
export function redirected(specifier: string, importer: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = resolve(dirname(importer), specifier);
  const list = LISTS.find((path) => join(ROOT, path) === target);
  if (list === undefined) return undefined;
  const longer = join(import.meta.dirname, list);
  return importer === longer ? undefined : longer;
}
