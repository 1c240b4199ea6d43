/** Pages of cats: a history, as far as who looks may see it. */

import type { Application } from 'express';
import { visibilitySchema } from '../../../shared/table/people/account.ts';
import type { CatPage } from '../../../shared/table/people/catPage.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, playerOf, Refused, requireSession, route } from '../answers.ts';

export function routeCats(app: Application, services: Services): void {
  const { catPages } = services.store.people;

  const pageOf = async (id: string, viewer: string | undefined): Promise<CatPage> => {
    const page = await catPages.of(id, viewer);
    if (page === undefined) throw new Refused(404, { code: 'people/noSuchCat' });
    if (page === 'hidden') throw new Refused(403, { code: 'people/hidden' });
    return page;
  };

  app.get(
    '/api/cats/:id',
    route(services, async (request) => {
      // Somebody's whole history is read and summed up.
      limited(services, 'joins', request);
      return pageOf(String(request.params.id), playerOf(services, request));
    }),
  );

  app.patch(
    '/api/me/history',
    route(services, async (request) => {
      const { player } = requireSession(request);
      limitedFor(services, 'changes', player);
      await catPages.setVisibility(player, parseBody(visibilitySchema, request).visibility);
      return pageOf(player, player);
    }),
  );
}
