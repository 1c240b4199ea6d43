import { describe, expect, test } from 'vitest';
import { tableIdOf } from '../../../client/hud/lobby/Friends.tsx';

describe('the code of a table', () => {
  test.each([
    ['tiger-17', 'tiger-17'],
    [' https://cats.example/#/table/tiger-17 ', 'tiger-17'],
    ['///', ''],
  ])('%j means %j', (input, id) => {
    expect(tableIdOf(input)).toBe(id);
  });
});
