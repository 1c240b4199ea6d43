/** Weights that were trained for something else are refused, in words. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PackedTraitNets } from '../../shared/bots/traitWeights.ts';
import { type PackedNets, packNet, unpackNets } from '../../shared/bots/weights.ts';
import * as jacky from '../../shared/games/blackJacky/bots/netMind.ts';
import * as plain from '../../shared/games/spicy/bots/plain/plainMind.ts';
import { TABLES } from '../../shared/games/spicy/bots/tables.ts';
import * as varied from '../../shared/games/spicy/bots/varied/netMind.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { newNet } from '../tools/train/gradient.ts';

const readPlain = (packed: PackedTraitNets) => TABLES.map((table) => plain.readPlainStyles(packed, table));

const WEIGHTS = [
  { name: 'Spicy', game: 'spicy', file: 'spicy/bots/plain/weights.json', reader: readPlain },
  { name: 'Spicy with variants', game: 'spicy', file: 'spicy/bots/varied/weights.json', reader: varied.readNets },
  { name: 'Black Jacky', game: 'blackJacky', file: 'blackJacky/bots/legend.json', reader: jacky.readNets },
] as const;

describe.each(WEIGHTS)('the weights of $name', ({ game, file, reader }) => {
  const text = readFileSync(join(import.meta.dirname, '../../shared/games', file), 'utf8');
  const shipped: PackedNets = JSON.parse(text);
  const read = reader as (packed: PackedNets) => unknown;

  test('fit the encoding of the views and weigh at most 250 KB', () => {
    expect(() => read(shipped)).not.toThrow();
    expect(text.length).toBeLessThanOrEqual(250 * 1024);
  });

  test('of another encoding are refused', () => {
    const old = { ...shipped, encoding: shipped.encoding - 1 };
    expect(() => read(old)).toThrow(
      `Weights of encoding ${old.encoding} don't fit encoding ${shipped.encoding} of ${game}`,
    );
  });

  test('of another game are refused', () => {
    expect(() => read({ ...shipped, game: 'mau' })).toThrow(`Weights for mau don't fit ${game}`);
  });

  test('that read another number of things are refused', () => {
    const nets = Object.fromEntries(
      Object.entries(shipped.nets).map(([name, net]) => [name, { ...net, situation: net.situation + 1 }]),
    );
    expect(() => read({ ...shipped, nets })).toThrow(/reads \d+ .*, not/);
  });

  test('that were cut off, or are not there, are refused', () => {
    const [name = '', net] = Object.entries(shipped.nets)[0] ?? [];
    const cut = { ...net!, data: net!.data.slice(0, 400) };
    expect(() => read({ ...shipped, nets: { ...shipped.nets, [name]: cut } })).toThrow(
      `The net "${name}" has ${'units' in net! ? 300 : 150} weights`,
    );
    expect(() => read({ ...shipped, nets: {} })).toThrow('The weights have no net');
  });
});

test('what is packed comes out again as it was, but for the last digits', () => {
  const shape = { situation: 5, candidate: 4, hidden: 3 };
  const net = newNet(shape, fastRandom(1), [1, -2, 3, 0]);
  const packed = { game: 'any', encoding: 3, nets: { one: packNet(net) } };
  const { one } = unpackNets(packed, { game: 'any', encoding: 3, shapes: { one: shape } });
  expect(one.shape).toEqual(shape);
  one.weights.forEach((weight, place) => {
    expect(weight).toBeCloseTo(net.weights[place]!, 3);
  });
});
