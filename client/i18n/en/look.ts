import type { CatLook } from '../../../shared/table/people/catLook.ts';

/** A word for everything that a cat can look like, so that a new fur or hat cannot be forgotten in any language. */
export type LookWords = {
  readonly [trait in keyof CatLook]: { readonly title: string } & { readonly [choice in CatLook[trait]]: string };
};

export const look: LookWords = {
  species: {
    title: 'Species',
    tiger: 'Tiger',
    leopard: 'Leopard',
    panther: 'Panther',
    snowLeopard: 'Snow leopard',
    lynx: 'Lynx',
    lion: 'Lion',
  },
  coat: { title: 'Fur', classic: 'Classic', pale: 'Pale', rich: 'Rich', ash: 'Ash', rust: 'Rust' },
  pattern: { title: 'Markings', faint: 'Faint', classic: 'Classic', bold: 'Bold' },
  eyes: {
    title: 'Eyes',
    amber: 'Amber',
    gold: 'Gold',
    green: 'Green',
    blue: 'Blue',
    copper: 'Copper',
    violet: 'Violet',
  },
  ears: { title: 'Ears', classic: 'Classic', small: 'Small', large: 'Large', notched: 'Notched' },
  cheeks: { title: 'Cheeks', smooth: 'Smooth', classic: 'Classic', bushy: 'Bushy' },
  neckwear: { title: 'Neck', none: 'Nothing', bandana: 'Bandana', scarf: 'Scarf' },
  headwear: { title: 'Head', none: 'Nothing', hat: 'Hat', westernHat: 'Western hat' },
  badge: { title: 'Badge', none: 'Nothing', sheriffStar: 'Sheriff’s star' },
  cloth: {
    title: 'Colour of the cloth',
    blue: 'Blue',
    red: 'Red',
    yellow: 'Yellow',
    purple: 'Purple',
    green: 'Green',
    orange: 'Orange',
    teal: 'Teal',
    pink: 'Pink',
    white: 'White',
    black: 'Black',
  },
};
