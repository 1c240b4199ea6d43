import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { thrown } from '../../../server/http/answers.ts';
import { createLog } from '../../../server/log.ts';
import { Metrics } from '../../../server/metrics.ts';

test('what is thrown on the way is answered without its stack, and only a bug counts as one', async () => {
  const metrics = new Metrics();
  const app = express();
  app.use(express.json());
  app.get('/bug', async () => {
    throw new Error('a secret');
  });
  app.get('/named/:name', (request, response) => void response.json(request.params));
  app.use(thrown({ metrics, log: createLog('silent') }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init);
    return [response.status, await response.text()];
  };
  const torn = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  expect(await answer('/bug')).toEqual([500, '{"error":{"code":"server/failed"}}']);
  expect(await answer('/', torn)).toEqual([400, '{"error":{"code":"server/malformed"}}']);
  expect(await answer('/named/%')).toEqual([400, '{"error":{"code":"server/malformed"}}']);
  expect((await metrics.failures.get()).values).toMatchObject([{ value: 1 }]);
  server.close();
});
