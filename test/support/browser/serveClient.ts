/** Serves the client on a free port without any game server: what is left when the network is gone. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Application } from 'express';
import { routePages } from '../../../server/http/pages.ts';
import { clientBuild } from './build.ts';
import type { PageServer } from './servePages.ts';

export interface ClientServer extends PageServer {
  /** From now on another version is delivered, and nothing of the one before. */
  release(folder: string): void;
}

export async function serveClient(): Promise<ClientServer> {
  const build = await clientBuild();
  let current = pagesOf(build.folder);
  const server = createServer((request, response) => current(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(folder) {
      current = pagesOf(folder);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await build.remove();
    },
  };
}

function pagesOf(folder: string): Application {
  const app = express();
  routePages(app, folder);
  return app;
}
