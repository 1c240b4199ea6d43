/** Who somebody is: identity, profile, ticket, and the way to another browser. */

import { randomInt } from 'node:crypto';
import type { Application, Request } from 'express';
import {
  claimSchema,
  type Identity as IdentityAnswer,
  identitySchema,
  type Profile,
  profileChangeSchema,
  type Ticket,
  type Transfer,
  ticketSchema,
} from '../../../shared/table/api.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import { Identity } from '../../identity.ts';
import { judgeName } from '../../people/naming/judgeName.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, Refused, requirePlayer, route } from '../answers.ts';
import { sessionOf } from '../recognise.ts';

export function routePeople(app: Application, services: Services): void {
  const { identity, store } = services;

  const profileOf = async (player: string): Promise<Profile> => {
    const profile = await store.players.find(player);
    if (profile === undefined) throw new Refused(401, { code: 'identity/badToken' });
    return profile;
  };

  const signIn = (request: Request, player: string): Promise<string> =>
    store.people.sessions.begin(player, request.header('user-agent'), Date.now());

  app.post(
    '/api/identity',
    route(services, async (request): Promise<IdentityAnswer> => {
      limited(services, 'identities', request);
      const { language } = parseBody(identitySchema, request);
      const id = identity.newPlayerId();
      const look = randomLook((count) => randomInt(count));
      const profile: Profile = { id, name: `Cat ${randomInt(1000, 10_000)}`, look, language };
      await store.players.add(profile, Date.now());
      return { token: await signIn(request, id), profile };
    }),
  );

  app.get(
    '/api/me',
    route(services, async (request) => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'looks', player);
      return profileOf(player);
    }),
  );

  app.patch(
    '/api/me',
    route(services, async (request): Promise<Profile> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'changes', player);
      const profile = await profileOf(player);
      const { name, look, language } = parseBody(profileChangeSchema, request);
      const named = name === undefined ? undefined : judgeName(name);
      if (named !== undefined && !named.ok) throw new Refused(422, named.error);
      const changed: Profile = {
        id: profile.id,
        name: named?.value ?? profile.name,
        look: look ?? profile.look,
        language: language ?? profile.language,
      };
      await store.players.change(changed, Date.now());
      return changed;
    }),
  );

  app.post(
    '/api/ticket',
    route(services, async (request): Promise<Ticket> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'tickets', player);
      const { table } = parseBody(ticketSchema, request);
      const { text, expiresAt } = identity.ticket(player, table, Date.now(), sessionOf(request)?.id);
      return { ticket: text, expiresAt, ...(services.build === undefined ? {} : { build: services.build }) };
    }),
  );

  app.post(
    '/api/me/transfer',
    route(services, async (request): Promise<Transfer> => {
      limited(services, 'identities', request);
      const player = requirePlayer(services, request);
      const { text, expiresAt } = identity.transfer(Date.now());
      await store.players.addTransfer(Identity.digest(text), player, expiresAt);
      // After the #: what follows it never reaches a server's log.
      return { code: text, path: `/#transfer=${text}`, expiresAt };
    }),
  );

  app.post(
    '/api/transfer',
    route(services, async (request): Promise<IdentityAnswer> => {
      limited(services, 'identities', request);
      const { code } = parseBody(claimSchema, request);
      const player = await store.players.takeTransfer(Identity.digest(code), Date.now());
      if (player === undefined) throw new Refused(404, { code: 'identity/badTransfer' });
      return { token: await signIn(request, player), profile: await profileOf(player) };
    }),
  );
}
