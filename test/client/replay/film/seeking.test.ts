/** A moment of a replay looks the same, however one came there. */

import { createCanvas, Path2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGameStage } from '../../../../client/games/gameStage.ts';
import { CLIENT_GAMES } from '../../../../client/games/index.ts';
import { gameNamed, stageOf } from '../../../../client/games/registry.ts';
import { type Film, filmOf, momentOf, sameMoment, sceneAt } from '../../../../client/replay/film/film.ts';
import { createPlayer } from '../../../../client/replay/film/player.ts';
import type { Recording } from '../../../../client/replay/recording/recording.ts';
import { paintStage } from '../../../../client/scene/flat/paintStage.ts';
import { createSprites } from '../../../../client/scene/flat/sprites.ts';
import { CARD, type Stage } from '../../../../client/scene/stage.ts';
import { seat, type Viewer } from '../../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../../shared/engine/random.ts';
import { randomLook } from '../../../../shared/table/people/catLook.ts';
import { CAST, type Rehearsal, rehearsal, toldMatch } from '../../../support/rehearsal.ts';

const SEATS = 3;

beforeAll(() => void Object.assign(globalThis, { Path2D }));

async function recorded(id: string, viewer: Viewer) {
  const { manifest } = gameNamed(id);
  const [rules, stage] = await Promise.all([manifest.loadRules(), stageOf(id)]);
  const told = toldMatch(rules, SEATS, viewer, 'seeking');
  const recording: Recording = {
    id: 'match',
    game: id,
    viewer,
    cats: CAST.slice(0, SEATS).map((species) => ({
      name: species,
      look: { ...randomLook(() => 0), species },
      bot: false,
    })),
    entries: told.map(({ seq, after, events }) => ({
      seq,
      actor: 'table',
      late: [],
      events,
      view: after,
    })),
  };
  return { stage, truth: told.map(({ truth }) => truth), recording, film: filmOf(recording, stage) };
}

/** Everything that can be seen. What lies in slots that are not shown is left over from before, and nobody reads it. */
function picture({ stage, captions }: Rehearsal) {
  const { cards, time, light, podium, camera } = stage;
  const shown = [...cards.visible.keys()].filter((slot) => slot < cards.used && cards.visible[slot] === 1);
  return {
    time,
    light,
    podium,
    camera: cameraSeen(camera),
    cards: shown.map((slot) => [
      slot,
      cards.front[slot],
      cards.back[slot],
      ...cards.values.slice(slot * CARD.stride, (slot + 1) * CARD.stride),
    ]),
    seats: stage.seats.map(seatSeen),
    effects: effectsSeen(stage),
    captions: captions.current,
  };
}

/** Whom a shot is about matters while it is taken. */
const cameraSeen = ({ seat: portrait, duelist, rival, ...weights }: Stage['camera']) => ({
  ...weights,
  portrait: weights.toSeat > 0 || weights.toPrize > 0 ? portrait : undefined,
  duel: weights.toDuel > 0 ? [duelist, rival] : undefined,
});

const seatSeen = (cat: Stage['seats'][number]) => {
  const resting = cat.paw === 'rest' ? { pawX: 0, pawY: 0, pawZ: 0, pawProgress: 0 } : {};
  return { ...cat, ...resting, emoteProgress: cat.emote === undefined ? 0 : cat.emoteProgress };
};

/** To the microsecond: two ways to the same sum differ in its last bits. */
const effectsSeen = ({ effects, time }: Stage) =>
  effects
    .filter(({ start }) => start > Number.NEGATIVE_INFINITY && start <= time)
    .map(({ start, ...effect }) => ({ ...effect, start: Math.round(start * 1e6) }))
    .sort((a, b) => a.start - b.start || a.seed - b.seed);

function theatre(zones: Parameters<typeof rehearsal>[2], viewer: Viewer, film: Film) {
  const staged = rehearsal(SEATS, viewer, zones);
  return { staged, player: createPlayer(staged.company, film) };
}

