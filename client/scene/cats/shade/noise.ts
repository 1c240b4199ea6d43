/** Two tiny textures that all cats share: streaks of fur, and random hairs for the shells of a close-up. */

import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from 'three';
import { createChance } from '../chance.ts';

const SIZE = 128;

function texture(value: (x: number, y: number) => number): DataTexture {
  const bytes = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const at = 4 * (y * SIZE + x);
      bytes.fill(Math.min(255, Math.max(0, 255 * value(x, y))), at, at + 3);
      bytes[at + 3] = 255;
    }
  }
  const result = new DataTexture(bytes, SIZE, SIZE);
  result.wrapS = RepeatWrapping;
  result.wrapT = RepeatWrapping;
  result.magFilter = LinearFilter;
  result.minFilter = LinearFilter;
  result.needsUpdate = true;
  return result;
}

function field(seed: number): (x: number, y: number) => number {
  const chance = createChance(seed);
  const values = Float32Array.from({ length: SIZE * SIZE }, chance);
  return (x, y) => values[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] as number;
}

export function createStreaks(): DataTexture {
  const grain = field(1);
  const streaks = texture((x, y) => {
    let sum = 0;
    for (let k = -3; k <= 3; k += 1) sum += grain(x, y + 2 * k);
    return 0.5 + (sum / 7 - 0.5) * 2.7;
  });
  streaks.generateMipmaps = true;
  streaks.minFilter = LinearMipmapLinearFilter;
  return streaks;
}

export const createHairs = (): DataTexture => texture(field(77));
