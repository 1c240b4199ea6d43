/** What deeds tell is learned from matches, adds up, and changes how a legend plays a duel, and nothing else. */

import { expect, test } from 'vitest';
import { seat } from '../../shared/engine/game.ts';
import { legend } from '../../shared/games/spicy/bots/legend.ts';
import type { SpicyMemory } from '../../shared/games/spicy/bots/memory.ts';
import { HUNTED, hunts, ODDS_COUNT } from '../../shared/games/spicy/bots/plain/tells.ts';
import { sceneOf } from '../../shared/games/spicy/bots/scene.ts';
import { playBotMatch } from '../support/botMatch.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { companyOf } from '../tools/train/selfPlay/company.ts';
import { learnTells } from '../tools/train/selfPlay/hunt/learnTells.ts';
import { SpicyTable } from '../tools/train/selfPlay/spicyTable.ts';

test('somebody who always lies is soon told from a big cat', () => {
  const [liar, bigCat] = [companyOf({ alwaysLie: 1 }), companyOf({ bigCat: 1 })];
  const meetings = { own: bigCat[0]!, odds: Array(ODDS_COUNT).fill(0), weak: liar, strong: bigCat, matches: 400 };
  const odds = learnTells(meetings, fastRandom(1));
  expect(odds).toHaveLength(ODDS_COUNT);
  const random = fastRandom(2);
  const table = new SpicyTable(2, odds);
  const right = Array.from({ length: 60 }, (_, match) => {
    const liesFirst = match % 2 === 0;
    table.deal(random);
    const seats = [liesFirst ? liar : bigCat, bigCat].map((guests) => guests[0]!.sit(random));
    table.play(seats, random);
    return liesFirst === table.tells[0]! > HUNTED;
  });
  expect(right.filter(Boolean).length).toBeGreaterThan(54);
});

test('only in a duel somebody is hunted, and by whom it is told', () => {
  expect([0, 1].map((place) => hunts([HUNTED + 1, HUNTED], place))).toEqual([false, true]);
  expect([0, 1, 2].map((place) => hunts([HUNTED + 1, HUNTED + 1, HUNTED + 1], place))).toEqual([false, false, false]);
});

/** What a legend would do at each turn of the first seat, if deeds had told so much. */
function weightsWith(seats: number, told: number): readonly (readonly number[])[] {
  const weights: (readonly number[])[] = [];
  const levels = Array.from({ length: seats }, () => 'bigCat' as const);
  playBotMatch({ game: 'spicy', levels, seed: 'told' }, ({ sight }) => {
    if (sight.seat !== 0 || !sight.legal.some(({ type }) => type === 'play')) return;
    const memory = sight.memory as SpicyMemory;
    const tells = { ...memory.tells, sums: memory.tells.sums.map(() => told) };
    const scene = sceneOf(seat(0), sight.view as Parameters<typeof sceneOf>[1], { ...memory, tells });
    weights.push(legend[0]!.turns(scene, true).map(({ weight }) => weight));
  });
  return weights;
}

test('a legend plays otherwise against one whose deeds have told, but only in a duel', () => {
  expect(weightsWith(2, HUNTED + 1)).not.toEqual(weightsWith(2, HUNTED));
  expect(weightsWith(3, HUNTED + 1)).toEqual(weightsWith(3, HUNTED));
});
