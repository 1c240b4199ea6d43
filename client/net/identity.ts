/** Who this browser is to the server. The token stays here; sockets get a ticket that is soon worthless. */

import type { Refusal } from '../../shared/engine/game.ts';
import { ok, type Result } from '../../shared/engine/result.ts';
import type { Identity, OwnSeat, OwnSeats, Profile, ProfileChange, Ticket, Transfer } from '../../shared/table/api.ts';
import type { Language } from '../../shared/table/talk.ts';
import { heardOfBuild } from '../store/page/build.ts';
import { suggestName } from '../store/person/catNames.ts';
import { type ProfileState, profileStore, takeProfile } from '../store/person/profile.ts';
import { call } from './api.ts';

const token = (): string => profileStore.getState().token;

let introducing: Promise<Result<string, Refusal>> | undefined;

/** Asks for an identity once, however many things want one at the same time: each asker would get a cat of its own. */
export function introduce(language: Language): Promise<Result<string, Refusal>> {
  introducing ??= knownOrNew(language).finally(() => {
    introducing = undefined;
  });
  return introducing;
}

async function knownOrNew(language: Language): Promise<Result<string, Refusal>> {
  if (token() !== '') {
    const me = await call<Profile>({ method: 'GET', path: '/api/me', token: token() });
    if (me.ok) {
      takeProfile(me.value);
      return ok(token());
    }
    // Only a token that the server does not know is given up: anything else may pass, and with the token the cat would be gone.
    if (me.error.code !== 'identity/badToken' && me.error.code !== 'net/unknownToken') return me;
  }
  const identity = await call<Identity>({ method: 'POST', path: '/api/identity', body: { language } });
  if (!identity.ok) return identity;
  const fresh = become(identity.value);
  // The server knows no names: a cat gets one that suits it, and keeps the number where that fails.
  const named = await call<Profile>({
    method: 'PATCH',
    path: '/api/me',
    token: fresh,
    body: { name: suggestName('') },
  });
  if (named.ok) takeProfile(named.value);
  return ok(fresh);
}

/** From now on this browser is who the server says. In one step: nobody shall see one cat's name on another. */
export function become({ token, profile }: Identity, kept: ProfileState['kept'] = ''): string {
  const { id, name, look } = profile;
  profileStore.setState({ token, kept, id, name, look });
  return token;
}

export async function changeProfile(change: ProfileChange, language: Language): Promise<Result<Profile, Refusal>> {
  const known = await introduce(language);
  if (!known.ok) return known;
  const changed = await call<Profile>({ method: 'PATCH', path: '/api/me', token: known.value, body: change });
  if (changed.ok) takeProfile(changed.value);
  return changed;
}

/** Good once, for this table. */
export async function ticket(language: Language, table: string): Promise<Result<Ticket, Refusal>> {
  const known = await introduce(language);
  if (!known.ok) return known;
  const granted = await call<Ticket>({ method: 'POST', path: '/api/ticket', token: known.value, body: { table } });
  if (granted.ok) heardOfBuild(granted.value.build);
  return granted;
}

/** Tables with a seat of this person; none where nobody answers. */
export async function ownSeats(): Promise<readonly OwnSeat[]> {
  if (token() === '') return [];
  const found = await call<OwnSeats>({ method: 'GET', path: '/api/me/seats', token: token() });
  return found.ok ? found.value.seats : [];
}

/** A link that makes another browser the same person. */
export const startTransfer = (): Promise<Result<Transfer, Refusal>> =>
  call<Transfer>({ method: 'POST', path: '/api/me/transfer', token: token() });

export async function claimTransfer(code: string): Promise<Result<string, Refusal>> {
  const identity = await call<Identity>({ method: 'POST', path: '/api/transfer', body: { code } });
  return identity.ok ? ok(become(identity.value)) : identity;
}
