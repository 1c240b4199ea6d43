/** How routes read and answer: JSON both ways, refusals with a status, bugs counted and never shown. */

import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { faultIn } from '../../shared/engine/fault.ts';
import type { Refusal } from '../../shared/engine/game.ts';
import type { ApiError } from '../../shared/table/api.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { sendJson } from './compressed.ts';
import { addressOf } from './guard.ts';
import { sessionOf } from './recognise.ts';

export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
  }
}

export const route =
  (services: Services, handle: (request: Request, response: Response) => Promise<unknown>): RequestHandler =>
  async (request, response) => {
    try {
      const answer = await handle(request, response);
      // What is no JSON has been sent by the route itself.
      if (response.headersSent) return;
      await sendJson(request, response.set('Cache-Control', 'no-store'), answer);
    } catch (error) {
      if (error instanceof Refused) {
        services.metrics.refusals.inc({ code: error.refusal.code });
        response.status(error.status).json({ error: error.refusal } satisfies ApiError);
        return;
      }
      services.metrics.failures.inc({ where: 'http' });
      services.log.error({ err: error, path: request.route?.path }, 'a route failed');
      response.status(500).json({ error: { code: 'server/failed' } } satisfies ApiError);
    }
  };

/** What was thrown on the way would otherwise be shown with its stack. What parsers throw has a status; all else is a bug. */
export const thrown =
  ({ metrics, log }: Pick<Services, 'metrics' | 'log'>): ErrorRequestHandler =>
  (error: { status?: number }, request, response, _next) => {
    const { status = 500 } = error;
    const isBug = status >= 500;
    if (isBug) {
      metrics.failures.inc({ where: 'http' });
      log.error({ err: error, path: request.route?.path }, 'a route failed');
    } else metrics.malformed.inc({ kind: 'http' });
    if (response.headersSent) response.destroy();
    else
      response
        .status(status)
        .json({ error: { code: isBug ? 'server/failed' : 'server/malformed' } } satisfies ApiError);
  };

export function parseBody<S extends z.ZodType>(schema: S, request: Request): z.output<S> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  throw new Refused(400, { code: 'server/malformed', facts: faultIn('body', parsed.error.issues) });
}

export const playerOf = (_services: Services, request: Request): string | undefined => sessionOf(request)?.player;

export const requirePlayer = (_services: Services, request: Request): string => requireSession(request).player;

export function requireSession(request: Request): Session {
  const session = sessionOf(request);
  if (session === undefined) throw new Refused(401, { code: 'identity/badToken' });
  return session;
}

export function limited(services: Services, what: keyof Services['limits'], request: Request): void {
  limitedFor(services, what, addressOf(request));
}

/** By identity, where many may share an address. */
export function limitedFor(services: Services, what: keyof Services['limits'], key: string): void {
  if (services.limits[what].take(key, Date.now())) return;
  services.metrics.limited.inc({ what });
  throw new Refused(429, { code: 'server/tooFrequent' });
}
