/** Every word in every language: none missing, none forgotten, none unused. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameWords } from '../../../client/games/registry.ts';
import { chosenLanguage, loadTexts } from '../../../client/i18n/language.ts';
import { GAME_NAMES } from '../../../shared/games/names.ts';
import { LANGUAGES } from '../../../shared/table/talk.ts';
import { ofName, pluralsOf } from '../../../shared/table/texts/wording.ts';
import { folderOf } from '../../support/gameFolders.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Paths of all texts, `log.played`, with what stands there: a text, or that it is made from facts. */
function shape(texts: unknown, path = ''): readonly string[] {
  if (typeof texts === 'string') return [texts === '' ? `${path} is empty` : path];
  if (typeof texts === 'function') return [`${path}(${texts.length > 0 ? '' : ''})`];
  return Object.entries(texts as object).flatMap(([name, inner]) =>
    shape(inner, path === '' ? name : `${path}.${name}`),
  );
}

const sources = (folders: readonly string[], apart: RegExp): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((name) => /\.tsx?$/.test(name) && !apart.test(name)),
    )
    .map((name) => readFileSync(join(ROOT, name), 'utf8'))
    .join('\n');

describe('the words of the app', () => {
  test.each(LANGUAGES)('%s has the same words as English', async (language) => {
    expect(shape(await loadTexts(language))).toEqual(shape(await loadTexts('en')));
  });

  test('none of them is unused', async () => {
    const code = sources(['client'], /client\/i18n\/(en|de|nl|fr)\.ts$/);
    const names = Object.keys(await loadTexts('en'));
    expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(code))).toEqual([]);
  });

  test('every refusal of the table, the server and the network has words', async () => {
    const code = sources(['server', 'shared/table', 'client/net'], /never/);
    const { refusals } = await loadTexts('en');
    const used = new Set(
      [...code.matchAll(/'((?:table|server|identity|options|name|net)\/[a-zA-Z]+)'/g)].map(([, found]) => found),
    );
    expect([...used].filter((found) => !Object.hasOwn(refusals, found as string))).toEqual([]);
  });
});

describe('the words of the games', () => {
  test.each(LANGUAGES)('%s has the same words as English', async (language) => {
    expect(shape(await gameWords(language))).toEqual(shape(await gameWords('en')));
  });

  test.each(GAME_NAMES)('none of %s is unused', async (game) => {
    const code = sources([folderOf(game, 'client'), 'client/i18n', 'client/hud'], /client\/i18n\/(en|de|nl|fr)\.ts$/);
    const words = (await gameWords('en'))[game] as unknown as { [name: string]: object };
    const names = [...Object.keys(words), ...Object.keys(words.log ?? {})];
    // Named after a dot, as a choice in quotes (`t[honesty(...)]`), or taken out of an object.
    const isUsed = (name: string) => new RegExp(`\\.${name}\\b|'${name}'|\\{[^{}]*\\b${name}\\b[^{}]*\\} =`).test(code);
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });
});

describe('typography', () => {
  /** All languages side by side. */
  const hasWords = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes('ByLanguage<');
  const files = ['client', 'shared']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\/(en|de|nl|fr)(\/\w+)?\.ts$/.test(name) || (/\.tsx?$/.test(name) && hasWords(name)));
  const textsOf = (file: string): readonly string[] =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'([^'\n]*)'/g)].map(([, text]) => text as string);

  test.each(files.filter((name) => !/\/(en|de|nl)\.ts$/.test(name)))(
    '%s never begins a line with a mark: French ones follow a narrow space that does not break',
    (file) => {
      expect(textsOf(file).filter((text) => /\p{L}[ \u00a0][;:!?»]/u.test(text))).toEqual([]);
    },
  );

  test.each(files)('%s has real apostrophes and ellipses', (file) => {
    expect(textsOf(file).filter((text) => /[\p{L}\d]\.\.\.|\p{L}"\p{L}|\\'/u.test(text))).toEqual([]);
  });
});

describe('who won', () => {
  const [you, mimi, olive] = [
    { name: 'Hugo', you: true },
    { name: 'Mimi', you: false },
    { name: 'Olive', you: false },
  ] as const;

  test.each([
    ['en', 'You and Mimi share the win!', 'Mimi and Olive share the win!'],
    ['de', 'Du und Mimi teilt euch den Sieg!', 'Mimi und Olive teilen sich den Sieg!'],
    ['nl', 'Jij en Mimi delen de overwinning!', 'Mimi en Olive delen de overwinning!'],
    ['fr', 'Toi et Mimi, vous vous partagez la victoire\u202f!', 'Mimi et Olive se partagent la victoire\u202f!'],
  ] as const)('%s speaks to you and about others', async (language, toYou, aboutOthers) => {
    const { shareWin } = await loadTexts(language);
    expect(shareWin([you, mimi])).toBe(toYou);
    expect(shareWin([mimi, olive])).toBe(aboutOthers);
  });

  test('nobody may have won', async () => {
    const { shareText } = await loadTexts('en');
    expect(shareText([], 'Black Jacky')).toMatch(/^Nobody won/);
    expect(shareText([you, mimi], 'Spicy')).toMatch(/^Mimi and I won/);
  });

  test.each([
    ['Mimi', 'de Mimi'],
    ['Olive', 'd’Olive'],
    ['Émile', 'd’Émile'],
    ['Hugo', 'de Hugo'],
  ])('French says of %s: %s', (name, expected) => {
    expect(ofName(name)).toBe(expected);
  });
});

describe('numbers', () => {
  test.each([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['de', 1, 'one'],
    ['nl', 2, 'other'],
    ['fr', 0, 'one'],
    ['fr', 2, 'other'],
  ] as const)('%s counts %i as %s', (language, count, form) => {
    expect(pluralsOf(language)(count, { one: 'one', other: 'other' })).toBe(form);
  });

  test('the number itself is put in', () => {
    expect(pluralsOf('en')(3, { one: '# card', other: '# cards' })).toBe('3 cards');
  });
});

describe('which language is spoken', () => {
  test.each([
    ['auto', ['de-CH', 'en'], 'de'],
    ['auto', ['sv', 'NL-be'], 'nl'],
    ['auto', ['ja'], 'en'],
    ['fr', ['de'], 'fr'],
  ] as const)('%s in a browser of %j means %s', (setting, browser, expected) => {
    expect(chosenLanguage(setting, browser)).toBe(expected);
  });
});
