/** What somebody does about themselves: keep a cat, have it again, see and end what is signed in, say who may see it, and from whom it is kept. */

import type { Refusal } from '../../shared/engine/game.ts';
import { err, type Result } from '../../shared/engine/result.ts';
import type { Identity } from '../../shared/table/api.ts';
import type { ReportReason } from '../../shared/table/hosting.ts';
import type {
  BlockedCats,
  Devices,
  Done,
  Keeping,
  PasskeyQuestion,
  RecoveryCodes,
} from '../../shared/table/people/account.ts';
import type { CatPage, Visibility } from '../../shared/table/people/catPage.ts';
import { profileStore } from '../store/person/profile.ts';
import { type Call, call } from './api.ts';
import { become } from './identity.ts';

type Fetched<T> = Promise<Result<T, Refusal>>;

/** A call in the name of who sits here. */
export const callAsMe = <T>(what: Omit<Call, 'token'>): Fetched<T> =>
  call<T>({ ...what, token: profileStore.getState().token });

/** Why this browser has no passkeys; undefined where it has. */
export function noPasskeys(): 'insecure' | 'unnamed' | 'unknown' | undefined {
  if (!isSecureContext) return 'insecure';
  // They belong to a name: browsers refuse to make one for the bare number of a machine.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'unnamed';
  return typeof PublicKeyCredential === 'function' ? undefined : 'unknown';
}

const loadPasskeys = () => import('@simplewebauthn/browser');

/** Whoever closes the browser's own dialog has changed their mind: nothing to complain about. */
const declined = (): { readonly ok: false; readonly error: Refusal } => err({ code: 'identity/passkeyDeclined' });

export const keeping = (): Fetched<Keeping> => callAsMe({ method: 'GET', path: '/api/me/keeping' });

export async function addPasskey(): Fetched<Keeping> {
  const asked = await callAsMe<PasskeyQuestion>({ method: 'POST', path: '/api/me/passkeys/options' });
  if (!asked.ok) return asked;
  const { startRegistration } = await loadPasskeys();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON: asked.value.options as Options }).catch(() => undefined);
  if (made === undefined) return declined();
  return callAsMe({ method: 'POST', path: '/api/me/passkeys', body: { id: asked.value.id, response: made } });
}

export const removePasskey = (id: string): Fetched<Keeping> =>
  callAsMe({ method: 'DELETE', path: `/api/me/passkeys/${id}` });

export async function signInByPasskey(): Fetched<Identity> {
  const asked = await call<PasskeyQuestion>({ method: 'POST', path: '/api/passkeys/options' });
  if (!asked.ok) return asked;
  const { startAuthentication } = await loadPasskeys();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const given = await startAuthentication({ optionsJSON: asked.value.options as Options }).catch(() => undefined);
  if (given === undefined) return declined();
  return arrived(
    await call<Identity>({ method: 'POST', path: '/api/passkeys', body: { id: asked.value.id, response: given } }),
  );
}

export const renewCodes = (): Fetched<RecoveryCodes> => callAsMe({ method: 'POST', path: '/api/me/recovery' });

export const signInByCode = async (code: string): Fetched<Identity> =>
  arrived(await call<Identity>({ method: 'POST', path: '/api/recovery', body: { code } }));

function arrived(identity: Result<Identity, Refusal>): Result<Identity, Refusal> {
  if (identity.ok) become(identity.value, 'kept');
  return identity;
}

export const devices = (): Fetched<Devices> => callAsMe({ method: 'GET', path: '/api/me/sessions' });
export const signOut = (id: string): Fetched<Done> => callAsMe({ method: 'DELETE', path: `/api/me/sessions/${id}` });
export const signOutOthers = (): Fetched<Done> => callAsMe({ method: 'DELETE', path: '/api/me/sessions' });

export const leaveForGood = (): Fetched<Keeping> => callAsMe({ method: 'DELETE', path: '/api/me' });
export const stayAfterAll = (): Fetched<Keeping> => callAsMe({ method: 'POST', path: '/api/me/stay' });
export const everythingAboutMe = (): Fetched<unknown> => callAsMe({ method: 'GET', path: '/api/me/export' });

/** One's own, or another's. */
export const catPage = (id: string): Fetched<CatPage> => callAsMe({ method: 'GET', path: `/api/cats/${id}` });

export const showHistoryTo = (visibility: Visibility): Fetched<CatPage> =>
  callAsMe({ method: 'PATCH', path: '/api/me/history', body: { visibility } });

export const blockedCats = (): Fetched<BlockedCats> => callAsMe({ method: 'GET', path: '/api/me/blocks' });
export const block = (cat: string): Fetched<BlockedCats> =>
  callAsMe({ method: 'POST', path: '/api/me/blocks', body: { cat } });
export const unblock = (cat: string): Fetched<BlockedCats> =>
  callAsMe({ method: 'DELETE', path: `/api/me/blocks/${cat}` });
export const reportCat = (cat: string, reason: ReportReason): Fetched<Done> =>
  callAsMe({ method: 'POST', path: '/api/me/reports', body: { cat, reason } });
