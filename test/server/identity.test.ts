import { describe, expect, test } from 'vitest';
import { Identity } from '../../server/identity.ts';

describe('identity', () => {
  const identity = new Identity('a secret of at least thirty-two characters');

  test('a ticket is good for a minute and for one purpose', () => {
    const { text } = identity.ticket('p1', 1000);
    expect(identity.playerOfTicket(text, 1000)).toBe('p1');
    expect(identity.playerOfTicket(text, 61_000)).toBe('p1');
    expect(identity.playerOfTicket(text, 61_001)).toBeUndefined();
    expect(identity.playerOfToken(text)).toBeUndefined();
    expect(identity.playerOfTicket(identity.token('p1'), 1000)).toBeUndefined();
  });

  test('another secret does not know it', () => {
    const other = new Identity('another secret of at least thirty-two characters');
    expect(other.playerOfToken(identity.token('p1'))).toBeUndefined();
    expect(identity.playerOfToken(identity.token('p1'))).toBe('p1');
  });
});
