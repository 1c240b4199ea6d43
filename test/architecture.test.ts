/** Who may import whom. A breach shows up here before it becomes a habit. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLIENT_GAMES } from '../client/games/index.ts';
import { MANIFESTS } from '../shared/games/index.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['shared', 'server', 'client'];

/** Folder → the folders it may import beside itself. The longest folder that fits a file counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/engine': [],
  'shared/table': ['shared/engine'],
  'shared/table/runtime': ['shared/engine', 'shared/table', 'shared/bots'],
  'shared/bots': ['shared/engine', 'shared/table'],
  'shared/games': ['shared/engine', 'shared/table', 'shared/bots'],
  'shared/ratings': ['shared/engine', 'shared/table'],
  server: ['shared/engine', 'shared/table', 'shared/games', 'shared/bots', 'shared/ratings'],
  'client/net': ['shared/engine', 'shared/table', 'client/store'],
  'client/store': ['shared/engine', 'shared/table'],
  'client/i18n': ['shared/engine', 'shared/table', 'client/store'],
  'client/choreography': ['shared/engine', 'shared/table', 'client/store'],
  'client/scene': ['shared/engine', 'shared/table', 'client/choreography', 'client/store'],
  'client/sound': ['shared/engine', 'shared/table', 'client/choreography', 'client/store'],
  'client/hud': ['shared/engine', 'shared/table', 'client/store', 'client/i18n'],
  'client/controls': ['shared', 'client/store', 'client/i18n', 'client/hud', 'client/scene'],
  // Not the table, which shows games: what a game needs of it is in client/controls.
  'client/games': [
    'shared',
    'client/choreography',
    'client/controls',
    'client/hud',
    'client/i18n',
    'client/scene',
    'client/sound',
    'client/store',
  ],
  client: ['shared', 'client'],
};

/** The two lists of games: only these name them all. */
const REGISTRIES = ['shared/games/index.ts', 'client/games/index.ts'];
/** Where a game has its folder. */
const GAME_FILE = /^(?:shared|client)\/games\/([^/]+)\//;
const gameOf = (path: string): string | undefined => GAME_FILE.exec(path)?.[1];

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

/** What comes with a file: neither types nor what is imported when it is needed. */
const STATIC_IMPORT = /^(?:import(?! type)|export(?! type))(?:[^'";]*?\bfrom)?\s*(['"])([^'"]+)\1/gm;
const staticImportsOf = (file: string): string[] =>
  [...codeOf(file).matchAll(STATIC_IMPORT)].map((match) => match[2] as string);

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
      const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
      return (graph.get(file) ?? [])
        .filter((target) => !allowed.some((other) => within(target, other)))
        .map((target) => `${file} imports ${target}`);
    });
    expect(breaches).toEqual([]);
  });

  test('a game never imports another, on no side', () => {
    const breaches = files.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter(
          (target) => gameOf(file) !== undefined && gameOf(target) !== undefined && gameOf(file) !== gameOf(target),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  test('nothing outside of its folders imports a game, but the two lists of games', () => {
    const general = files.filter((file) => gameOf(file) === undefined && !REGISTRIES.includes(file));
    const breaches = general.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => gameOf(target) !== undefined)
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  test('nothing outside of its folders names a game or its room, not even in a text', async () => {
    const named = await Promise.all(
      CLIENT_GAMES.map(async ({ manifest }) => `${manifest.id}|${(await manifest.texts.en()).name}`),
    );
    const themes = CLIENT_GAMES.flatMap(({ theme }) => theme ?? []);
    // A room is meant where its name stands alone: 'den' is a word of German, too.
    const name = new RegExp(`\\b(${named.join('|')})\\b|['"](${themes.join('|')})['"]`, 'i');
    const general = [...files, 'client/index.html'].filter(
      (file) => gameOf(file) === undefined && !REGISTRIES.includes(file),
    );
    const breaches = general.flatMap((file) =>
      codeOf(file)
        .split('\n')
        .filter((line) => name.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(breaches).toEqual([]);
  });

  test('only who shows a match sees what it has still to show', () => {
    const screens = files.filter((file) =>
      /^client\/(hud|controls|i18n|lesson|games)\/|^client\/table\/[^/]+$|^client\/table\/overlay\//.test(file),
    );
    expect(screens.length).toBeGreaterThan(50);
    expect(screens.filter((file) => /\bupdates\b/.test(codeOf(file)))).toEqual([]);
  });

  test('nothing but tests imports tests', () => {
    const breaches = files.filter((file) => (graph.get(file) ?? []).some((target) => within(target, 'test')));
    expect(breaches).toEqual([]);
  });

  test('imports form no cycle', () => {
    expect(findCycle()).toEqual([]);
  });
});

describe('games', () => {
  const folders = (side: 'shared' | 'client') => [
    ...new Set(files.filter((file) => within(file, `${side}/games`)).map(gameOf)),
  ];
  const ids = (registry: readonly string[]) => registry.filter((id) => existsSync(join(ROOT, 'shared/games', id)));

  test('have two folders each, and a line in both lists', () => {
    const client = CLIENT_GAMES.map(({ manifest }) => manifest.id);
    expect(client, 'both lists have the same games in the same order').toEqual(MANIFESTS.map(({ id }) => id));
    for (const side of ['shared', 'client'] as const)
      expect(
        folders(side)
          .filter((name) => name !== undefined)
          .sort(),
        `folders in ${side}/games`,
      ).toEqual(ids(client).sort());
  });

  test.each(MANIFESTS)('the manifest of $id tells what the rules say', async ({ id, seats, loadRules, loadCodecs }) => {
    const rules = await loadRules();
    expect({ id: rules.id, seats: rules.seats }).toEqual({ id, seats });
    expect(await loadCodecs()).toBe(rules.codecs);
  });

  test('manifests are light, and codecs know no zod: it would travel to every table and weigh more than the controls', () => {
    const reached = (start: string): ReadonlySet<string> => {
      const seen = new Set([start]);
      for (const file of seen) {
        if (!graph.has(file)) continue;
        for (const specifier of staticImportsOf(file)) seen.add(inProject(file, specifier) ?? specifier);
      }
      return seen;
    };
    const heavy = /^(zod|three|react-dom|@colyseus\/.*|@react-three\/.*)$/;
    const starts = files.filter((file) =>
      /^(shared|client)\/games\/[^/]+\/(manifest|codecs|codecs\/index)\.ts$/.test(file),
    );
    expect(starts.length).toBeGreaterThan(3);
    const breaches = starts.flatMap((start) =>
      [...reached(start)].filter((name) => heavy.test(name)).map((name) => `${start} leads to ${name}`),
    );
    expect(breaches).toEqual([]);
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
