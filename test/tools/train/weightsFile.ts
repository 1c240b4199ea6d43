/** Reads and writes the weights of a legend. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Net } from '../../../shared/bots/net.ts';
import { type PackedNets, packNet } from '../../../shared/bots/weights.ts';

const fileOf = (game: string): string => join(import.meta.dirname, `../../../shared/games/${game}/bots/legend.json`);

export const readWeights = (game: string): PackedNets => JSON.parse(readFileSync(fileOf(game), 'utf8'));

/** Replaces the nets that are named and keeps the others, unless they were trained for another encoding. */
export function writeWeights(game: string, encoding: number, nets: { readonly [name: string]: Net }): void {
  const before = readWeights(game);
  const kept = before.encoding === encoding ? before.nets : {};
  const packed = Object.fromEntries(Object.entries(nets).map(([name, net]) => [name, packNet(net)]));
  writeFileSync(fileOf(game), `${JSON.stringify({ game, encoding, nets: { ...kept, ...packed } }, undefined, 2)}\n`);
}
