/** Fails when a new Colyseus no longer has the gap: then server/patches/cors.ts may go, or change. */

import { matchMaker } from '@colyseus/core';
import { expect, test } from 'vitest';
import { restrictOrigins } from '../../../server/patches/cors.ts';

test('Colyseus still lets every site call with credentials, unless it is told not to', () => {
  const { controller } = matchMaker;
  const headers = () => ({ ...controller.DEFAULT_CORS_HEADERS, ...controller.getCorsHeaders(new Headers()) });
  expect(headers()).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Credentials': 'true',
  });
  restrictOrigins([]);
  expect(headers()).toEqual({ Vary: 'Origin' });
});
