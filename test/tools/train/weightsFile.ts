/** Reads and writes the weights of the legends. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Net } from '../../../shared/bots/net.ts';
import { type PackedTraitNets, packTraitNet } from '../../../shared/bots/traitWeights.ts';
import { type PackedNets, packNet } from '../../../shared/bots/weights.ts';
import { ENCODING as PLAIN } from '../../../shared/games/spicy/bots/plain/encode.ts';
import { HUNTING_NAMES, plainNamesOf } from '../../../shared/games/spicy/bots/plain/plainMind.ts';
import { type Odds, packOdds } from '../../../shared/games/spicy/bots/plain/tells.ts';
import type { Table } from '../../../shared/games/spicy/bots/tables.ts';
import type { TraitNets } from './selfPlay/seat.ts';

const GAMES = join(import.meta.dirname, '../../../shared/games');
const FILES = {
  blackJacky: { game: 'blackJacky', file: join(GAMES, 'blackJacky/bots/legend.json') },
  varied: { game: 'spicy', file: join(GAMES, 'spicy/bots/varied/weights.json') },
} as const;
const FORECAST_FILE = join(GAMES, 'spicy/bots/forecast.json');
const PLAIN_FILE = join(GAMES, 'spicy/bots/plain/weights.json');
const TELLS_FILE = join(GAMES, 'spicy/bots/plain/tells.json');

export const readWeights = (which: keyof typeof FILES): PackedNets =>
  JSON.parse(readFileSync(FILES[which].file, 'utf8'));

/** Replaces the nets that are named and keeps the others, unless they were trained for another encoding. */
export function writeWeights(
  which: keyof typeof FILES,
  encoding: number,
  nets: { readonly [name: string]: Net },
): void {
  const before = readWeights(which);
  const packed = Object.fromEntries(Object.entries(nets).map(([name, net]) => [name, packNet(net)]));
  const { file, game } = FILES[which];
  write(file, game, encoding, { ...(before.encoding === encoding ? before.nets : {}), ...packed });
}

export const readPlainWeights = (): PackedTraitNets => JSON.parse(readFileSync(PLAIN_FILE, 'utf8'));

/** Replaces the nets for one size of table and keeps the others, unless they were trained for another encoding. */
export const writePlainWeights = (minds: readonly TraitNets[], table: Table): void =>
  replacePlain(plainNamesOf(table).map((names, place) => namedNets(names, minds[place])));

/** How a legend hunts in a duel, and whom. */
export function writeHunting(nets: TraitNets, odds: Odds): void {
  replacePlain([namedNets(HUNTING_NAMES, nets)]);
  writeFileSync(TELLS_FILE, `${JSON.stringify({ odds: packOdds(odds) }, undefined, 2)}\n`);
}

function replacePlain(named: readonly TraitNets[]): void {
  const before = readPlainWeights();
  const packed = packAll(Object.assign({}, ...named));
  write(PLAIN_FILE, 'spicy', PLAIN, { ...(before.encoding === PLAIN ? before.nets : {}), ...packed });
}

function namedNets({ turn, doubt }: { turn: string; doubt: string }, nets: TraitNets | undefined): TraitNets {
  if (nets?.turn === undefined || nets.doubt === undefined)
    throw new Error(`There are no nets for ${turn} and ${doubt}`);
  return { [turn]: nets.turn, [doubt]: nets.doubt };
}

export const writeForecastWeights = (nets: TraitNets): void => write(FORECAST_FILE, 'spicy', PLAIN, packAll(nets));

const packAll = (nets: TraitNets): PackedTraitNets['nets'] =>
  Object.fromEntries(Object.entries(nets).map(([name, net]) => [name, packTraitNet(net)]));

function write(file: string, game: string, encoding: number, nets: object): void {
  writeFileSync(file, `${JSON.stringify({ game, encoding, nets }, undefined, 2)}\n`);
}
