/** `npm run shots -- [NAME...] [--size=...] [--tier=...]`: every moment of the games, then every screen. Each looks for NAME. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const parts = ['shots.ts', 'screens.ts'].map((file) => join(import.meta.dirname, file));
const failed = parts.filter(
  (file) => spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length === 0 ? 0 : 1;
