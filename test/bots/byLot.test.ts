/** Where a level has several minds, one of them plays a whole match, and nobody can tell beforehand which. */

import { expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { bigCat } from '../../shared/games/spicy/bots/bigCat.ts';
import { botOf, type SpicySight } from '../../shared/games/spicy/bots/botOf.ts';
import { legend } from '../../shared/games/spicy/bots/legend.ts';
import type { Mind } from '../../shared/games/spicy/bots/mind.ts';
import { sceneOf } from '../../shared/games/spicy/bots/scene.ts';
import { playBotMatch } from '../support/botMatch.ts';

/** Of one seat: the other one throws its own lots. */
function turnsOfMatch(): readonly SpicySight[] {
  const sights: SpicySight[] = [];
  playBotMatch({ game: 'spicy', levels: ['bigCat', 'bigCat'], seed: 'by lot' }, ({ sight }) => {
    if (sight.seat === 0 && sight.legal.some(({ type }) => type === 'play')) sights.push(sight as SpicySight);
  });
  return sights;
}

test('one mind plays a whole match, and each plays about half of them', () => {
  const sights = turnsOfMatch();
  const asked = new Set<number>();
  const noting = (place: number): Mind => ({
    ...bigCat,
    turns(scene, mayPass) {
      asked.add(place);
      return bigCat.turns(scene, mayPass);
    },
  });
  const bot = botOf({ bigCat: [noting(0), noting(1)] });
  const matches = [0, 0];
  for (let match = 0; match < 40; match += 1) {
    asked.clear();
    for (const sight of sights) bot.choose('bigCat', sight, createRandom(seedFromText(`match ${match}`)));
    expect(asked.size).toBe(1);
    for (const place of asked) matches[place]! += 1;
  }
  expect(Math.min(...matches)).toBeGreaterThan(8);
});

test('the two minds of the legend of a duel do not play alike', () => {
  expect(legend).toHaveLength(2);
  const differences = turnsOfMatch().map(({ seat, view, memory }) => {
    const scene = sceneOf(seat, view, memory);
    const [one, other] = legend.map((mind) => mind.turns(scene, true));
    expect(one!.map(({ command }) => command)).toEqual(other!.map(({ command }) => command));
    return Math.max(...one!.map(({ weight }, place) => Math.abs(weight - other![place]!.weight)));
  });
  expect(Math.max(...differences)).toBeGreaterThan(0.05);
});
