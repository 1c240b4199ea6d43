import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../client/net/api.ts';
import { refusalOf } from '../../../client/net/roomTable.ts';

describe('answers of the server', () => {
  test('what it gives is a value', () => {
    expect(answerOf(200, { id: 'x' })).toEqual({ ok: true, value: { id: 'x' } });
  });

  test('what it refuses is told word by word', () => {
    const error = { code: 'options/seats', facts: { min: 2, max: 6 } };
    expect(answerOf(400, { error })).toEqual({ ok: false, error });
  });

  test.each([
    [200, undefined],
    [502, undefined],
    [404, '<html>'],
  ])('anything else (%i) is a server out of reach', (status, body) => {
    expect(answerOf(status, body)).toMatchObject({ ok: false, error: { code: 'net/unreachable' } });
  });
});

describe('a table that cannot be joined', () => {
  test.each([
    [{ message: '{"code":"table/full"}', code: 403 }, 'table/full'],
    [{ message: 'room "x" not found', code: 522 }, 'table/moving'],
    [{ message: 'remote room (x) timed out', code: 523 }, 'table/moving'],
    [{ message: 'seat reservation expired', code: 524 }, 'table/moving'],
    [new TypeError('fetch failed'), 'net/unreachable'],
  ])('%j says %s', (error, code) => {
    expect(refusalOf(error).code).toBe(code);
  });
});
