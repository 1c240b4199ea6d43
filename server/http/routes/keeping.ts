/** "Keep this cat": passkeys and recovery codes, made by who is signed in, and used by who is not yet. */

import type { Application, Request } from 'express';
import type { Identity as IdentityAnswer } from '../../../shared/table/api.ts';
import {
  type Keeping,
  type PasskeyQuestion,
  passkeyAnswerSchema,
  type RecoveryCodes,
  recoverySchema,
} from '../../../shared/table/people/account.ts';
import { checkAnswer, checkNewPasskey, questionToAdd, questionToSignIn, type Site } from '../../people/webauthn.ts';
import type { Services } from '../../services.ts';
import { limited, limitedFor, parseBody, Refused, requireSession, route } from '../answers.ts';

const MOST_PASSKEYS = 20;

export function routeKeeping(app: Application, services: Services): void {
  const { store, config } = services;
  const { farewells, passkeys, recoveryCodes, sessions } = store.people;

  const me = (request: Request): string => {
    const { player } = requireSession(request);
    limitedFor(services, 'changes', player);
    return player;
  };

  const keepingOf = async (player: string): Promise<Keeping> => {
    const leavesAt = await farewells.when(player);
    return {
      passkeys: await passkeys.of(player),
      codes: await recoveryCodes.left(player),
      ...(leavesAt === undefined ? {} : { leavesAt }),
    };
  };

  const signIn = async (request: Request, player: string): Promise<IdentityAnswer> => {
    const profile = await store.players.find(player);
    if (profile === undefined) throw new Refused(401, { code: 'identity/badToken' });
    return { token: await sessions.begin(player, request.header('user-agent'), Date.now()), profile };
  };

  app.get(
    '/api/me/keeping',
    route(services, (request) => keepingOf(me(request))),
  );

  app.post(
    '/api/me/passkeys/options',
    route(services, async (request): Promise<PasskeyQuestion> => {
      const player = me(request);
      const [profile, known] = await Promise.all([store.players.find(player), passkeys.rowsOf(player)]);
      if (profile === undefined) throw new Refused(401, { code: 'identity/badToken' });
      if (known.length >= MOST_PASSKEYS) throw new Refused(422, { code: 'identity/tooManyPasskeys' });
      const options = await questionToAdd(siteOf(request, config.siteOrigin), profile, known);
      return { id: await passkeys.ask(options.challenge, player, Date.now()), options };
    }),
  );

  app.post(
    '/api/me/passkeys',
    route(services, async (request): Promise<Keeping> => {
      const player = me(request);
      const { id, response } = parseBody(passkeyAnswerSchema, request);
      const challenge = await passkeys.takeChallenge(id, player, Date.now());
      const made =
        challenge === undefined
          ? undefined
          : await checkNewPasskey(siteOf(request, config.siteOrigin), challenge, response);
      const added =
        made !== undefined && (await passkeys.add({ ...made, player }, request.header('user-agent'), Date.now()));
      if (!added) throw new Refused(422, { code: 'identity/badPasskey' });
      return keepingOf(player);
    }),
  );

  app.delete(
    '/api/me/passkeys/:id',
    route(services, async (request): Promise<Keeping> => {
      const player = me(request);
      if (!(await passkeys.remove(player, String(request.params.id))))
        throw new Refused(404, { code: 'identity/badPasskey' });
      return keepingOf(player);
    }),
  );

  app.post(
    '/api/passkeys/options',
    route(services, async (request): Promise<PasskeyQuestion> => {
      limited(services, 'identities', request);
      const options = await questionToSignIn(siteOf(request, config.siteOrigin));
      return { id: await passkeys.ask(options.challenge, null, Date.now()), options };
    }),
  );

  app.post(
    '/api/passkeys',
    route(services, async (request): Promise<IdentityAnswer> => {
      limited(services, 'identities', request);
      const { id, response } = parseBody(passkeyAnswerSchema, request);
      const challenge = await passkeys.takeChallenge(id, null, Date.now());
      const passkey = await passkeys.find(response.id);
      const counter =
        challenge === undefined || passkey === undefined
          ? undefined
          : await checkAnswer(siteOf(request, config.siteOrigin), challenge, response, passkey);
      if (passkey === undefined || counter === undefined) throw new Refused(401, { code: 'identity/badPasskey' });
      await passkeys.used(passkey.id, counter, Date.now());
      return signIn(request, passkey.player);
    }),
  );

  app.get(
    '/api/me/export',
    route(services, async (request, response) => {
      const player = me(request);
      // All of somebody's matches are looked through for their name.
      limitedFor(services, 'exports', player);
      response.attachment('hot-paws.json');
      return { exportedAt: Date.now(), everything: await farewells.everythingAbout(player) };
    }),
  );

  app.delete(
    '/api/me',
    route(services, async (request): Promise<Keeping> => {
      const player = me(request);
      await farewells.announce(player, Date.now());
      return keepingOf(player);
    }),
  );

  app.post(
    '/api/me/stay',
    route(services, async (request): Promise<Keeping> => {
      const player = me(request);
      await farewells.stay(player);
      return keepingOf(player);
    }),
  );

  app.post(
    '/api/me/recovery',
    route(services, async (request): Promise<RecoveryCodes> => {
      const { codes, change } = recoveryCodes.renew(me(request), Date.now());
      await store.journal.commit({ rows: [], changes: [change] });
      return { codes };
    }),
  );

  app.post(
    '/api/recovery',
    route(services, async (request): Promise<IdentityAnswer> => {
      limited(services, 'identities', request);
      const player = await recoveryCodes.take(parseBody(recoverySchema, request).code);
      if (player === undefined) throw new Refused(404, { code: 'identity/badRecovery' });
      return signIn(request, player);
    }),
  );
}

/**
 * Whom a passkey is made for: the origin that the host has named, or else the page's own, which `sameOrigin` has compared with the address
 * that was asked.
 */
function siteOf(request: Request, configured: string | undefined): Site {
  const origin = configured ?? request.header('origin') ?? `http://${request.header('host')}`;
  return { origin, id: new URL(origin).hostname };
}
