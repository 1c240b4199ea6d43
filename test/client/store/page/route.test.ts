import { describe, expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../../../../client/store/page/route.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'friends' },
  { page: 'ladder', game: 'spicy' },
  { page: 'queue', party: '' },
  { page: 'queue', party: 'bobebibo' },
  { page: 'tables' },
  { page: 'watchList' },
  { page: 'tv' },
  { page: 'cat' },
  { page: 'table', id: 'mellow-tiger-17', as: 'seat' },
  { page: 'table', id: 'mellow-tiger-17', as: 'watcher' },
  { page: 'practice', game: 'spicy' },
  { page: 'rules', game: 'blackJacky', paragraph: 'B13' },
  { page: 'rules', game: 'spicy', paragraph: '' },
  { page: 'lesson', game: 'spicy' },
  { page: 'replay', match: 'aB3-x' },
  { page: 'replay', match: 'aB3-x', seq: 17 },
  { page: 'transfer', code: 'abc_DEF-1' },
];

describe('addresses', () => {
  test.each(ROUTES)('every page has one and is found again: %j', (route) => {
    expect(parseRoute(hrefOf(route))).toEqual(route);
  });

  test.each(['', '/', '#/', '/nonsense', '#/nonsense', '/%3Cscript%3E'])('%j leads home', (address) => {
    expect(parseRoute(address)).toEqual({ page: 'home' });
  });

  test('a link that was cut in the middle of a letter leads as far as it can', () => {
    expect(parseRoute('#/replay/aB3%E0%A4')).toEqual({ page: 'replay', match: 'aB3E0A4' });
  });

  test('a transfer link of the server is understood', () => {
    expect(parseRoute('#transfer=xyz')).toEqual({ page: 'transfer', code: 'xyz' });
  });

  test('a link from the time of the # leads where it did', () => {
    expect(parseRoute('#/watch/tiger-17')).toEqual({ page: 'table', id: 'tiger-17', as: 'watcher' });
  });

  test.each(['0', '-3', 'x', '1e3', '9999999', '17abc'])('a replay has no move %j: it opens at the start', (move) => {
    expect(parseRoute(`/replay/abc/${move}`)).toEqual({ page: 'replay', match: 'abc' });
  });

  test('what is not part of an id is left out', () => {
    expect(parseRoute('/table/abc%22%3E')).toEqual({ page: 'table', id: 'abc', as: 'seat' });
  });
});
