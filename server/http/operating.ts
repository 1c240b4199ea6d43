/** For whoever runs the server: is it well, how much is going on. */

import { timingSafeEqual } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import type { Application, RequestHandler } from 'express';
import type { Services } from '../services.ts';

export async function routeOperating(app: Application, services: Services): Promise<void> {
  const { config, metrics, store, closing } = services;

  app.get('/health', async (_request, response) => {
    const reasons: string[] = [];
    if (closing.now) reasons.push('shutting down');
    if (services.hostSettings.isDraining(matchMaker.processId)) reasons.push('draining');
    const troubles = await Promise.all([store.trouble(), services.listings?.trouble()]);
    reasons.push(...troubles.filter((trouble) => trouble !== undefined));
    const ready = reasons.length === 0;
    // One table is no reason to keep people from all the others.
    const warning = services.unrestored.warning(performance.now());
    const warnings = warning === undefined ? [] : [warning];
    response
      .status(ready ? 200 : 503)
      .json({ ready, reasons, warnings, tables: services.open.size, maxTables: config.maxTables });
  });

  app.get('/metrics', withToken(config.metricsToken), async (_request, response) => {
    metrics.census(services.open);
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  // Without a token there is no monitor at all: it can close tables.
  if (config.monitorToken !== undefined) {
    const { monitor } = await import('@colyseus/monitor');
    app.use('/monitor', withToken(config.monitorToken), ownPolicy, monitor());
  }
}

/** `Authorization: Bearer TOKEN`, or any user name with the token as its password. */
function withToken(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (token === undefined) return next();
    const [scheme = '', given = ''] = (request.header('authorization') ?? '').split(' ');
    const password = scheme === 'Basic' ? Buffer.from(given, 'base64').toString().split(':').slice(1).join(':') : given;
    if (isSame(password, token)) return next();
    response.set('WWW-Authenticate', 'Basic realm="Hot Paws"').status(401).end();
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The monitor's page brings inline styles and scripts of its own. */
const ownPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};
