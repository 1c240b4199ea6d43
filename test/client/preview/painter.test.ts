/** Pictures of links, painted with the canvas that servers have: of every game, and without what the link must not tell. */

import { createCanvas, GlobalFonts, loadImage, Path2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PaintTools, paint } from '../../../client/preview/painter.tsx';
import { Teller } from '../../../server/rooms/wire/viewers.ts';
import { seat } from '../../../shared/engine/game.ts';
import { eventsOf, type Match } from '../../../shared/engine/match.ts';
import type { JackyEvent } from '../../../shared/games/blackJacky/model/model.ts';
import { MANIFESTS } from '../../../shared/games/index.ts';
import type { SpicyEvent } from '../../../shared/games/spicy/index.ts';
import { randomLook } from '../../../shared/table/people/catLook.ts';
import type { PaintOrder } from '../../../shared/table/preview.ts';
import { tableCodecs } from '../../../shared/table/protocol.ts';
import { playBotMatch } from '../../support/botMatch.ts';

const NAMES = ['Momo', 'Tiger', 'Olive', 'Hugo'];
const tools = {
  createCanvas,
  loadSvg: (markup: string, width: number, height: number) =>
    loadImage(Buffer.from(markup.replace('<svg ', `<svg width="${Math.ceil(width)}" height="${Math.ceil(height)}" `))),
  font: GlobalFonts.families[0]?.family,
} as unknown as PaintTools;

beforeAll(() => void Object.assign(globalThis, { Path2D }));

const pixels = async (order: PaintOrder): Promise<Uint8ClampedArray> => {
  const canvas = await paint(order, tools);
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
};

function orderOf(match: Match, place: number): PaintOrder {
  const teller = new Teller(match.game);
  const until = { ...match, history: match.history.slice(0, place + 1) };
  const views = teller.packedViews(until, 'watcher');
  const stamps = until.history.map(() => ({ at: 0, hold: 0, late: [] }));
  return {
    game: match.game.id,
    cats: NAMES.slice(0, match.seats).map((name, index) => ({ name, look: randomLook((count) => index % count) })),
    before: views.at(-2) ?? null,
    entry: teller.packedLog(until, stamps, 'watcher').at(-1),
    view: views.at(-1),
    teaser: 'Guess',
  };
}

const isReveal = (match: Match) => (entry: Match['history'][number]) => match.game.reveals(eventsOf(entry)).length > 0;

describe.each(MANIFESTS)('the picture of a moment of $id', ({ id, seats }) => {
  const levels = NAMES.slice(0, seats.max).map(() => 'alleyCat' as const);
  const match = playBotMatch({ game: id, levels, seed: 'picture' }, () => undefined);

  test('is the same every time, another for another moment, and there is one of the deal', async () => {
    const place = match.history.findIndex(isReveal(match));
    const picture = await pixels(orderOf(match, place));
    expect(new Set(picture).size).toBeGreaterThan(50);
    expect(await pixels(orderOf(match, place))).toEqual(picture);
    expect(await pixels(orderOf(match, 0))).not.toEqual(picture);
  });
});

test('the picture of a doubted card is the same whatever the card turns out to be', async () => {
  const match = playBotMatch({ game: 'spicy', levels: NAMES.map(() => 'alleyCat'), seed: 'picture' }, () => undefined);
  const place = match.history.findIndex(isReveal(match));
  const order = orderOf(match, place);
  const { entry: codec } = tableCodecs<SpicyEvent, unknown>(match.game);
  const entry = codec.unpack(order.entry, 'entry');
  const disguised = entry.events.map((event): SpicyEvent => {
    if (event.type !== 'cardRevealed') return event;
    const { winner, loser, face } = event;
    const other =
      face.kind === 'spice'
        ? ({ kind: 'wildNumber' } as const)
        : ({ kind: 'spice', spice: 'chili', number: 1 } as const);
    return { ...event, face: other, winner: loser, loser: winner, numberRight: !event.numberRight };
  });
  const swapped = disguised.map((event) =>
    event.type === 'stackWon' ? { ...event, seat: seat((event.seat + 1) % 4) } : event,
  );
  expect(await pixels({ ...order, entry: codec.pack({ ...entry, events: swapped }) })).toEqual(await pixels(order));
});

test('the picture of a reckoning is the same whatever lies in the hands, and whoever is hit', async () => {
  const levels = NAMES.map(() => 'alleyCat' as const);
  const match = playBotMatch({ game: 'blackJacky', levels, seed: 'picture' }, () => undefined);
  const order = orderOf(match, match.history.findIndex(isReveal(match)));
  const { entry: codec } = tableCodecs<JackyEvent, unknown>(match.game);
  const entry = codec.unpack(order.entry, 'entry');
  const disguised = entry.events.map((event): JackyEvent => {
    if (event.type === 'heartLost') return { ...event, seat: seat((event.seat + 1) % NAMES.length) };
    if (event.type !== 'reckoned') return event;
    const faces = event.cats.flatMap(({ hand }) => hand.map(({ face }) => face)).reverse();
    const cats = event.cats.map((cat) => ({
      ...cat,
      sum: 210 - cat.sum,
      hand: cat.hand.map((card) => ({ ...card, face: faces.shift()! })),
    }));
    const losers = event.cats.map((cat) => cat.seat).filter((place) => !event.losers.includes(place));
    return { ...event, cats, losers, why: event.why === 'bust' ? 'lowest' : 'bust' };
  });
  expect(disguised).not.toEqual(entry.events);
  expect(await pixels({ ...order, entry: codec.pack({ ...entry, events: disguised }) })).toEqual(await pixels(order));
});
