/** What somebody does about themselves: which devices are signed in, whom they would rather not meet. */

import type { Application, Request } from 'express';
import {
  type BlockedCats,
  blockSchema,
  type Devices,
  DONE,
  type Done,
  reportSchema,
} from '../../../shared/table/people/account.ts';
import type { Session } from '../../people/sessions.ts';
import type { Services } from '../../services.ts';
import { limitedFor, parseBody, Refused, requireSession, route } from '../answers.ts';

export function routeAccount(app: Application, services: Services): void {
  const { identity, news, queue, store } = services;
  const { blocks, reports, sessions } = store.people;

  const me = (request: Request): Session => {
    const session = requireSession(request);
    limitedFor(services, 'changes', session.player);
    return session;
  };

  app.get(
    '/api/me/sessions',
    route(services, async (request): Promise<Devices> => {
      const { id: here, player } = me(request);
      const devices = await sessions.of(player, Date.now());
      return { sessions: devices.map((device) => ({ ...device, here: device.id === here })) };
    }),
  );

  app.delete(
    '/api/me/sessions/:id',
    route(services, async (request): Promise<Done> => {
      const { player } = me(request);
      const session = String(request.params.id);
      const revoked = await sessions.revoke(player, session, Date.now());
      if (!revoked) throw new Refused(404, { code: 'identity/noSuchSession' });
      await news.tell({ type: 'signedOut', player, session });
      return DONE;
    }),
  );

  // All others: who is robbed keeps the device in their hand.
  app.delete(
    '/api/me/sessions',
    route(services, async (request): Promise<Done> => {
      const { id, player } = me(request);
      const others = (await sessions.of(player, Date.now())).filter((device) => device.id !== id);
      await sessions.revokeOthers(player, id, identity.token(player), Date.now());
      for (const device of others) await news.tell({ type: 'signedOut', player, session: device.id });
      return DONE;
    }),
  );

  const blocksOf = async (player: string): Promise<BlockedCats> => ({ blocks: await blocks.of(player) });

  app.get(
    '/api/me/blocks',
    route(services, (request) => blocksOf(me(request).player)),
  );

  app.post(
    '/api/me/blocks',
    route(services, async (request): Promise<BlockedCats> => {
      const { player } = me(request);
      const { cat } = parseBody(blockSchema, request);
      if (cat === player || (await store.players.find(cat)) === undefined)
        throw new Refused(404, { code: 'people/noSuchCat' });
      if (!(await blocks.add(player, cat, Date.now()))) throw new Refused(422, { code: 'people/tooManyBlocks' });
      await news.tell({ type: 'apart', one: player, other: cat, apart: true });
      await queue.part(player, cat);
      return blocksOf(player);
    }),
  );

  app.delete(
    '/api/me/blocks/:cat',
    route(services, async (request): Promise<BlockedCats> => {
      const { player } = me(request);
      const cat = String(request.params.cat);
      await blocks.remove(player, cat);
      // The other may still have blocked them.
      const apart = (await blocks.apartFrom(player)).has(cat);
      await news.tell({ type: 'apart', one: player, other: cat, apart });
      return blocksOf(player);
    }),
  );

  app.post(
    '/api/me/reports',
    route(services, async (request): Promise<Done> => {
      const { player } = me(request);
      limitedFor(services, 'exports', player);
      const { cat, reason } = parseBody(reportSchema, request);
      if (cat === player || (await store.players.find(cat)) === undefined)
        throw new Refused(404, { code: 'people/noSuchCat' });
      // Away from a table it is about the last time that they met, if they ever did.
      const match = await store.people.catPages.lastTogether(player, cat);
      await reports.add({ reporter: player, reported: cat, reason, match, talk: [] }, Date.now());
      return DONE;
    }),
  );
}
