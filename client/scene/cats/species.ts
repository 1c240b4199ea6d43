/** What makes a species: its colours, its markings and the proportions of its skull, ears and tail. */

import type { CatLook, ClothColor, Coat, EyeColor, Species } from '../../../shared/table/people/catLook.ts';
import { grey, type Hex, mix } from './color.ts';

export type Marking = 'stripes' | 'rosettes' | 'ghost' | 'flecks' | 'plain';

export interface Palette {
  readonly base: Hex;
  /** Flanks and cheeks turned away from the light. */
  readonly dark: Hex;
  /** Crown and back. */
  readonly top: Hex;
  /** Muzzle, brows, chest, paws. */
  readonly white: Hex;
  readonly mark: Hex;
  readonly nose: Hex;
  readonly innerEar: Hex;
  readonly pads: Hex;
  readonly mane: Hex;
  readonly iris: readonly [Hex, Hex, Hex];
}

export interface Build {
  readonly marking: Marking;
  readonly headWidth: number;
  readonly muzzle: number;
  readonly chin: number;
  readonly ruff: number;
  readonly earShape: 'round' | 'pointed';
  readonly earSize: number;
  readonly mane: boolean;
  readonly tail: 'ringed' | 'fluffy' | 'tufted' | 'stub';
}

interface Breed {
  readonly coat: Omit<Palette, 'iris'>;
  readonly build: Build;
}

const BREEDS: Readonly<Record<Species, Breed>> = {
  tiger: {
    coat: {
      base: '#f28d2c',
      dark: '#cf5a16',
      top: '#e26d18',
      white: '#fff2dd',
      mark: '#26120d',
      nose: '#dd7b73',
      innerEar: '#f3bd9a',
      pads: '#e58a8a',
      mane: '#8a4a1e',
    },
    build: {
      marking: 'stripes',
      headWidth: 1.02,
      muzzle: 1,
      chin: 1,
      ruff: 1.05,
      earShape: 'round',
      earSize: 0.92,
      mane: false,
      tail: 'ringed',
    },
  },
  leopard: {
    coat: {
      base: '#f0b95c',
      dark: '#c98030',
      top: '#dc963a',
      white: '#fff3da',
      mark: '#341b11',
      nose: '#c4686a',
      innerEar: '#f0bf98',
      pads: '#c77b74',
      mane: '#8a4a1e',
    },
    build: {
      marking: 'rosettes',
      headWidth: 0.95,
      muzzle: 1.03,
      chin: 1,
      ruff: 0.5,
      earShape: 'round',
      earSize: 0.84,
      mane: false,
      tail: 'ringed',
    },
  },
  panther: {
    coat: {
      base: '#37324d',
      dark: '#1c182b',
      top: '#29243e',
      white: '#5c5474',
      mark: '#151122',
      nose: '#241d30',
      innerEar: '#7a6486',
      pads: '#85708f',
      mane: '#201c30',
    },
    build: {
      marking: 'ghost',
      headWidth: 0.93,
      muzzle: 0.97,
      chin: 0.94,
      ruff: 0.25,
      earShape: 'round',
      earSize: 0.94,
      mane: false,
      tail: 'ringed',
    },
  },
  snowLeopard: {
    coat: {
      base: '#d9dee7',
      dark: '#9ba5b8',
      top: '#bcc4d2',
      white: '#ffffff',
      mark: '#363c4b',
      nose: '#d98f96',
      innerEar: '#e9c8c8',
      pads: '#d79a9e',
      mane: '#9ba5b8',
    },
    build: {
      marking: 'rosettes',
      headWidth: 1.04,
      muzzle: 0.96,
      chin: 0.95,
      ruff: 1.15,
      earShape: 'round',
      earSize: 0.74,
      mane: false,
      tail: 'fluffy',
    },
  },
  lynx: {
    coat: {
      base: '#c9a07a',
      dark: '#94694a',
      top: '#a97c56',
      white: '#fff3e4',
      mark: '#33221b',
      nose: '#b5605c',
      innerEar: '#eec3aa',
      pads: '#b5716c',
      mane: '#a8683f',
    },
    build: {
      marking: 'flecks',
      headWidth: 0.95,
      muzzle: 0.95,
      chin: 0.92,
      ruff: 1.75,
      earShape: 'pointed',
      earSize: 1,
      mane: false,
      tail: 'stub',
    },
  },
  lion: {
    coat: {
      base: '#e9b35c',
      dark: '#be7a30',
      top: '#d4923e',
      white: '#fff0d2',
      mark: '#7a3f1a',
      nose: '#a8584f',
      innerEar: '#f0c294',
      pads: '#b06c62',
      mane: '#93481b',
    },
    build: {
      marking: 'plain',
      headWidth: 0.97,
      muzzle: 1.1,
      chin: 1.12,
      ruff: 0.3,
      earShape: 'round',
      earSize: 0.8,
      mane: true,
      tail: 'tufted',
    },
  },
};

const IRIS: Readonly<Record<EyeColor, Palette['iris']>> = {
  amber: ['#fff07a', '#f2a91e', '#8a4508'],
  gold: ['#fff8a6', '#e8cb1e', '#77580a'],
  green: ['#dcf79a', '#78bf48', '#25551e'],
  blue: ['#dcf6ff', '#62b4e0', '#1d4f76'],
  copper: ['#ffd9a0', '#d9702b', '#6d260c'],
  violet: ['#f0dcff', '#a678e0', '#472478'],
};

export const CLOTH: Readonly<Record<ClothColor, Hex>> = {
  blue: '#2f7fd1',
  red: '#c8323f',
  yellow: '#f0b429',
  purple: '#7c52c8',
  green: '#2f9e5b',
  orange: '#e8702a',
  teal: '#1fa3a3',
  pink: '#e0679f',
  white: '#efe6d6',
  black: '#34303c',
};

type Tint = (color: Hex) => Hex;

const TINTS: Readonly<Record<Coat, Tint>> = {
  classic: (color) => color,
  pale: (color) => mix(color, '#fff6e6', 0.36),
  rich: (color) => mix(color, '#5a1408', 0.2),
  ash: (color) => mix(mix(color, grey(color), 0.72), '#8d93a6', 0.12),
  rust: (color) => mix(color, '#c2481c', 0.36),
};

export function buildOf(look: CatLook): Build {
  const { build } = BREEDS[look.species];
  const ruff = { smooth: 0.3, classic: 1, bushy: 1.3 }[look.cheeks];
  const ears = { classic: 1, small: 0.86, large: 1.17, notched: 1.04 }[look.ears];
  const bushy = look.cheeks === 'bushy' ? 0.25 : 0;
  return { ...build, ruff: build.ruff * ruff + bushy, earSize: build.earSize * ears };
}

export function paletteOf(look: CatLook): Palette {
  const { coat } = BREEDS[look.species];
  const tint = TINTS[look.coat];
  return {
    ...coat,
    base: tint(coat.base),
    dark: tint(coat.dark),
    top: tint(coat.top),
    mane: tint(coat.mane),
    white: mix(coat.white, tint(coat.white), 0.35),
    iris: IRIS[look.eyes],
  };
}
