/** `npm run bench -- NAME [--json]`: runs test/bench/NAME.ts and prints its figures. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Benchmark {
  /** Measures and returns the figures; says what it is doing on the error stream. */
  bench(args: readonly string[]): Promise<Figures>;
}

export interface Figures {
  readonly [key: string]: number;
}

const [name = '', ...args] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));

if (!names.includes(name)) {
  console.error(
    `${name === '' ? 'Which benchmark?' : `There is no benchmark "${name}".`} There are: ${names.join(', ')}`,
  );
  process.exit(2);
}

const { bench } = (await import(join(import.meta.dirname, `${name}.ts`))) as Benchmark;
const figures = await bench(args);
if (args.includes('--json')) console.log(JSON.stringify({ bench: name, figures }));
else for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(28)} ${readable(value)}`);
process.exit(0);

function readable(value: number): string {
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(4)));
}
