/** A server in a process of its own, as `npm start` runs it: to be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './services.ts';

const MAIN = join(import.meta.dirname, '../../../server/main.ts');

export interface Environment {
  readonly [name: string]: string;
}

/** Limits that a test with many guests from one address would run into. */
const GENEROUS: Environment = {
  LIMIT_IDENTITIES: '100000',
  LIMIT_TABLES: '100000',
  LIMIT_OPEN_TABLES: '100000',
  LIMIT_JOINS: '100000',
  LIMIT_REQUESTS: '1000',
};
/** A server that is started again and again need not compile again. */
const COMPILED = join(tmpdir(), 'hot-paws-compiled');

const running = new Set<ChildProcess>();
// Whoever started it may end by an error: a server that nobody knows of would go on for ever.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class ServerProcess {
  readonly port: number;
  readonly #environment: Environment;
  #child: ChildProcess | undefined;
  output = '';

  private constructor(port: number, environment: Environment) {
    this.port = port;
    this.#environment = environment;
  }

  static async start(environment: Environment, port?: number): Promise<ServerProcess> {
    const server = new ServerProcess(port ?? (await freePort()), environment);
    await server.start();
    return server;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('The server does not run');
    return this.#child.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** `more` holds for this life of it only. */
  async start(more: Environment = {}): Promise<void> {
    const env = {
      ...process.env,
      ...GENEROUS,
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'warn',
      ...this.#environment,
      ...more,
      PORT: String(this.port),
    };
    const child = spawn(process.execPath, ['--max-semi-space-size=64', MAIN], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const listen = (chunk: Buffer) => {
      this.output += chunk.toString();
      if (this.output.includes('is open')) resolve();
    };
    this.output = '';
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${this.output}`)));
    await promise;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }
}
