/** The gallery over HTTP: a page of the feed, likes, and the wishes of those who are in it. */

import type { Application, Request } from 'express';
import { z } from 'zod';
import { FEED_SPANS, type Feed, type Liked, REVEAL_WISHES, type RevealWished } from '../../../shared/table/gallery.ts';
import { type Place, parsePlace } from '../../gallery/gallery.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, playerOf, Refused, requirePlayer, route } from '../answers.ts';

const spanSchema = z.enum(FEED_SPANS).default('ever');
const likeSchema = z.strictObject({ liked: z.boolean() });
const wishSchema = z.strictObject({ wish: z.enum(REVEAL_WISHES) });
const MATCH = /^[A-Za-z0-9_-]{1,40}$/;
const SEQ = /^\d{1,6}$/;

export function routeGallery(app: Application, services: Services): void {
  const { gallery } = services.store;

  app.get(
    '/api/feed',
    route(services, async (request): Promise<Feed> => {
      limited(services, 'gallery', request);
      const span = spanSchema.safeParse(request.query.span);
      if (!span.success) throw malformed('span');
      return gallery.feed(span.data, placeOf(request), playerOf(services, request) ?? '', Date.now());
    }),
  );

  app.put(
    '/api/reveals/:match/:seq/like',
    route(services, async (request): Promise<Liked> => {
      const player = requirePlayer(services, request);
      // By address as well: identities are free.
      limitedFor(services, 'likes', player);
      limited(services, 'likes', request);
      const { match, seq } = revealOf(request);
      const { liked } = parseBody(likeSchema, request);
      const answer = await gallery.like(match, seq, player, liked);
      if (answer === undefined) throw unknown();
      return answer;
    }),
  );

  app.get(
    '/api/reveals/:match/:seq/wish',
    route(services, async (request): Promise<RevealWished> => {
      limited(services, 'gallery', request);
      const player = requirePlayer(services, request);
      const { match, seq } = revealOf(request);
      const wish = await gallery.wishOf(match, seq, player);
      return wish === undefined ? {} : { wish };
    }),
  );

  app.put(
    '/api/reveals/:match/:seq/wish',
    route(services, async (request): Promise<RevealWished> => {
      const player = requirePlayer(services, request);
      limitedFor(services, 'changes', player);
      const { match, seq } = revealOf(request);
      const { wish } = parseBody(wishSchema, request);
      const people = await gallery.peopleIn(match, seq);
      if (people.length === 0) throw unknown();
      if (!people.includes(player)) throw new Refused(403, { code: 'reveal/notYours' });
      await gallery.wish(match, seq, player, wish);
      return { wish };
    }),
  );
}

const malformed = (field: string): Refused => new Refused(400, { code: 'server/malformed', facts: { field } });
const unknown = (): Refused => new Refused(404, { code: 'reveal/unknown' });

function placeOf({ query }: Request): Place | undefined {
  if (query.page === undefined) return undefined;
  const place = parsePlace(String(query.page));
  if (place === undefined) throw malformed('page');
  return place;
}

export function revealOf({ params }: Request): { readonly match: string; readonly seq: number } {
  const { match = '', seq = '' } = params as { readonly match?: string; readonly seq?: string };
  if (!MATCH.test(match) || !SEQ.test(seq)) throw unknown();
  return { match, seq: Number(seq) };
}
