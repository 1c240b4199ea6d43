import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../../../server/http/routes/queue.ts';
import { Metrics } from '../../../server/metrics.ts';
import { missing } from '../../support/server/services.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Of Debian's prometheus, which tests do not need otherwise. */
const PROMTOOL = '/usr/bin/promtool';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What Caddy makes of its file. */
const adapted = (): {
  readonly apps: { readonly http: { readonly servers: { readonly srv0: { routes: unknown } } } };
} =>
  JSON.parse(
    execFileSync('caddy', ['adapt', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
      env: { ...process.env, SITE: 'cats.example.org', PROCESSES: 'paws1:2567 paws2:2567 paws3:2567' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  );

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
  const text = JSON.stringify(adapted());
  for (const wanted of ['cats.example.org', '"dial":"paws3:2567"', '421', 'X-Process-Address'])
    expect(text).toContain(wanted);
});

test.skipIf(missing('caddy'))('Caddy waits as long for a quick match as the server does', () => {
  const { routes } = adapted().apps.http.servers.srv0;
  const timeouts = JSON.stringify(routes).match(/"response_header_timeout":\d+/g);
  const seconds = timeouts?.map((found) => Number(found.split(':')[1]) / 1e9);
  expect(seconds).toEqual([60, 8]);
  expect(Math.max(...(seconds ?? [])) * 1000).toBeGreaterThan(PATIENCE_MS);
});

test('proxy and Prometheus know every process of the cluster', () => {
  const compose = read('compose.cluster.yaml');
  const processes = [...compose.matchAll(/^ {2}(\w+): \*paws$/gm)].map(([, name]) => `${name}:2567`);
  expect(processes).toHaveLength(3);
  expect(compose).toContain(`PROCESSES: ${processes.join(' ')}`);
  expect(read('deploy/prometheus.yml')).toContain(processes.map((process) => `"${process}"`).join(', '));
});

test('what containers are given to read is there, and the dashboard asks the source that Grafana has', () => {
  const mounted = [...read('compose.cluster.yaml').matchAll(/- \.\/(\S+?):\S+:ro$/gm)].map(([, file = '']) => file);
  expect(mounted).toHaveLength(6);
  for (const file of mounted) expect(existsSync(join(ROOT, file)), file).toBe(true);
  const [, source] = /uid: (\w+)/.exec(read('deploy/grafana/datasource.yml')) ?? [];
  const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: { datasource: { uid: string } }[] };
  expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set([source]));
});

test.skipIf(!existsSync(PROMTOOL))('Prometheus understands its files', () => {
  for (const [what, file] of [
    ['config', 'prometheus.yml'],
    ['rules', 'alerts.yml'],
  ] as const) {
    // The token is written when its container starts.
    const flags = what === 'config' ? ['--syntax-only'] : [];
    execFileSync(PROMTOOL, ['check', what, ...flags, join(ROOT, 'deploy', file)], { stdio: 'pipe' });
  }
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
