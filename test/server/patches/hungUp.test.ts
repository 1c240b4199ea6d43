/** Fails when a new Node no longer has the gap: then server/patches/hungUp.ts may go. */

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { stopWhenHungUp } from '../../../server/patches/hungUp.ts';

const IN_ONE_PIECE = 100;

async function readOf(hangUp: (request: IncomingMessage) => void, isPatched: boolean): Promise<number> {
  let read = 0;
  const server = createServer((request) => {
    read += 1;
    hangUp(request);
  });
  if (isPatched) server.on('connection', stopWhenHungUp);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(IN_ONE_PIECE));
  await once(client, 'close');
  server.close();
  await once(server, 'close');
  return read;
}

test('Node still reads a piece to its end when its connection was hung up on, unless it is told not to', async () => {
  const destroy = ({ socket }: IncomingMessage) => socket.destroy();
  expect(await readOf(destroy, false)).toBe(IN_ONE_PIECE);
  expect(await readOf(destroy, true)).toBe(1);
  expect(await readOf(({ socket }) => socket.end(), true)).toBe(1);
});
