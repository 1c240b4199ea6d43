import { describe, expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../../../client/store/route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'friends' },
  { page: 'tables' },
  { page: 'watchList' },
  { page: 'cat' },
  { page: 'table', id: 'mellow-tiger-17', as: 'seat' },
  { page: 'table', id: 'mellow-tiger-17', as: 'watcher' },
  { page: 'practice', game: 'spicy' },
  { page: 'rules', game: 'blackJacky', paragraph: 'B13' },
  { page: 'rules', game: 'spicy', paragraph: '' },
  { page: 'lesson', game: 'spicy' },
  { page: 'transfer', code: 'abc_DEF-1' },
];

describe('addresses', () => {
  test.each(ROUTES)('every page has one and is found again: %j', (route) => {
    expect(parseRoute(hrefOf(route))).toEqual(route);
  });

  test.each(['', '#', '#/', '#/nonsense', '#/%3Cscript%3E'])('%j leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  test('a transfer link of the server is understood', () => {
    expect(parseRoute('#transfer=xyz')).toEqual({ page: 'transfer', code: 'xyz' });
  });

  test('what is not part of an id is left out', () => {
    expect(parseRoute('#/table/abc%22%3E')).toEqual({ page: 'table', id: 'abc', as: 'seat' });
  });
});
