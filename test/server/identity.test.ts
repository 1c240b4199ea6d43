import { describe, expect, test } from 'vitest';
import { Identity } from '../../server/identity.ts';

describe('identity', () => {
  const identity = new Identity('a secret of at least thirty-two characters');

  test('a ticket is good for a minute, for one table and for one purpose', () => {
    const { text } = identity.ticket('p1', 'bakali', 1000);
    expect(identity.playerOfTicket(text, 'bakali', 1000)).toBe('p1');
    expect(identity.playerOfTicket(text, 'bakali', 61_000)).toBe('p1');
    expect(identity.playerOfTicket(text, 'bakali', 61_001)).toBeUndefined();
    expect(identity.playerOfTicket(text, 'morena', 1000)).toBeUndefined();
    expect(identity.playerOfTicket(text.replace('bakali', 'morena'), 'morena', 1000)).toBeUndefined();
    expect(identity.playerOfToken(text)).toBeUndefined();
    expect(identity.playerOfTicket(identity.token('p1'), 'bakali', 1000)).toBeUndefined();
    expect(identity.ticket('p1', 'bakali', 1000).text).not.toBe(text);
  });

  test('another secret does not know it', () => {
    const other = new Identity('another secret of at least thirty-two characters');
    expect(other.playerOfToken(identity.token('p1'))).toBeUndefined();
    expect(identity.playerOfToken(identity.token('p1'))).toBe('p1');
  });
});
