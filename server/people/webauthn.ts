/** What is said to an authenticator and back. Loaded when somebody keeps a cat: most never do. */

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Profile } from '../../shared/table/api.ts';
import type { PasskeyRow } from './rows.ts';

/** Where a passkey works: the page's origin, and the name that authenticators know it by. */
export interface Site {
  readonly origin: string;
  readonly id: string;
}

const load = () => import('@simplewebauthn/server');

export async function questionToAdd(site: Site, { id, name }: Profile, known: readonly PasskeyRow[]) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Hot Paws',
    rpID: site.id,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    // Found by the authenticator itself: nobody has a name to type in on another device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

export async function questionToSignIn(site: Site) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
}

type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>;

/** Undefined for an answer that proves nothing: forged, to another question, for another site, or no answer at all. */
export async function checkNewPasskey(
  site: Site,
  challenge: string,
  response: unknown,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await load();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, public_key: key, counter, transports: JSON.stringify(transports.slice(0, 10)) };
  } catch {
    return undefined;
  }
}

/** How often the authenticator has been used now; undefined when the answer is not this passkey's. */
export async function checkAnswer(
  site: Site,
  challenge: string,
  response: unknown,
  passkey: PasskeyRow,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as AuthenticatorTransport[];