describe.each(CLIENT_GAMES.map(({ manifest }) => manifest.id))('a replay of %s', (id) => {
  test.each(['watcher', seat(1)] as const)('shows the same to who jumped and to who watched, as %s', async (viewer) => {
    const { stage, film } = await recorded(id, viewer);
    const random = createRandom(seedFromText('moments'));
    const moments = Array.from({ length: 60 }, () => random.below(Math.floor(film.length * 1000)) / 1000)
      .concat(
        film.scenes.flatMap(({ start, turn }) => (turn === undefined ? [] : [start + turn])),
        film.length,
      )
      .sort((a, b) => a - b);
    const watching = theatre(stage, viewer, film);
    const jumping = theatre(stage, viewer, film);
    const watched = new Map<number, ReturnType<typeof picture>>();
    let time = 0;
    for (const moment of moments) {
      for (; time < moment; time += 0.031) watching.player.moveTo(time);
      watching.player.moveTo(moment);
      watched.set(moment, structuredClone(picture(watching.staged)));
    }
    // Back and forth: no jump may leave anything behind.
    for (const moment of moments.toSorted((a, b) => Math.sin(a * 1e3) - Math.sin(b * 1e3))) {
      jumping.player.moveTo(moment);
      expect(picture(jumping.staged)).toEqual(watched.get(moment));
    }
  });

  test('paints the same picture, pixel by pixel', async () => {
    const { stage, film } = await recorded(id, 'watcher');
    const watching = theatre(stage, 'watcher', film);
    const jumping = theatre(stage, 'watcher', film);
    const scenes = film.scenes.filter(({ turn }) => turn !== undefined).slice(0, 2);
    expect(scenes.length).toBeGreaterThan(0);
    for (const { start, script } of scenes)
      for (const part of [0.3, 0.55, 0.8]) {
        const moment = start + script.length * part;
        for (let time = Math.max(0, start - 4); time < moment; time += 0.04) watching.player.moveTo(time);
        watching.player.moveTo(moment);
        jumping.player.moveTo(moment);
        expect(pixels(jumping.staged, stage).equals(pixels(watching.staged, stage))).toBe(true);
      }
  });

  test('is as long for every viewer, so that the moment is kept when somebody else is looked over the shoulder', async () => {
    const { film } = await recorded(id, 'watcher');
    const { film: own } = await recorded(id, seat(0));
    expect(own.scenes.map(({ start }) => start)).toEqual(film.scenes.map(({ start }) => start));
    expect(sameMoment(film, 20.5, own)).toBeCloseTo(20.5, 6);
  });

  test('with every card of glass plays the same match, and shows the same to who jumped', async () => {
    const { stage, truth, recording } = await recorded(id, 'watcher');
    if (stage.opened === undefined) return;
    const film = filmOf(recording, stage, (tableau, index) => stage.opened?.(tableau, truth[index]) ?? tableau);
    const watching = theatre(stage, 'watcher', film);
    const jumping = theatre(stage, 'watcher', film);
    let glass = 0;
    for (const { start, script, after, index } of film.scenes) {
      for (let at = 0; at < script.length; at += 0.2) watching.player.moveTo(start + at);
      const end = start + script.length;
      watching.player.moveTo(end);
      jumping.player.moveTo(end);
      expect(picture(jumping.staged)).toEqual(picture(watching.staged));
      // The same cards lie where a watcher sees them lie, only through.
      const plain = stage.tableau(recording.entries[index]!.view, CAST);
      expect(after.piles.map(({ cards }) => cards.length)).toEqual(plain.piles.map(({ cards }) => cards.length));
      glass += after.piles.flatMap(({ cards }) => cards).filter((card) => card.glass).length;
    }
    expect(glass).toBeGreaterThan(50);
  });

  test('opens a link to a reveal before the card turns: nothing on the stage tells its face', async () => {
    const { stage, film } = await recorded(id, 'watcher');
    const reveals = film.scenes.filter(({ turn }) => turn !== undefined);
    expect(reveals.length).toBeGreaterThan(0);
    const { staged, player } = theatre(stage, 'watcher', film);
    for (const { entry, start, script } of reveals) {
      const moment = momentOf(film, entry.seq)!;
      expect(moment).toBeGreaterThanOrEqual(start);
      expect(moment).toBeLessThan(start + script.length);
      player.moveTo(start);
      const before = printed(staged.stage);
      player.moveTo(moment);
      expect(printed(staged.stage), `move ${entry.seq}`).toEqual(before);
      expect(sceneAt(film, moment).entry.seq).toBe(entry.seq);
    }
  });
});

/** The flat table, painted with the canvas that servers have. */
function pixels({ stage, company }: Rehearsal, { deck, room }: AnyGameStage): Buffer {
  const { width, height } = company.layout.viewport;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  const sprites = createSprites(deck, (...size) => createCanvas(...size) as unknown as HTMLCanvasElement);
  paintStage(context, stage, company.layout, sprites, room.flat);
  return canvas.data();
}

/** Which faces are printed on the cards of the stage, wherever these lie. */
const printed = ({ cards }: Stage) =>
  [...cards.front.slice(0, cards.used)].filter((_, slot) => cards.visible[slot] === 1).sort();
