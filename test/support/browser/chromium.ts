/** Starts the Chromium that comes with npm, with or without WebGL2 in software, so that browser tests need nothing installed. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromiumPack, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PACK = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
const UNPACKED = join(REPOSITORY, 'node_modules/.cache/chromium');

/** This machine by a name that is not localhost: a page there is as little secure as one in a network at home. */
export const PLAIN_HOST = 'paws.home.arpa';

const FLAGS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** What a browser can draw with. */
export type Drawing = 'webgl' | 'flat';

const DRAWING: { readonly [drawing in Drawing]: readonly string[] } = {
  webgl: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  // A graphics card in software paints plain canvases too, so slowly that a page stood still for minutes.
  flat: ['--disable-gpu'],
};

/** Unpacks aside and renames: two runs that start together must never execute a half-written binary. */
async function unpack(): Promise<void> {
  if (existsSync(UNPACKED)) return;
  const cache = dirname(UNPACKED);
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(join(cache, 'unpacking-'));
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = aside;
  try {
    await chromiumPack.executablePath(PACK);
    await inflate(join(PACK, 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  await rename(aside, UNPACKED).catch(() => rm(aside, { recursive: true, force: true }));
}

/** The pack brings NSS, NSPR and expat: used only where the machine lacks them, since its own fit better. */
function libraryPath(executable: string): string | undefined {
  const own = process.env.LD_LIBRARY_PATH;
  const linked = execFileSync('ldd', [executable], { encoding: 'utf8' });
  if (!linked.includes('not found')) return own;
  return [join(UNPACKED, 'al2023/lib'), ...(own ? [own] : [])].join(delimiter);
}

/** The pack's own configuration names folders of the cloud that it was made for: without this no text would be drawn at all. */
async function configureFonts(): Promise<string> {
  const file = join(UNPACKED, 'fonts.conf');
  const folder = join(UNPACKED, 'fonts');
  await writeFile(
    file,
    `<fontconfig><dir>${folder}</dir><cachedir>${join(UNPACKED, 'fontCache')}</cachedir></fontconfig>`,
  );
  return file;
}

export async function launch(drawing: Drawing = 'webgl'): Promise<Browser> {
  await unpack();
  const executablePath = join(UNPACKED, 'chromium');
  const libraries = libraryPath(executablePath);
  const env = { ...process.env, FONTCONFIG_FILE: await configureFonts() } as Record<string, string>;
  if (libraries !== undefined) env.LD_LIBRARY_PATH = libraries;
  return chromium.launch({ executablePath, args: [...FLAGS, ...DRAWING[drawing]], env, headless: true });
}
