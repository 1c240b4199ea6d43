/** Who may come in: whoever has a good ticket for the table, under the name and look that they have now. */

import { matchMaker, ServerError } from '@colyseus/core';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Profile } from '../../../shared/table/api.ts';
import { LOBBY } from '../../../shared/table/protocol.ts';
import { TICKET_LIFE_MS } from '../../identity.ts';
import type { Services } from '../../services.ts';
import type { Standing } from './visitors.ts';

/** Somebody with a good ticket. */
export interface Admitted extends Profile {
  readonly standing: Standing;
}

/** A status of HTTP: matchmaking answers with it. */
const REFUSED = 403;

export const refusedWith = (refusal: Refusal): ServerError => new ServerError(REFUSED, JSON.stringify(refusal));

export const isRefusal = (error: Error): boolean =>
  error.cause instanceof ServerError || (error as { code?: number }).code === REFUSED;

export async function admit(services: Services, ticket: string | undefined, request: Request): Promise<Admitted> {
  const { identity, store, lobby, bans } = services;
  const now = Date.now();
  const room = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const table = room === lobby.id ? LOBBY : room;
  const bearer = ticket === undefined ? undefined : identity.readTicket(ticket, table, now);
  const isGood = bearer !== undefined && ticket !== undefined && (await isFirstUse(ticket));
  const profile = isGood ? await store.players.find(bearer.player) : undefined;
  if (profile === undefined || bearer === undefined) throw refusedWith({ code: 'identity/badTicket' });
  const { blocks, sanctions, sessions } = store.people;
  // A ticket that was fetched before its device was signed out would open a table for hours.
  if (bearer.session !== '' && !(await sessions.isOpen(bearer.session)))
    throw refusedWith({ code: 'identity/badTicket' });
  const address = request.headers.get('x-real-ip') ?? '';
  if (bans.has(profile.id, address)) throw refusedWith({ code: 'identity/banned' });
  const [apart, silentUntil] = await Promise.all([blocks.apartFrom(profile.id), sanctions.mutedUntil(profile.id, now)]);
  return { ...profile, standing: { session: bearer.session, address, apart: [...apart], silentUntil } };
}

/** Counted where all processes see it: a ticket that one has taken is worth nothing to another. */
const isFirstUse = async (ticket: string): Promise<boolean> =>
  (await matchMaker.presence.hincrbyex(`ticket:${ticket}`, 'uses', 1, TICKET_LIFE_MS / 1000)) === 1;
