/** How much a device is asked for. */

export const TIERS = ['off', 'low', 'mid', 'high'] as const;
export type Tier = (typeof TIERS)[number];
export type QualitySetting = Tier | 'auto';

export interface Quality {
  readonly tier: Exclude<Tier, 'off'>;
  readonly maxPixelRatio: number;
  readonly antialias: boolean;
  /** Width of the shadow map; 0 is none. */
  readonly shadowMap: number;
  /** Scale of the card atlas. */
  readonly atlasScale: number;
  /** Largest side of the table's picture. */
  readonly tablePaint: number;
  readonly anisotropy: number;
  /** Frames a second while nothing plays; 0 stands still. */
  readonly idleRate: number;
}

const QUALITIES: Readonly<Record<Quality['tier'], Quality>> = {
  low: {
    tier: 'low',
    maxPixelRatio: 1,
    antialias: false,
    shadowMap: 0,
    atlasScale: 0.5,
    tablePaint: 512,
    anisotropy: 1,
    idleRate: 0,
  },
  mid: {
    tier: 'mid',
    maxPixelRatio: 1.5,
    antialias: true,
    shadowMap: 1024,
    atlasScale: 0.75,
    tablePaint: 1024,
    anisotropy: 4,
    idleRate: 24,
  },
  high: {
    tier: 'high',
    maxPixelRatio: 2,
    antialias: true,
    shadowMap: 2048,
    atlasScale: 1,
    tablePaint: 1536,
    anisotropy: 8,
    idleRate: 30,
  },
};

export const qualityOf = (tier: Quality['tier']): Quality => QUALITIES[tier];

export interface Device {
  readonly webgl2: boolean;
  readonly cores: number;
  /** Gigabytes, as far as the browser tells. */
  readonly memory: number;
  readonly touch: boolean;
}

export function chooseTier(setting: QualitySetting, device: Device): Tier {
  if (!device.webgl2) return 'off';
  if (setting !== 'auto') return setting;
  if (device.cores <= 2 || device.memory <= 2) return 'low';
  return device.touch || device.cores <= 4 ? 'mid' : 'high';
}

let asked: Device | undefined;

/** What the browser says about the machine. Asked once: every context that is made for asking counts against the browser's limit. */
export function thisDevice(): Device {
  asked ??= askDevice();
  return asked;
}

function askDevice(): Device {
  const { hardwareConcurrency = 4, maxTouchPoints = 0 } = navigator;
  const { deviceMemory = 4 } = navigator as Navigator & { readonly deviceMemory?: number };
  const gl = document.createElement('canvas').getContext('webgl2');
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webgl2: gl !== null, cores: hardwareConcurrency, memory: deviceMemory, touch: maxTouchPoints > 0 };
}

const LEAST_SCALE = 0.55;

/** From one part of the largest resolution to the next. */
export type ScaleStep = (scale: number) => number;

/** Down quickly and up slowly: it must not swing. */
export const scaleSteps = {
  down: (scale) => Math.max(LEAST_SCALE, scale * 0.85),
  up: (scale) => Math.min(1, scale * 1.04),
} satisfies Record<string, ScaleStep>;
