/**
 * `npm run dev`: the server, with the client straight from its sources and changed in the open page, on one address. Node starts it again when
 * something that the server imports has changed; tables sleep and wake as they do in every restart.
 */

import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import { readConfig } from './config.ts';
import { run } from './start/run.ts';

/**
 * Sockets of our own address belong to tables: news of changed files come over the port beside it. The same one after every restart, because an
 * open page goes on asking there.
 */
const newsPort = readConfig(process.env).port + 1;

const vite = await createVite({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  // Otherwise it is loaded by way of a file that is new each time: Node would start again for ever.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { host: 'localhost', port: newsPort } },
});

const pages: RequestHandler = (request, response, next) => {
  // Vite writes scripts and styles into the page, and asks another port for news.
  response.removeHeader('Content-Security-Policy');
  vite.middlewares(request, response, next);
};

await run({ pages });
