/** The port, asked for before anything else: a server that cannot listen must not have touched a store. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { CannotStart } from './cannotStart.ts';

export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(host, port, error as NodeJS.ErrnoException);
  }
  probe.close();
  await once(probe, 'close');
}

function portProblem(host: string, port: number, error: NodeJS.ErrnoException): unknown {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(
      `Port ${port} is in use, perhaps by another Hot Paws: stop what listens there, or set PORT to another one.`,
    );
  if (error.code === 'EACCES')
    return new CannotStart(`This account may not listen on port ${port}: set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new CannotStart(`This machine has no address ${host}: set HOST to one that it has, or leave it out.`);
  return error;
}
