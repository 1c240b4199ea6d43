/** Keeps the pages honest: what they name exists, and what exists and matters is named. */

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusals } from '../client/i18n/en/refusals.ts';
import { LEAVE_CODES, MESSAGES } from '../shared/table/protocol.ts';
import { REQUESTS } from '../shared/table/requests.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md', { cwd: ROOT })];
const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);
const BENCHMARKS = readdirSync(join(ROOT, 'test/bench'))
  .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  .map((name) => name.replace('.ts', ''));

const allOf = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

const quoted = (page: string): readonly string[] => allOf(read(page), /`([^`\n]+)`/g);

describe.each(PAGES)('%s', (page) => {
  test('links to pages that are there', () => {
    const links = allOf(read(page), /\]\(([^)#\s]+)(?:#[^)]*)?\)/g).filter((link) => !link.includes('://'));
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
  });

  test('names files that are there', () => {
    // Patterns and placeholders (`shared/games/X`, `docs/*.md`) stand for files, they name none.
    const paths = quoted(page).filter(
      (text) =>
        /^(?:shared|server|client|test|public|docs|deploy|\.ci)\/[\w./-]+$/.test(text) &&
        // `server/full` is a reason, not a file.
        !(text in refusals) &&
        !/\/[A-Z](?:\/|$)|your|\.\.\./.test(text),
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names commands that npm knows', () => {
    const named = allOf(read(page), /npm run ([a-z]+)/g);
    expect(named.filter((name) => !SCRIPTS.includes(name))).toEqual([]);
    const benchmarks = allOf(read(page), /npm run bench -- ([a-zA-Z]+)/g);
    expect(benchmarks.filter((name) => !BENCHMARKS.includes(name))).toEqual([]);
  });
});

test('the README leads to every page', () => {
  expect(PAGES.filter((page) => page !== 'README.md' && !read('README.md').includes(`](${page})`))).toEqual([]);
});

test('the README is read in one go', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test.each(['shared', 'server', 'client'])('the map of the architecture shows every folder of %s', (place) => {
  const [, map = ''] = /```\n(shared\/[\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  const shown = new Set(allOf(map, /(?<=\s)(\w+)\/(?=\s)/g));
  const folders = readdirSync(join(ROOT, place), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

describe('the protocol page', () => {
  const words = new Set(quoted('docs/protocol.md').flatMap((text) => [text, ...text.split(/[^\w/:]+/)]));
  const missing = (names: readonly string[]) => names.filter((name) => !words.has(name));

  test('names every route', () => {
    const routes = globSync('server/http/**/*.ts', { cwd: ROOT }).flatMap((file) =>
      allOf(read(file), /app\.(?:get|post|patch|put|delete)\(\s*'(\/api\/[^']+)'/g),
    );
    expect(routes.length).toBeGreaterThan(5);
    expect(missing(routes)).toEqual([]);
  });

  test('names every request and every message', () => {
    expect(missing([...Object.keys(REQUESTS), ...Object.keys(MESSAGES)])).toEqual([]);
  });

  test('names every reason for which a table closes a socket', () => {
    const page = read('docs/protocol.md');
    expect(Object.values(LEAVE_CODES).filter((code) => !page.includes(`| ${code} |`))).toEqual([]);
  });

  test('names every field of the state and every codec', () => {
    const fields = allOf(read('server/rooms/wire/tableState.ts'), /^\s+(\w+): t\./gm);
    const codecs = allOf(read('shared/engine/codec.ts'), /^export (?:function|const) (\w+)(?=[<(:])/gm);
    expect(fields.length).toBeGreaterThan(10);
    expect(missing([...fields, ...codecs.filter((name) => name !== 'decode')])).toEqual([]);
  });
});

test('the hosting page names every variable that the server reads', () => {
  const names = allOf(read('server/config.ts'), /\b([A-Z][A-Z_]{3,})\b(?=['"]|:)/g);
  const page = read('docs/hosting.md');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
