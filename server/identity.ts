/** Who somebody is without an account: an id that the server made up, signed so that nobody can claim another's. */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const TICKET_LIFE_MS = 60_000;
const TRANSFER_LIFE_MS = 15 * 60_000;

export interface Issued {
  readonly text: string;
  readonly expiresAt: number;
}

/** Who holds a ticket, and by which session they got it. */
export interface Bearer {
  readonly player: string;
  readonly session: string;
}

export class Identity {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  newPlayerId(): string {
    return randomBytes(12).toString('base64url');
  }

  /** As browsers kept it before there were sessions. It still proves its player, and becomes a session: see people/sessions.ts. */
  token(player: string): string {
    return `${player}.${this.#sign('token', player)}`;
  }

  playerOfToken(token: string): string | undefined {
    const [player = '', signature = '', ...rest] = token.split('.');
    return rest.length === 0 && this.#matches(signature, 'token', player) ? player : undefined;
  }

  /**
   * For one socket to one table. It shows in the address that a proxy may log, so it is worth nothing a minute later, nothing elsewhere, and
   * nothing again: whoever takes it remembers it for that minute.
   */
  ticket(player: string, table: string, now: number, session = ''): Issued {
    const expiresAt = now + TICKET_LIFE_MS;
    const said = [player, table, expiresAt, randomBytes(9).toString('base64url'), session].join('.');
    return { text: `${said}.${this.#sign('ticket', said)}`, expiresAt };
  }

  playerOfTicket(ticket: string, table: string, now: number): string | undefined {
    return this.readTicket(ticket, table, now)?.player;
  }

  readTicket(ticket: string, table: string, now: number): Bearer | undefined {
    const [player = '', place = '', expiry = '', unique = '', session = '', signature = '', ...rest] =
      ticket.split('.');
    const said = [player, place, expiry, unique, session].join('.');
    const good = rest.length === 0 && place === table && this.#matches(signature, 'ticket', said);
    return good && Number(expiry) >= now ? { player, session } : undefined;
  }

  /** A code that carries an identity to another browser. The store keeps only its digest. */
  transfer(now: number): Issued {
    return { text: randomBytes(18).toString('base64url'), expiresAt: now + TRANSFER_LIFE_MS };
  }

  /** The same for the same player, and nobody can tell whose it is. */
  pseudonym(player: string): string {
    return this.#sign('pseudonym', player).slice(0, 16);
  }

  static digest(code: string): string {
    return createHash('sha256').update(code).digest('base64url');
  }

  static freshSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  #sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}:${text}`).digest('base64url');
  }

  #matches(signature: string, purpose: string, text: string): boolean {
    const expected = Buffer.from(this.#sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
