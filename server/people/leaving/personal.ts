/**
 * Every table of the store and every column of it: whose it is, whether its owner is told it, and what becomes of it when they leave.
 * A table that is not in here does not compile.
 */

import { GONE_NAME, tableWithoutPerson, withoutPerson } from '../../../shared/table/people/gone.ts';
import type { SeatModel, TableModel } from '../../../shared/table/people/model.ts';
import type { Card } from '../../gallery/rows.ts';
import { UNLISTED } from '../../ratings/rows.ts';
import type { Database } from '../../store/database.ts';

/**
 * `id`: whose row it is. `about`: somebody who is not told of it. `told`: its owner is. `secret`: would let in whoever reads it, or tell of
 * others. `other`: says nothing of anybody.
 */
export type Column = 'id' | 'about' | 'told' | 'secret' | 'other' | Inside;

/** A structure with several people in it. */
export interface Inside {
  /** What of it is this person's; undefined where they are not in it. */
  own(value: unknown, player: string): unknown;
  without(value: unknown, player: string, gone: string): unknown;
}

export interface Personal<T> {
  /** What becomes of a row with this id: it goes, or it stays for others under an id that leads nowhere. */
  readonly leaving: 'deleted' | 'anonymous' | 'rewritten';
  /** Written when it becomes anonymous. */
  readonly set?: Partial<T>;
  /** By what a row that is rewritten is found again. */
  readonly key?: readonly (keyof T)[];
  readonly columns: { readonly [C in keyof T]: Column };
}

type Registry = { readonly [T in keyof Database]: 'impersonal' | Personal<Database[T]> };

const seats: Inside = {
  own: (value, player) =>
    (value as readonly SeatModel[]).find((seat) => seat.kind === 'person' && seat.player === player),
  without: (value, player, gone) => withoutPerson(value as readonly SeatModel[], player, gone),
};

const model: Inside = {
  own: (value, player) => {
    const { host, seats: sitting, kicked } = value as TableModel;
    const sentAway = kicked.some((other) => other.player === player);
    const seat = seats.own(sitting, player);
    return seat === undefined && !sentAway && host !== player ? undefined : { host: host === player, seat, sentAway };
  },
  without: (value, player, gone) => tableWithoutPerson(value as TableModel, player, gone),
};

const revealed: Inside = {
  own: (value, player) => (value as Card).people.find((person) => person.player === player),
  without: (value, player, gone) => {
    const card = value as Card;
    const people = card.people.map((person) =>
      person.player === player ? { ...person, player: gone, name: GONE_NAME } : person,
    );
    return { ...card, people };
  },
};

