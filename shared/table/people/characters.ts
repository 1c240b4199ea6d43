/** Who a house cat is, apart from how well it plays. Its name and what it wears go with it, so that it is known again. */

import type { CatLook } from './catLook.ts';
import type { TableModel } from './model.ts';
import type { BOT_NAMES } from './names.ts';

export const CHARACTERS = ['even', 'cautious', 'boaster', 'grudging'] as const;
/** `even` plays its level as it is; the others lean a little, and never by more than their game says. */
export type Character = (typeof CHARACTERS)[number];

const CHARACTER_OF: { readonly [name in (typeof BOT_NAMES)[number]]: Character } = {
  Miso: 'even',
  Pixel: 'even',
  Nougat: 'cautious',
  Ziggy: 'boaster',
  Paprika: 'boaster',
  Tofu: 'cautious',
  Mochi: 'cautious',
  Biscuit: 'even',
  Saffron: 'even',
  Tabasco: 'grudging',
  Noodle: 'even',
  Pickle: 'grudging',
  Waffles: 'boaster',
  Sherlock: 'cautious',
  Momo: 'even',
  Calamity: 'grudging',
  Cinnamon: 'boaster',
  Buttons: 'cautious',
};

/** Whoever bears no name of the house has no character of its own. */
export const characterOf = (name: string): Character =>
  (CHARACTER_OF as { readonly [name: string]: Character | undefined })[name] ?? 'even';

/** Of whom no bot plays, there is nothing to say. */
export function characterIn(model: TableModel, seat: number): Character {
  const sitting = model.seats[seat];
  return sitting?.kind === 'bot' ? characterOf(sitting.name) : 'even';
}

/** What a character shows: the cautious wrap up warm, boasters wear a hat, whoever bears grudges has the ear to show for it. */
const WEARS: { readonly [character in Character]: Partial<CatLook> } = {
  even: {},
  cautious: { neckwear: 'scarf', headwear: 'none', ears: 'small' },
  boaster: { headwear: 'hat', neckwear: 'none', cheeks: 'bushy' },
  grudging: { ears: 'notched', neckwear: 'bandana', headwear: 'none' },
};

export const dressed = (look: CatLook, name: string): CatLook => ({ ...look, ...WEARS[characterOf(name)] });
