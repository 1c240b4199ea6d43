/** Colours of the drawn cats: a portrait must be recognized as the cat that sits at the table. */

import type { CatLook } from '../../../shared/table/people/catLook.ts';

export interface Fur {
  readonly base: string;
  readonly pale: string;
  readonly mark: string;
  readonly nose: string;
}

const FURS: { readonly [species in CatLook['species']]: Fur } = {
  tiger: { base: '#ea8a2e', pale: '#fff0dc', mark: '#2b1310', nose: '#c8605c' },
  leopard: { base: '#e8b65f', pale: '#fdeed0', mark: '#33201a', nose: '#b9575a' },
  panther: { base: '#35304a', pale: '#4d4766', mark: '#211d33', nose: '#16121f' },
  snowLeopard: { base: '#d9dade', pale: '#fbfbfc', mark: '#42434f', nose: '#b96a72' },
  lynx: { base: '#c39a72', pale: '#f3e6d3', mark: '#5b4230', nose: '#a95d58' },
  lion: { base: '#e3b062', pale: '#f9e7c4', mark: '#9a4a1d', nose: '#8d3f3a' },
};

/** What each coat mixes into the fur of its species. */
const COATS: { readonly [coat in CatLook['coat']]: string } = {
  classic: 'transparent 0%',
  pale: '#fff6e8 38%',
  rich: '#8a3d12 24%',
  ash: '#7d808c 42%',
  rust: '#b4401c 34%',
};

export function furOf({ species, coat }: CatLook): Fur {
  const fur = FURS[species];
  return coat === 'classic' ? fur : { ...fur, base: `color-mix(in oklab, ${fur.base}, ${COATS[coat]})` };
}

export const EYES: { readonly [eyes in CatLook['eyes']]: string } = {
  amber: '#d98a1c',
  gold: '#f2c028',
  green: '#55b02f',
  blue: '#4aa3df',
  copper: '#b45a2a',
  violet: '#9a63d8',
};

export const CLOTHS: { readonly [cloth in CatLook['cloth']]: string } = {
  blue: '#2f63a8',
  red: '#c2282e',
  yellow: '#e0ab26',
  purple: '#7a45b5',
  green: '#3f8a3a',
  orange: '#de7426',
  teal: '#1f8d8a',
  pink: '#d8689b',
  white: '#ece6dc',
  black: '#33303a',
};

export const MARK_STRENGTH: { readonly [pattern in CatLook['pattern']]: number } = {
  faint: 0.4,
  classic: 0.85,
  bold: 1,
};