export const PERSONAL: Registry = {
  players: {
    leaving: 'deleted',
    columns: {
      id: 'id',
      name: 'told',
      look: 'told',
      language: 'told',
      created_at: 'told',
      seen_at: 'told',
      visibility: 'told',
      delete_at: 'told',
    },
  },
  transfers: { leaving: 'deleted', columns: { code: 'secret', player: 'id', expires_at: 'told' } },
  settings: 'impersonal',
  processes: 'impersonal',
  tables: {
    leaving: 'rewritten',
    key: ['id'],
    columns: {
      id: 'told',
      status: 'told',
      process: 'other',
      epoch: 'other',
      model,
      created_at: 'told',
      updated_at: 'told',
    },
  },
  seated: { leaving: 'deleted', columns: { player: 'id', table_id: 'told' } },
  matches: {
    leaving: 'rewritten',
    key: ['id'],
    columns: {
      id: 'told',
      table_id: 'told',
      game: 'told',
      version: 'told',
      options: 'told',
      seats,
      // While it runs it is the order of the cards.
      seed: 'secret',
      commitment: 'told',
      status: 'told',
      started_at: 'told',
      ended_at: 'told',
      outcome: 'told',
      quick: 'told',
    },
  },
  // Seats and cards: whose they were is in `matches` alone.
  journal: 'impersonal',

  sessions: {
    leaving: 'deleted',
    columns: {
      id: 'told',
      player: 'id',
      digest: 'secret',
      device: 'told',
      old: 'told',
      created_at: 'told',
      seen_at: 'told',
      revoked_at: 'told',
    },
  },
  blocks: { leaving: 'deleted', columns: { player: 'id', blocked: 'about', created_at: 'told' } },
  passkeys: {
    leaving: 'deleted',
    columns: {
      id: 'told',
      player: 'id',
      public_key: 'told',
      counter: 'told',
      transports: 'told',
      device: 'told',
      created_at: 'told',
      used_at: 'told',
    },
  },
  challenges: { leaving: 'deleted', columns: { id: 'told', player: 'id', challenge: 'secret', expires_at: 'told' } },
  recovery_codes: { leaving: 'deleted', columns: { digest: 'secret', player: 'id', created_at: 'told' } },
  history: {
    leaving: 'deleted',
    columns: {
      match_id: 'told',
      player: 'id',
      game: 'told',
      seats: 'told',
      place: 'told',
      points: 'told',
      won: 'told',
      walked_out: 'told',
      private: 'told',
      ended_at: 'told',
      counts: 'told',
    },
  },
  bested: {
    leaving: 'deleted',
    columns: { match_id: 'told', player: 'id', other: 'id', private: 'told', times: 'told' },
  },
  // The host still has to look at it.
  reports: {
    leaving: 'anonymous',
    columns: {
      id: 'told',
      reporter: 'id',
      reported: 'about',
      reason: 'told',
      match_id: 'told',
      talk: 'secret',
      status: 'told',
      created_at: 'told',
    },
  },
  sanctions: {
    leaving: 'deleted',
    columns: { id: 'told', kind: 'told', player: 'id', address: 'other', until: 'told', created_at: 'told' },
  },
  audit: {
    leaving: 'anonymous',
    columns: { id: 'told', action: 'told', player: 'id', facts: 'secret', at: 'told' },
  },

  reveals: {
    leaving: 'rewritten',
    key: ['match_id', 'seq'],
    columns: {
      match_id: 'told',
      seq: 'told',
      heat: 'told',
      likes: 'told',
      rank: 'other',
      shown: 'told',
      day: 'told',
      week: 'told',
      card: revealed,
    },
  },
  guess_tallies: 'impersonal',
  guessers: {
    leaving: 'anonymous',
    columns: { match_id: 'told', seq: 'told', kind: 'told', player: 'id', answer: 'told' },
  },
  readers: {
    leaving: 'deleted',
    columns: {
      player: 'id',
      evening: 'told',
      guesses: 'told',
      correct: 'told',
      streak: 'told',
      best: 'told',
      weighed: 'told',
      trusted: 'told',
      honest: 'told',
    },
  },
  likes: { leaving: 'anonymous', columns: { match_id: 'told', seq: 'told', player: 'id' } },
  reveal_wishes: { leaving: 'anonymous', columns: { match_id: 'told', seq: 'told', player: 'id', wish: 'told' } },

  ratings: {
    leaving: 'anonymous',
    set: { shown: UNLISTED, stale: 1 },
    columns: {
      game: 'told',
      period: 'told',
      player: 'id',
      mu: 'told',
      sigma: 'told',
      matches: 'told',
      shown: 'told',
      counted: 'told',
      stale: 'other',
    },
  },
  rating_changes: {
    leaving: 'anonymous',
    columns: {
      match_id: 'told',
      player: 'id',
      game: 'told',
      seat: 'told',
      at: 'told',
      walked_out: 'told',
      mu_before: 'told',
      sigma_before: 'told',
      mu: 'told',
      sigma: 'told',
    },
  },
  rating_bases: {
    leaving: 'anonymous',
    columns: {
      game: 'told',
      period: 'told',
      player: 'id',
      mu: 'told',
      sigma: 'told',
      matches: 'told',
      at: 'told',
    },
  },
  ladder_counts: 'impersonal',
  ladder_clock: 'impersonal',
};
