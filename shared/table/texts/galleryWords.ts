/** What a game says about its reveals in the gallery, and what it asks those who watch. */

import type { Facts } from './wording.ts';

export interface GalleryWords {
  /** By the title of a moment, with the names that it is about: before the card turns, so nothing of how it comes out. */
  readonly titles: { readonly [title: string]: (names: readonly string[], facts: Facts) => string };
  /** By the kind of a question. */
  readonly questions: { readonly [kind: string]: string };
  readonly answers: { readonly [word: string]: string };
}
