/** Finds out who asks, before any route: a token is looked up, so that one that was revoked is nobody's from then on. */

import type { Request, RequestHandler } from 'express';
import type { ApiError } from '../../shared/table/api.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { addressOf } from './guard.ts';

/** Comes with a token of its own. */
const HOST_PATH = '/host/';

const recognised = new WeakMap<Request, Session>();

/** Undefined for a token that is not, or no longer, good. */
export const sessionOf = (request: Request): Session | undefined => recognised.get(request);

export function recognise(services: Services): RequestHandler {
  const { log, metrics } = services;
  return async (request, response, next) => {
    if (request.path.startsWith(HOST_PATH)) return next();
    const [scheme, token = ''] = (request.header('authorization') ?? '').split(' ');
    try {
      const known = scheme === 'Bearer' && token !== '';
      const session = known ? await find(services, token, request.header('user-agent')) : undefined;
      if (services.bans.has(session?.player, addressOf(request))) {
        response.status(403).json({ error: { code: 'identity/banned' } } satisfies ApiError);
        return;
      }
      if (session !== undefined) recognised.set(request, session);
    } catch (error) {
      metrics.failures.inc({ where: 'http' });
      log.error({ err: error }, 'a session could not be looked up');
      response.status(500).json({ error: { code: 'server/failed' } } satisfies ApiError);
      return;
    }
    next();
  };
}

async function find({ identity, store }: Services, token: string, browser: string | undefined) {
  const { sessions } = store.people;
  const player = identity.playerOfToken(token);
  return player === undefined ? sessions.find(token, Date.now()) : sessions.adopt(token, player, browser, Date.now());
}
