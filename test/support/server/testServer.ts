/** A server in this process, on a free port, with a store that goes away. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, type AppOptions, startApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';

export interface TestServer {
  readonly app: App;
  readonly url: string;
  close(): Promise<void>;
}

export async function startServer(
  environment: { readonly [name: string]: string } = {},
  options: AppOptions = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hot-paws-server-'));
  const generous = {
    LIMIT_IDENTITIES: '100000',
    LIMIT_TABLES: '100000',
    LIMIT_OPEN_TABLES: '100000',
    LIMIT_JOINS: '100000',
    LIMIT_REQUESTS: '1000',
  };
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...generous,
    ...environment,
  });
  const app = await startApp(config, options);
  return {
    app,
    url: `http://127.0.0.1:${app.port}`,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
