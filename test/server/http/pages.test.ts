import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routePages } from '../../../server/http/pages.ts';

const FILES = {
  'index.html': '<!doctype html>',
  'assets/index-abc.js': 'let cat;',
  'sw.js': 'let dog;',
  'a.webp': 'x',
};
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-pages-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(FILES)) {
    writeFileSync(join(folder, name), content);
    if (name.endsWith('.webp')) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  }
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader('Vary', 'Origin');
    next();
  });
  routePages(app, folder);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Not `fetch`, which unpacks what it gets. */
async function get(path: string, headers: { readonly [name: string]: string } = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers, method }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode as number, headers: answer.headers as { readonly [name: string]: string } };
}

describe('pages', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('a browser that takes %s gets %s', async (accepted, encoding) => {
    const { status, headers } = await get('/assets/index-abc.js', { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers.vary).toBe('Origin, Accept-Encoding');
  });

  test('what has a hash in its name is kept for good, everything else is asked for again', async () => {
    const kept = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await kept('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/replay/abc/7', '/sw.js', '/a.webp']) expect(await kept(path)).toBe('no-cache');
  });

  test('whoever has it already is told so, and for which encoding', async () => {
    const { etag = '' } = (await get('/', { 'accept-encoding': 'br' })).headers;
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.headers.vary]).toEqual([304, 'Origin, Accept-Encoding']);
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  test('a path of the client is the page; a missing file, a call of the API and a form are not', async () => {
    expect((await get('/table/abc')).headers['content-type']).toMatch(/html/);
    for (const path of ['/assets/gone.js', '/gone.png', '/api/nothing', '/matchmake/nothing', '/api'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/', {}, 'POST')).status).toBe(404);
  });
});
