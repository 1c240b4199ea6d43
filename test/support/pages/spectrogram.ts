/** What a moment sounds like, as a picture: ?moment=spicy-flip. Time to the right, pitch upwards, its cues written where they come, loudness below. */

import type { Cue } from '../../../client/choreography/cues.ts';
import { stageOf } from '../../../client/games/registry.ts';
import { createMix } from '../../../client/sound/mix.ts';
import { barLength } from '../../../client/sound/music.ts';
import { recipeOf } from '../../../client/sound/sound.ts';
import { VOICES } from '../../../client/sound/voices.ts';
import { findMoment } from '../../tools/pictures/moments/find.ts';
import { MOMENTS } from '../../tools/pictures/moments/index.ts';
import { fakeLooks } from './fakeTable.ts';

const RATE = 32_000;
const LEAD = 1.5;
const WINDOW = 2048;
const SIZE = { width: 1600, height: 620, wave: 120, words: 60 } as const;
const LOWEST = 40;
const HIGHEST = 14_000;
/** Decibels below full scale that are black. */
const FLOOR = -84;

interface Heard {
  readonly at: number;
  readonly cue: Cue;
  readonly level: number;
  readonly seat: number | undefined;
}

function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function record(name: string): Promise<{ readonly samples: Float32Array; readonly cues: readonly Heard[] }> {
  const moment = MOMENTS[name];
  if (moment === undefined) throw new Error(`No moment ${name}`);
  const game = await stageOf(moment.game);
  const { before, after, events, seq } = findMoment(moment);
  const scripts = events.map((event) => game.script(event, { before, after, seq, late: moment.late }));
  let start = LEAD;
  const cues: Heard[] = [];
  for (const { steps, length } of scripts) {
    for (const { at, step } of steps)
      if (step.verb === 'cue' && at <= length)
        cues.push({ at: start + at, cue: step.cue, level: step.level, seat: step.seat });
    start += length;
  }
  const seconds = start + 1;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const mix = createMix(context);
  mix.effects.gain.value = 0.8;
  mix.music.gain.value = 0.4;
  const chance = chanceFrom(7);
  const style = game.sound?.music;
  if (style !== undefined)
    for (let bar = 0; bar * barLength(style) < seconds; bar += 1)
      mix.writeBar(style, bar, bar * barLength(style) + 0.01, chance);
  const looks = fakeLooks(moment.seats);
  // Rendering stops in blocks of 128 samples: what falls into one block has to be asked for at one stop.
  const blocks = Map.groupBy(cues, ({ at }) => Math.round((at * RATE) / 128));
  for (const [block, heard] of blocks)
    void context.suspend((block * 128) / RATE).then(() => {
      for (const { cue, level, seat } of heard) {
        mix.follow(cue, ['hush', 'heartbeat', 'drumroll', 'verdictTrue', 'verdictLie', 'fanfare'].includes(cue));
        const loudness = context.createGain();
        loudness.gain.value = level;
        loudness.connect(mix.busFor(cue));
        const species = seat === undefined ? undefined : looks[seat]?.species;
        const voice = species === undefined ? {} : { voice: VOICES[species] };
        recipeOf(cue, game.sound)({ context, out: loudness, chance, ...voice }, context.currentTime);
      }
      return context.resume();
    });
  return { samples: (await context.startRendering()).getChannelData(0), cues };
}

/** How loud each pitch is around this sample, by the sum of its products with a wave of that pitch. */
function loudness(samples: Float32Array, middle: number, hertz: number): number {
  const length = Math.min(WINDOW, Math.max(256, Math.round((RATE / hertz) * 14)));
  let real = 0;
  let imaginary = 0;
  for (let step = 0; step < length; step += 1) {
    const sample = samples[middle - Math.floor(length / 2) + step] ?? 0;
    const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * step) / length);
    const angle = (2 * Math.PI * hertz * step) / RATE;
    real += sample * shape * Math.cos(angle);
    imaginary += sample * shape * Math.sin(angle);
  }
  return 20 * Math.log10((4 * Math.hypot(real, imaginary)) / length + 1e-9);
}

async function show(name: string): Promise<void> {
  const { samples, cues } = await record(name);
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height + SIZE.wave + SIZE.words;
  document.body.append(canvas);
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
  ctx.fillStyle = '#000';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const [columns, rows] = [SIZE.width / 4, SIZE.height / 5];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const hertz = LOWEST * (HIGHEST / LOWEST) ** (1 - row / rows);
      const loud = loudness(samples, Math.round((column / columns) * samples.length), hertz);
      const part = Math.max(0, 1 - loud / FLOOR);
      ctx.fillStyle = `hsl(${260 - 220 * part} 90% ${Math.min(92, part * 75)}%)`;
      ctx.fillRect(column * 4, SIZE.words + row * 5, 4, 5);
    }
  ctx.fillStyle = '#ffd66e';
  for (let x = 0; x < SIZE.width; x += 1) {
    const from = Math.floor((x / SIZE.width) * samples.length);
    const to = Math.floor(((x + 1) / SIZE.width) * samples.length);
    const peak = samples.subarray(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    ctx.fillRect(x, canvas.height - peak * SIZE.wave, 1, peak * SIZE.wave);
  }
  ctx.font = '13px sans-serif';
  const seconds = samples.length / RATE;
  for (const [place, { at, cue }] of cues.entries()) {
    const x = (at / seconds) * SIZE.width;
    ctx.fillStyle = '#ffffff66';
    ctx.fillRect(x, SIZE.words, 1, canvas.height);
    ctx.fillStyle = '#fff';
    ctx.fillText(cue, x + 2, 14 + (place % 4) * 14);
  }
  ctx.fillStyle = '#fff';
  for (const hertz of [100, 300, 1000, 3000, 10_000]) {
    const y = SIZE.words + SIZE.height * (1 - Math.log(hertz / LOWEST) / Math.log(HIGHEST / LOWEST));
    ctx.fillText(`${hertz} Hz`, 4, y);
  }
  Object.assign(window, { __drawn: true });
}

void show(new URLSearchParams(location.search).get('moment') ?? 'spicy-flip');
