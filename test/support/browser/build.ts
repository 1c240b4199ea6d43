/** The client as it would be delivered, built into a folder of its own: whoever builds `dist` meanwhile must not pull it away. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from './chromium.ts';

const VITE = join(REPOSITORY, 'node_modules/vite/bin/vite.js');
/** Names the folder to the test files, which run in processes of their own. */
const BUILT = 'HOT_PAWS_BUILT_CLIENT';
const run = promisify(execFile);

export interface Build {
  readonly folder: string;
  remove(): Promise<void>;
}

/** In a process of its own: under a test runner React would come in its edition for tests. */
export async function buildClient(...flags: readonly string[]): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'hot-paws-client-'));
  await run(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error', ...flags], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The build of this test run, or one for whoever runs without. */
export async function clientBuild(): Promise<Build> {
  const folder = process.env[BUILT];
  return folder === undefined ? buildClient() : { folder, remove: async () => undefined };
}

/** Once for all test files, though every project asks for it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[BUILT] !== undefined) return undefined;
  const { folder, remove } = await buildClient();
  process.env[BUILT] = folder;
  return remove;
}
