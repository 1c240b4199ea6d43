/** Nets between two steps of a training, with all their digits. */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { TraitNet, TraitShape } from '../../../../shared/bots/traitNet.ts';
import { housed } from './kernels/netPass.ts';
import type { TraitNets } from './seat.ts';

interface Kept {
  readonly shape: TraitShape;
  readonly weights: string;
}

export function keepNets(file: string, nets: TraitNets): void {
  const kept = Object.entries(nets).map(([name, { shape, weights }]): [string, Kept] => {
    const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
    return [name, { shape, weights: bytes.toString('base64') }];
  });
  // Renamed when whole: half a net would be taken for one.
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(kept)));
  renameSync(`${file}.new`, file);
}

/** The nets of such a file, where the kernels can reach them. */
export function keptNets(file: string): TraitNets {
  const kept: { readonly [name: string]: Kept } = JSON.parse(readFileSync(file, 'utf8'));
  const nets = Object.entries(kept).map(([name, { shape, weights }]): [string, TraitNet] => {
    const numbers = new Float32Array(new Uint8Array(Buffer.from(weights, 'base64')).buffer);
    return [name, housed({ shape, weights: numbers })];
  });
  return Object.fromEntries(nets);
}
