/** Build step: lays a brotli and a gzip copy beside every file that shrinks, so that the server only picks one. */

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|json|svg|webmanifest)$/;
/** Below this a packet is a packet, and the header that names the encoding costs more than it saves. */
const WORTH_IT = 1024;

const ENCODINGS: readonly (readonly [string, (content: Buffer) => Promise<Buffer>])[] = [
  [
    'br',
    (content) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 22 },
      }),
  ],
  ['gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

export function compressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'hot-paws-compress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = build.outDir.startsWith('/') ? build.outDir : join(root, build.outDir);
    },
    // After everybody else: the service worker is written by such a step, too.
    writeBundle: { order: 'post', sequential: true, handler: () => compressAll(outDir) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  await Promise.all(
    ENCODINGS.map(async ([ending, shrink]) => {
      const small = await shrink(content);
      if (small.length < content.length) await writeFile(`${file}.${ending}`, small);
    }),
  );
}
