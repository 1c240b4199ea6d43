/**
 * `npm run shots -- [NAME...] [--size=...] [--tier=...]`: every moment of the games, then every screen. Each looks for NAME. `--film NAME...`:
 * moments in motion, `--sound NAME...`: what they sound like, `--lobby`: the stills that the first screen shows.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const KINDS: { readonly [flag: string]: string } = {
  '--film': 'films.ts',
  '--sound': 'sounds.ts',
  '--lobby': 'lobby.ts',
};
const asked = process.argv.slice(2);
const args = asked.filter((arg) => !(arg in KINDS));
const kind = asked.map((arg) => KINDS[arg]).find((file) => file !== undefined);
const parts = (kind === undefined ? ['shots.ts', 'screens.ts'] : [kind]).map((file) => join(import.meta.dirname, file));
const failed = parts.filter((file) => spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length === 0 ? 0 : 1;
