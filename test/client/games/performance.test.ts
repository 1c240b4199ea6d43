/** Whole matches on the stage: what the steps leave behind is what the view says. */

import { describe, expect, test } from 'vitest';
import { endOf } from '../../../client/choreography/script.ts';
import { CLIENT_GAMES } from '../../../client/games/index.ts';
import { CARD } from '../../../client/scene/stage.ts';
import { recipeOf } from '../../../client/sound/sound.ts';
import { seat, type Viewer } from '../../../shared/engine/game.ts';
import { LANGUAGES } from '../../../shared/table/talk.ts';
import { CAST, countsOf, countsOn, type Rehearsal, rehearsal, scriptOf, toldMatch } from '../../support/rehearsal.ts';

/** Every game with its plainest and its richest table. */
const PLAYS = (
  await Promise.all(
    CLIENT_GAMES.map(async ({ manifest, loadStage }) => {
      const [game, stage] = await Promise.all([manifest.loadRules(), loadStage()]);
      const kinds = [...new Set([game.samples.at(0), game.samples.at(-1)])];
      return kinds.map((options) => ({ name: `${game.id} ${JSON.stringify(options)}`, game, stage, options }));
    }),
  )
).flat();
const SEATINGS: readonly (readonly [number, Viewer])[] = [
  [2, seat(0)],
  [4, seat(2)],
  [6, 'watcher'],
];
/** As many seats as the game takes. */
const CASES = PLAYS.flatMap((play) =>
  SEATINGS.map(([seats, viewer]) => ({ ...play, seats: Math.min(seats, play.game.seats.max), viewer })),
);

/** Everything there is to see of the cards. */
const cardsOf = ({ stage: { cards } }: Rehearsal) => ({
  values: cards.values.slice(0, cards.used * CARD.stride),
  fronts: cards.front.slice(0, cards.used),
  backs: cards.back.slice(0, cards.used),
  visible: [...cards.visible],
});

describe.each(CASES)('$name at $seats seats, seen by $viewer', ({ name, game, stage, options, seats, viewer }) => {
  const told = toldMatch(game, seats, viewer, `${name} ${seats}`, options);

  test('after its steps every card lies where the view says', () => {
    const theatre = rehearsal(seats, viewer, stage);
    for (const entry of told) {
      const start =
        entry.before === undefined ? stage.emptyTable(entry.after, CAST) : stage.tableau(entry.before, CAST);
      theatre.company.settle(start);
      const script = scriptOf(stage, entry);
      theatre.company.perform(script).seek(endOf(script));
      const after = stage.tableau(entry.after, CAST);
      const types = entry.events.map((event: { type: string }) => event.type);
      expect([types, countsOn(theatre, after)]).toEqual([types, countsOf(after)]);
    }
  });

  test('the table at rest is the same whatever was played before', () => {
    const played = rehearsal(seats, viewer, stage);
    const fresh = rehearsal(seats, viewer, stage);
    for (const entry of told) {
      const script = scriptOf(stage, entry);
      played.company.perform(script).seek(script.length * 0.6);
      const after = stage.tableau(entry.after, CAST);
      played.company.settle(after);
      fresh.company.settle(after);
      expect(cardsOf(played)).toEqual(cardsOf(fresh));
      expect(played.stage.light).toEqual(fresh.stage.light);
      expect(played.captions.current).toEqual(fresh.captions.current);
    }
  });

  test('everything that is to be heard has a sound, and everything that is to be read has words in every language', async () => {
    const wordings = await Promise.all(LANGUAGES.map((language) => stage.words(language)));
    const names = CAST.map((species) => `The ${species}`);
    const steps = told.flatMap((entry) => scriptOf(stage, entry).steps.map(({ step }) => step));
    for (const step of steps) {
      if (step.verb === 'cue') expect(recipeOf(step.cue, stage.sound)).toBeTypeOf('function');
      if ('words' in step)
        for (const say of wordings) expect(say(step.words, names), step.words.key).toMatch(/^(?!.*undefined).+$/);
    }
  });

  test('every mood, light, effect and shot that a scene asks for is one that every table knows, or the game brings', () => {
    const { moods, lights, effects, shots } = rehearsal(seats, viewer, stage).stage.repertoire;
    const steps = told.flatMap((entry) => scriptOf(stage, entry).steps.map(({ step }) => step));
    const atRest = told.map(({ after }) => stage.tableau(after, CAST));
    const asked = {
      moods: [
        ...steps.flatMap((step) => (step.verb === 'feel' ? step.mood : [])),
        ...atRest.flatMap(({ cats }) => cats.map(({ mood }) => mood)),
      ],
      lights: [
        ...steps.flatMap((step) => (step.verb === 'light' ? step.light : [])),
        ...atRest.flatMap(({ light }) => Object.keys(light)),
      ],
      effects: steps.flatMap((step) => (step.verb === 'effect' ? step.kind : [])),
      shots: steps.flatMap((step) => (step.verb === 'camera' ? step.shot : [])),
    };
    const unknown = {
      moods: asked.moods.filter((mood) => !(mood in moods)),
      lights: asked.lights.filter((light) => !(light in lights)),
      effects: asked.effects.filter((kind) => !(kind in effects)),
      shots: asked.shots.filter((shot) => !shots.includes(shot)),
    };
    expect(unknown).toEqual({ moods: [], lights: [], effects: [], shots: [] });
  });

  test('no card has a place that is not a number', () => {
    const theatre = rehearsal(seats, viewer, stage);
    for (const entry of told.slice(0, 60)) {
      const script = scriptOf(stage, entry);
      const timeline = theatre.company.perform(script);
      for (let time = 0; time <= script.length; time += 0.21) timeline.seek(time);
      expect(theatre.stage.cards.values.every(Number.isFinite)).toBe(true);
      theatre.company.settle(stage.tableau(entry.after, CAST));
    }
  });
});
