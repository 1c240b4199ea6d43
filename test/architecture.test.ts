/** Who may import whom. A breach shows up here before it becomes a habit. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['shared', 'server', 'client'];

/** Folder → the folders it may import beside itself. The longest folder that fits a file counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/engine': [],
  'shared/table': ['shared/engine'],
  'shared/table/runtime': ['shared/engine', 'shared/table', 'shared/bots'],
  'shared/bots': ['shared/engine', 'shared/table'],
  'shared/games': ['shared/engine', 'shared/table'],
  'shared/games/spicy': ['shared/engine', 'shared/table', 'shared/bots'],
  'shared/games/blackJacky': ['shared/engine', 'shared/table', 'shared/bots'],
  server: ['shared/engine', 'shared/table', 'shared/games', 'shared/bots'],
  'client/net': ['shared/engine', 'shared/table', 'client/store'],
  'client/store': ['shared/engine', 'shared/table'],
  'client/i18n': ['shared/engine', 'shared/table', 'client/store'],
  'client/choreography': ['shared/engine', 'shared/table', 'client/store'],
  'client/scene': ['shared/engine', 'shared/table', 'client/choreography', 'client/store'],
  'client/sound': ['shared/engine', 'shared/table', 'client/choreography', 'client/store'],
  'client/hud': ['shared/engine', 'shared/table', 'client/store', 'client/i18n'],
  'client/games': ['shared', 'client'],
  client: ['shared', 'client'],
};

/** Rules of one game must not lean on another, and only the tables of games may name them all. */
const TABLES_OF_GAMES = ['shared/games/index.ts', 'shared/bots/index.ts', 'client/games/index.ts'];

const IMPURE = [
  ['randomness of its own', /\bMath\s*\.\s*random\b/],
  ['a clock', /\bDate\b|\bperformance\s*\./],
  ['timers', /\b(setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/],
  ['the DOM', /\b(document|navigator|localStorage|sessionStorage)\s*\.|\bglobalThis\b/],
  ['input or output', /\bfetch\s*\(|\bprocess\s*\.|\bconsole\s*\./],
] as const;
const IMPURE_PACKAGES = /^(node:|three$|three\/|react|@react-three|@colyseus|colyseus|zustand|kysely|pg$|pino|express)/;

const files = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

const codeOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)(['"])([^'"]+)\1/g;
const importsOf = (file: string): string[] => [...codeOf(file).matchAll(IMPORT)].map((match) => match[2] as string);

const inProject = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier.replace(/\?.*$/, ''))) : undefined;

const graph = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .map((specifier) => inProject(file, specifier))
      .filter((path) => path !== undefined),
  ]),
);

const within = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);
const folderOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => within(file, folder))
    .sort((a, b) => b.length - a.length)[0];

describe('who may import whom', () => {
  test('there are sources to look at', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test('every import stays within what its folder may know', () => {
    const breaches = files.flatMap((file) => {
      const folder = folderOf(file);
      if (folder === undefined) return [`${file}: its folder is not in the table`];
      if (TABLES_OF_GAMES.includes(file)) return [];
      const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
      return (graph.get(file) ?? [])
        .filter((target) => !allowed.some((other) => within(target, other)))
        .map((target) => `${file} imports ${target}`);
    });
    expect(breaches).toEqual([]);
  });

  test('a game never imports another, on no side', () => {
    const gameOf = (path: string) => /^(?:shared\/games|shared\/bots|client\/games)\/([^/.]+)\//.exec(path)?.[1];
    const breaches = files.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter(
          (target) => gameOf(file) !== undefined && gameOf(target) !== undefined && gameOf(file) !== gameOf(target),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  test('the server and the general parts of the client know no game by name', () => {
    const general = files.filter(
      (file) => within(file, 'server') || /^client\/(net|store|choreography|scene|hud|sound)\//.test(file),
    );
    const breaches = general.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => /^(shared|client)\/(games|bots)\/[^/]+\//.test(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  test('nothing but tests imports tests', () => {
    const breaches = files.filter((file) => (graph.get(file) ?? []).some((target) => within(target, 'test')));
    expect(breaches).toEqual([]);
  });

  test('imports form no cycle', () => {
    expect(findCycle()).toEqual([]);
  });
});

describe('shared/ is pure', () => {
  const shared = files.filter((file) => within(file, 'shared'));

  test.each(IMPURE)('without %s', (_, pattern) => {
    expect(shared.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
  });

  test('without packages of the browser, the server or Node', () => {
    const breaches = shared.flatMap((file) =>
      importsOf(file)
        .filter((name) => IMPURE_PACKAGES.test(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(breaches).toEqual([]);
  });
});

function findCycle(): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file].map((name) => relative('.', name));
    if (done.has(file)) return [];
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      const cycle = graph.has(target) ? visit(target) : [];
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of files) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
