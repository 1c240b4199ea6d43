import { expect, test } from 'vitest';
import { buildStore, heardOfBuild } from '../../../../client/store/page/build.ts';

const { getState } = buildStore;

test('a page is old while the server serves another one, and knows nothing where nobody tells', () => {
  heardOfBuild('/assets/index-a.js', '/assets/index-a.js');
  expect(getState().isOld).toBe(false);
  heardOfBuild('/assets/index-b.js', '/assets/index-a.js');
  expect(getState().isOld).toBe(true);
  heardOfBuild(undefined, '/assets/index-a.js');
  expect(getState().isOld).toBe(true);
  // A process that has not been replaced yet.
  heardOfBuild('/assets/index-a.js', '/assets/index-a.js');
  expect(getState().isOld).toBe(false);
  heardOfBuild('/assets/index-b.js', undefined);
  expect(getState().isOld).toBe(false);
});
