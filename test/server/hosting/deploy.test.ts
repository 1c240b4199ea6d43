import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Metrics } from '../../../server/metrics.ts';
import { missing } from '../../support/server/services.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each(['deploy/grafana/dashboard.json', 'deploy/alerts.yml'])(
  '%s asks for figures that the server has',
  async (path) => {
    const { registry } = new Metrics();
    const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = new Set(
      read(path)
        .match(/hotpaws_\w+/g)
        ?.map((name) => name.replace(/_bucket$/, '')),
    );
    expect(asked.size).toBeGreaterThan(2);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  },
);

test.skipIf(missing('caddy'))('Caddy understands its file, for a domain and several processes', () => {
  const env = { ...process.env, SITE: 'cats.example.org', PROCESSES: 'paws1:2567 paws2:2567 paws3:2567' };
  const adapted = execFileSync(
    'caddy',
    ['adapt', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).toString();
  for (const wanted of ['cats.example.org', '"dial":"paws3:2567"', '421', 'X-Process-Address'])
    expect(adapted).toContain(wanted);
});

test('the image has what the server imports: shared, server, dist and no more', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => name);
  expect(copied).toEqual(['package.json', 'node_modules', 'dist', 'shared', 'server']);
  expect(last).toMatch(/^USER (?!root)/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  // Left out with the other optional packages, links would have no pictures, and nobody would be told.
  expect(read('Dockerfile')).toMatch(/--omit=optional[^#]*mv \/painter node_modules\/@napi-rs/);
});
