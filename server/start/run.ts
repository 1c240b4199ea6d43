/** Reads the environment, listens, and goes to sleep when asked to. */

import { type App, type AppOptions, startApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { CannotStart, EXIT_CANNOT_START } from './cannotStart.ts';

/** Longer than this nobody should wait for a table to be written. */
const SHUTDOWN_MS = 10_000;

function shutDown(app: App): void {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error) => {
      app.services.log.fatal({ err: error }, 'shutting down failed');
      process.exit(1);
    },
  );
}

async function startOrExit(options: AppOptions): Promise<App> {
  try {
    return await startApp(readConfig(process.env), options);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(EXIT_CANNOT_START);
  }
}

export async function run(options: AppOptions = {}): Promise<void> {
  const app = await startOrExit(options);
  const { log, metrics } = app.services;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shutDown(app));
  // A forgotten promise is a bug at one table; ending the process would end all of them.
  process.on('unhandledRejection', (error) => {
    metrics.failures.inc({ where: 'rejection' });
    log.error({ err: error }, 'nobody waited for a failure');
  });
  log.info({ port: app.port }, 'listening');
  console.log(`Hot Paws is open: http://localhost:${app.port}`);
}
