import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPlugin } from '../../../client/offline/compressPlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'hot-paws-compress-'));
const built = join(folder, 'dist');
const long = `console.log(${JSON.stringify('meow '.repeat(1000))});`;

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/cat.js"></script>',
  );
  writeFileSync(join(folder, 'cat.js'), long);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: built },
    plugins: [
      compressPlugin(),
      // Writes beside the bundle, as the step for offline play does.
      { name: 'late', writeBundle: () => writeFileSync(join(built, 'sw.js'), long) },
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file that shrinks has both copies, and they say the same', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  for (const file of scripts) {
    const original = readFileSync(join(built, file));
    const brotli = readFileSync(join(built, `${file}.br`));
    expect(brotliDecompressSync(brotli).equals(original)).toBe(true);
    expect(gunzipSync(readFileSync(join(built, `${file}.gz`))).equals(original)).toBe(true);
    expect(brotli.length).toBeLessThan(original.length / 10);
  }
});

test('what fits into a packet stays as it is', () => {
  expect(readdirSync(built).filter((file) => file.startsWith('index.html'))).toEqual(['index.html']);
});
