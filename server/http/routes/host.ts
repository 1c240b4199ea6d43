/** For the host of the server, behind a token: what goes on, who complains, and what can be done about it. Everything done is written down. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Application, Request } from 'express';
import { z } from 'zod';
import type { MatchReport } from '../../../shared/table/api.ts';
import { HOST_DEEDS, type HostDeedName, type HostOverview } from '../../../shared/table/hosting.ts';
import { DONE, type Done } from '../../../shared/table/people/account.ts';
import { overviewOf } from '../../hosting/overview.ts';
import { judgeName } from '../../people/naming/judgeName.ts';
import type { Services } from '../../services.ts';
import { limited, parseBody, Refused, route } from '../answers.ts';
import { networkOf } from '../guard.ts';
import { readForHost } from '../storedMatches.ts';
import { reportOf } from './matches.ts';

const cat = z.string().min(1).max(40);
/** As limits and bans know it: one that was typed otherwise would keep out nobody. A network of IPv6 as the page shows it, too. */
const address = z
  .union([z.ipv4(), z.ipv6(), z.string().regex(/^[\da-f]{1,4}(?::[\da-f]{1,4}){3}$/i)])
  .transform((text) => networkOf(isIP(text) === 0 ? `${text}::` : text));
/** Null for good. */
const minutes = z.number().positive().max(5_256_000).nullable();
const DEEDS = {
  mute: z.strictObject({ cat, minutes }),
  ban: z.union([
    z.strictObject({ cat, minutes, address: z.literal(true).optional() }),
    z.strictObject({ address, minutes }),
  ]),
  lift: z.strictObject({ id: cat }),
  rename: z.strictObject({ cat, name: z.string().max(200) }),
  closeReport: z.strictObject({ id: cat }),
  drain: z.strictObject({ process: cat, draining: z.boolean() }),
  closeTable: z.strictObject({ table: cat }),
  banner: z.strictObject({ text: z.string().max(200) }),
} as const satisfies { readonly [deed in HostDeedName]: z.ZodType };

const MINUTE = 60_000;

export function routeHost(app: Application, services: Services): void {
  const { config, hostSettings, news, store } = services;
  const { audit, reports, sanctions } = store.people;

  app.get(
    '/api/banner',
    route(services, async (request) => {
      limited(services, 'banner', request);
      return { text: hostSettings.banner };
    }),
  );

  const { hostToken } = config;
  // Without a token there is no such page at all.
  if (hostToken === undefined) return;

  const requireHost = (request: Request): void => {
    const given = (request.header('authorization') ?? '').replace(/^Bearer /, '');
    if (isSame(given, hostToken)) return;
    // Only who is wrong is counted: a host looks every few seconds.
    limited(services, 'identities', request);
    throw new Refused(401, { code: 'host/badToken' });
  };

  app.get(
    '/api/host/overview',
    route(services, async (request): Promise<HostOverview> => {
      requireHost(request);
      return overviewOf(services, Date.now());
    }),
  );

  // A complaint comes with its match, private tables included. While it runs nobody learns a card of it: hosts play, too.
  app.get(
    '/api/host/matches/:id',
    route(services, async (request): Promise<MatchReport> => {
      requireHost(request);
      return reportOf(await readForHost(services, String(request.params.id)));
    }),
  );

  const known = async (id: string): Promise<string> => {
    if ((await store.players.find(id)) === undefined) throw new Refused(404, { code: 'people/noSuchCat' });
    return id;
  };
  const after = (span: number | null): number | null => (span === null ? null : Date.now() + span * MINUTE);

  type Deeds = typeof DEEDS;
  const carryOut: {
    readonly [D in keyof Deeds]: (wish: z.output<Deeds[D]>) => Promise<{ player: string | null; facts: object }>;
  } = {
    async mute(wish) {
      const player = await known(wish.cat);
      const until = after(wish.minutes);
      await sanctions.add('mute', { player }, until, Date.now());
      await news.tell({ type: 'muted', player, until: until ?? Number.MAX_SAFE_INTEGER });
      return { player, facts: { until } };
    },
    async ban(wish) {
      const until = after(wish.minutes);
      if (!('cat' in wish)) {
        await sanctions.add('ban', { address: wish.address }, until, Date.now());
        await services.bans.refresh();
        await news.tell({ type: 'bans', address: wish.address });
        return { player: null, facts: { until, address: true } };
      }
      const player = await known(wish.cat);
      await sanctions.add('ban', { player }, until, Date.now());
      await news.tell({ type: 'banned', player, ...(wish.address === true ? { addressUntil: until } : {}) });
      // A table that knows the address writes down itself that it is closed: nobody else can tell whether there was one.
      return { player, facts: { until } };
    },
    async lift({ id }) {
      const lifted = await sanctions.lift(id);
      if (lifted === undefined) throw new Refused(404, { code: 'server/malformed' });
      await services.bans.refresh();
      await news.tell({ type: 'bans' });
      if (lifted.kind === 'mute' && lifted.player !== null)
        await news.tell({ type: 'muted', player: lifted.player, until: 0 });
      return { player: lifted.player, facts: { kind: lifted.kind } };
    },
    async rename(wish) {
      const profile = await store.players.find(wish.cat);
      if (profile === undefined) throw new Refused(404, { code: 'people/noSuchCat' });
      const name = judgeName(wish.name);
      if (!name.ok) throw new Refused(422, name.error);
      await store.players.change({ ...profile, name: name.value }, Date.now());
      // What others read is the name at the table.
      await news.tell({ type: 'renamed', player: profile.id, name: name.value });
      return { player: profile.id, facts: {} };
    },
    async closeReport({ id }) {
      if (!(await reports.close(id))) throw new Refused(404, { code: 'server/malformed' });
      return { player: null, facts: { report: id } };
    },
    async drain({ process, draining }) {
      await news.tell({ type: 'drain', process, draining });
      return { player: null, facts: { process, draining } };
    },
    async closeTable({ table }) {
      await news.tell({ type: 'close', table });
      return { player: null, facts: { table } };
    },
    async banner({ text }) {
      await hostSettings.keepBanner(text);
      await news.tell({ type: 'banner', text });
      return { player: null, facts: { text } };
    },
  };

  for (const deed of HOST_DEEDS)
    app.post(
      `/api/host/${deed}`,
      route(services, async (request): Promise<Done> => {
        requireHost(request);
        const wish = parseBody(DEEDS[deed], request);
        const { player, facts } = await (carryOut[deed] as (asked: unknown) => ReturnType<typeof carryOut.mute>)(wish);
        await audit.write(deed, player, facts, Date.now());
        return DONE;
      }),
    );
}

/** In the same time whatever is wrong with it, its length included. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
