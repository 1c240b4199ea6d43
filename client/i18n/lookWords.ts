/** A word for everything that a cat can look like, so that a new fur or hat cannot be forgotten in any language. */

import type { CatLook } from '../../shared/table/catLook.ts';

export type LookWords = {
  readonly [trait in keyof CatLook]: { readonly title: string } & { readonly [choice in CatLook[trait]]: string };
};
