/** What the store keeps about people beside their profile. */

export interface PeopleTables {
  sessions: SessionRow;
  blocks: BlockRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  recovery_codes: RecoveryCodeRow;
  history: HistoryRow;
  bested: BestedRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  audit: AuditRow;
}

export interface SessionRow {
  id: string;
  player: string;
  /** Of the token: who reads the store cannot sign in with it. */
  digest: string;
  /** What the browser calls itself, in short. */
  device: string;
  /** It came with a token from the time before sessions: 1, or 0. */
  old: number;
  created_at: number;
  seen_at: number;
  /** Only old ones are kept after that: their token would sign in again by its signature. */
  revoked_at: number | null;
}

export interface BlockRow {
  player: string;
  blocked: string;
  created_at: number;
}

export interface PasskeyRow {
  /** The id of the credential, as the authenticator chose it. */
  id: string;
  player: string;
  public_key: string;
  /** How often the authenticator says that it was used: a copy of it would fall behind. */
  counter: number;
  transports: string;
  device: string;
  created_at: number;
  used_at: number;
}

/** What an authenticator was asked to sign. Good once. */
export interface ChallengeRow {
  id: string;
  /** Who wants to add a passkey; null where somebody wants to sign in. */
  player: string | null;
  challenge: string;
  expires_at: number;
}

export interface RecoveryCodeRow {
  digest: string;
  player: string;
  created_at: number;
}

/** One for each person of a match that was played to its end. */
export interface HistoryRow {
  match_id: string;
  player: string;
  game: string;
  /** How many sat there. */
  seats: number;
  /** 1 for the winners. */
  place: number;
  points: number;
  won: number;
  /** 1 for who left before the end. */
  walked_out: number;
  /** 1 for a table that was not public. */
  private: number;
  ended_at: number;
  /** See `Tally`. */
  counts: string;
}

/** How often one got the better of another in a match. */
export interface BestedRow {
  match_id: string;
  player: string;
  other: string;
  private: number;
  times: number;
}

export interface ReportRow {
  id: string;
  reporter: string;
  reported: string;
  reason: string;
  /** Its journal says what happened; null where there was none. */
  match_id: string | null;
  /** What was said at the table lately: a list. */
  talk: string;
  status: 'open' | 'closed';
  created_at: number;
}

/** What a host has decided: about somebody, or about an address. */
export interface SanctionRow {
  id: string;
  kind: 'mute' | 'ban';
  player: string | null;
  address: string | null;
  /** Null for good. */
  until: number | null;
  created_at: number;
}

/** What hosts have done, in their order. */
export interface AuditRow {
  id: string;
  action: string;
  player: string | null;
  facts: string;
  at: number;
}
