/** The built client, as compressed as the browser takes it. Files with a hash in their name never change; the page itself is always asked for. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application, RequestHandler } from 'express';
import sirv from 'sirv';
import { CannotStart } from '../start/cannotStart.ts';

export const CLIENT_DIR = join(import.meta.dirname, '../../dist');

const HASHED = /^\/assets\//;
/** Links to tables and replays are paths of the client; a missing file or a wrong call of the API is not. */
const NOT_A_PAGE = [/^\/(?:api|matchmake)(?:\/|$)/];

export type Pages = string | RequestHandler;

const ENTRY = /<script[^>]*type="module"[^>]*src="([^"]+)"/;

/** Which build of the client these are: its first script, whose name changes with its content. */
export function buildOf(pages: Pages): string | undefined {
  const index = typeof pages === 'string' ? join(pages, 'index.html') : undefined;
  return index !== undefined && existsSync(index) ? ENTRY.exec(readFileSync(index, 'utf8'))?.[1] : undefined;
}

/** A folder that somebody named and that has no client: people would only ever see that nothing is found. */
export function requirePages(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new CannotStart(
    `There is no built client in ${folder}: build one with \`npm run build\`, or correct PAGES_DIR; without it dist is served.`,
  );
}

export function routePages(app: Application, pages: Pages): void {
  if (typeof pages !== 'string') app.use(pages);
  else if (existsSync(pages)) routeFolder(app, pages);
}

function routeFolder(app: Application, folder: string): void {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: NOT_A_PAGE.map(({ source }) => source),
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      // sirv has written its own over what the HTTP server said about origins.
      response.setHeader('Vary', 'Origin, Accept-Encoding');
    },
  });
  app.get(/.*/, (request, response, next) => {
    // Also for an answer that only says that nothing has changed.
    response.vary('Accept-Encoding');
    files(request, response, next);
  });
}
