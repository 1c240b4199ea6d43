import { describe, expect, test } from 'vitest';
import { tableIdOf } from '../../../client/hud/lobby/Friends.tsx';

describe('the code of a table', () => {
  test.each([
    ['rikubizo', 'rikubizo'],
    ['RIKU bizo', 'rikubizo'],
    [' Riku-Bizo. ', 'rikubizo'],
    [' https://cats.example/#/table/rikubizo ', 'rikubizo'],
    ['https://cats.example/table/rikubizo?gfx=off', 'rikubizo'],
    ['///', ''],
  ])('%j means %j', (input, id) => {
    expect(tableIdOf(input)).toBe(id);
  });
});
