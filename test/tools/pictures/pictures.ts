/** `npm run shots -- [NAME...] [--size=...] [--tier=...]`: every moment of the games, then every screen. Each looks for NAME. `--film NAME...`: moments in motion, `--sound NAME...`: what they sound like. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const args = process.argv.slice(2).filter((arg) => arg !== '--film' && arg !== '--sound');
const chosen = process.argv.includes('--film')
  ? ['films.ts']
  : process.argv.includes('--sound')
    ? ['sounds.ts']
    : undefined;
const parts = (chosen ?? ['shots.ts', 'screens.ts']).map((file) => join(import.meta.dirname, file));
const failed = parts.filter((file) => spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length === 0 ? 0 : 1;
