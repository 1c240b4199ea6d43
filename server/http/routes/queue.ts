/** Quick match over HTTP: waiting, a sign of life, giving up, and friends who wait together. */

import type { Application, Request } from 'express';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import type { TableAddress } from '../../../shared/table/api.ts';
import { partyCodeSchema, type QueueState, queueSchema } from '../../../shared/table/queue.ts';
import { ownSeats } from '../../matchmaking/queue/ownSeats.ts';
import { optionsOf } from '../../matchmaking/queue/surroundings.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, Refused, requirePlayer, route } from '../answers.ts';

const LOOK_MS = 200;
/** Proxies cut what takes longer (see deploy/Caddyfile). */
export const PATIENCE_MS = 50_000;

export function routeQueue(app: Application, services: Services): void {
  const { queue, store } = services;

  const stateAfter = async (player: string, changed: Result<undefined, Refusal>): Promise<QueueState> => {
    // Seated while they asked: that is the answer.
    if (!changed.ok && changed.error.code !== 'queue/seated') throw new Refused(409, changed.error);
    return queue.stateOf(player);
  };

  const enter = async (request: Request, player: string): Promise<QueueState> => {
    limited(services, 'tables', request);
    const wish = parseBody(queueSchema, request);
    const options = optionsOf(wish);
    if (!options.ok) throw new Refused(422, options.error);
    // A quick match that somebody sits at already: nobody has two.
    const seat = (await ownSeats(store.tables, player)).find(({ left }) => !left);
    if (seat !== undefined) return { state: 'seated', table: seat.table };
    return stateAfter(player, await queue.enter(player, wish));
  };

  app.post(
    '/api/queue',
    route(services, (request) => enter(request, requirePlayer(services, request))),
  );

  app.get(
    '/api/queue',
    route(services, async (request): Promise<QueueState> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'queue', player);
      return queue.stateOf(player);
    }),
  );

  app.delete(
    '/api/queue',
    route(services, async (request): Promise<QueueState> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'queue', player);
      await queue.leave(player);
      return { state: 'none' };
    }),
  );

  app.post(
    '/api/party',
    route(services, async (request): Promise<QueueState> => {
      const player = requirePlayer(services, request);
      limited(services, 'tables', request);
      return stateAfter(player, await queue.open(player));
    }),
  );

  app.post(
    '/api/party/:code',
    route(services, async (request): Promise<QueueState> => {
      const player = requirePlayer(services, request);
      // By address: codes must not be guessed by trying.
      limited(services, 'tables', request);
      const code = partyCodeSchema.safeParse(request.params.code);
      if (!code.success) throw new Refused(404, { code: 'queue/noParty' });
      return stateAfter(player, await queue.join(player, code.data));
    }),
  );

  // For programs that do not want to ask again and again: the answer comes with the table.
  app.post(
    '/api/quick',
    route(services, async (request, response): Promise<TableAddress> => {
      const player = requirePlayer(services, request);
      let state = await enter(request, player);
      const end = Date.now() + PATIENCE_MS;
      while (state.state !== 'seated' && Date.now() < end && !response.destroyed) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        state = await queue.stateOf(player);
      }
      if (state.state === 'seated') return { id: state.table };
      await queue.leave(player);
      throw new Refused(503, { code: 'queue/nobody' });
    }),
  );
}
