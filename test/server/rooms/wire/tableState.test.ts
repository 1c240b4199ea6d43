import { Encoder } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { showTable, TableState } from '../../../../server/rooms/wire/tableState.ts';
import type { Seat } from '../../../../shared/engine/game.ts';
import { type CatLook, LOOK_CHOICES } from '../../../../shared/table/people/catLook.ts';
import { NAME_LENGTH } from '../../../../shared/table/people/names.ts';
import type { SeatSnapshot } from '../../../../shared/table/protocol.ts';

test('a table of six with the longest names fits into the buffers of its room, and so do some who were sent away', () => {
  const name = '猫'.repeat(NAME_LENGTH.max * 2);
  const longest = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length)[0];
  const look = Object.fromEntries(Object.entries(LOOK_CHOICES).map(([trait, words]) => [trait, longest(words)]));
  const seat: SeatSnapshot = {
    kind: 'person',
    cat: 'c'.repeat(40),
    name,
    look: look as unknown as CatLook,
    connected: true,
    ready: true,
    standIn: 'lost',
  };
  const state = new TableState();
  showTable(state, {
    game: 'blackJacky',
    phase: 'playing',
    host: 5 as Seat,
    seats: Array.from({ length: 6 }, () => seat),
    watchers: 1000,
    sentAway: Array.from({ length: 12 }, () => name),
    match: {
      id: 'm'.repeat(40),
      commitment: 'c'.repeat(64),
      seq: 100_000,
      turn: 5 as Seat,
      window: { id: 100_000, seats: 63, opens: Date.now(), deadline: Date.now() },
    },
  });
  const written = new Encoder(state).encodeAll({ offset: 1 }, new Uint8Array(10 * Encoder.BUFFER_SIZE));
  expect(written.length).toBeGreaterThan(2000);
  expect(written.length).toBeLessThan(Encoder.BUFFER_SIZE);
});
