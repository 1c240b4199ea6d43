/**
 * The table under measurement: ?game=spicy&tier=mid&clock=fixed. Six cats, all cards, and matches that play as fast as frames can
 * be made. The page offers its figures as `window.__bench`.
 */

import { createRoot } from 'react-dom/client';
import { createDirector, FASTEST } from '../../../client/choreography/director.ts';
import { createCaptionBoard } from '../../../client/choreography/words.ts';
import { type AnyGameStage, tell } from '../../../client/games/gameStage.ts';
import { stageOf } from '../../../client/games/registry.ts';
import type { RunningScene } from '../../../client/scene/frame/Opening.tsx';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { createCompany } from '../../../client/scene/perform/createCompany.ts';
import { qualityOf } from '../../../client/scene/quality.ts';
import { createStage } from '../../../client/scene/stage.ts';
import { TableScene } from '../../../client/scene/TableScene.tsx';
import { GAMES, type GameName } from '../../../shared/games/games.ts';
import { type ToldEntry, toldMatch } from '../rehearsal.ts';
import { fakeLooks } from './fakeTable.ts';

const SEATS = 6;
/** Long enough that a match is over in a minute, short enough that every step is seen. */
const FRAME = 0.1;
/** One frame in so many is looked at for what it asks of the renderer. */
const LOOKED_AT = 10;
/** One frame in so many is drawn while matches play. */
const DRAWN = 16;
/** Frames before any is timed. */
const WARM_UP = 1200;

const query = new URLSearchParams(location.search);
const name = (query.get('game') ?? 'spicy') as GameName;
const tier = (query.get('tier') ?? 'mid') as 'low' | 'mid' | 'high';

export interface Bench {
  /** Milliseconds from the arrival of the code to the first picture, and until every cat sits in it. */
  readonly loading: { readonly appeared: number; readonly built: number };
  /** The most draw calls and triangles that a frame asks for, shadows included: at rest, in the spiciest reveal, and at the end. */
  count(): Promise<{ readonly calls: number; readonly triangles: number }>;
  /** Milliseconds of a usual frame of play, and of the renderer alone with the same objects. */
  time(frames: number): Promise<{ readonly frame: number; readonly bare: number }>;
  /** Plays so many seconds of the first match. */
  play(seconds: number): Promise<void>;
  /** Plays whole matches at full speed. */
  playMatches(count: number): Promise<void>;
}

declare global {
  interface Window {
    __bench?: Bench;
  }
}

/** A message, not a timer: nested timers are held back to 4 ms each, and matches have thousands of frames. */
const channel = new MessageChannel();
const nextTask = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });

/** Software draws far slower than we ask: without waiting for it the queue fills up, and our tasks would be blamed for its length. */
async function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  // By a timer: asking without a pause would take the processor away from who draws.
  while (gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED) await new Promise((resolve) => setTimeout(resolve, 4));
  gl.deleteSync(fence);
}

/** Of many: another process takes the processor away now and then, and a mean would be about that. */
const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function benchOf({ renderer, scene, camera }: RunningScene, game: AnyGameStage): Bench {
  const advance = (dt: number): void => window.__advance?.(stage.time + dt);
  const reveal = matches(0).find(({ events }) => game.spiciness(events) !== undefined);
  if (reveal === undefined) throw new Error('A match without a reveal');

  const perform = ({ seq, before, after, events }: ToldEntry<never>): void => {
    director.cutTo(before === undefined ? game.emptyTable(after, species) : game.tableau(before, species), seq - 1);
    const script = tell(game, events, { after, seq, late: [] });
    director.push({ seq, script, after: game.tableau(after, species) });
  };

  /** Software needs half a second for a picture: while matches play through, most frames do everything but draw. */
  const draw = renderer.render.bind(renderer);
  let sinceDrawn = 0;
  const drawOneIn = (rate: number): void => {
    renderer.render = (...what) => {
      sinceDrawn = (sinceDrawn + 1) % rate;
      if (sinceDrawn === 0) draw(...what);
    };
  };

  const playEntry = async (entry: ToldEntry<never>): Promise<void> => {
    perform(entry);
    while (director.playing) {
      advance(FRAME);
      await nextTask();
      if (sinceDrawn === 0) await drawn(renderer.getContext() as WebGL2RenderingContext);
    }
  };

  return {
    loading,
    async count() {
      const most = { calls: 0, triangles: 0 };
      const look = async (): Promise<void> => {
        renderer.info.reset();
        draw(scene, camera);
        const { calls, triangles } = renderer.info.render;
        most.calls = Math.max(most.calls, calls);
        most.triangles = Math.max(most.triangles, triangles);
        await drawn(renderer.getContext() as WebGL2RenderingContext);
      };
      renderer.info.autoReset = false;
      drawOneIn(Number.POSITIVE_INFINITY);
      director.speed = 1;
      director.cutTo(game.tableau(reveal.before, species), 0);
      advance(FRAME);
      await look();
      const match = matches(0);
      const spicy = match.toSorted((a, b) => (game.spiciness(b.events) ?? 0) - (game.spiciness(a.events) ?? 0))[0];
      for (const entry of [spicy, match.at(-1)]) {
        if (entry === undefined) continue;
        perform(entry);
        for (let frame = 0; director.playing; frame += 1) {
          advance(FRAME);
          if (frame % LOOKED_AT === 0) await look();
        }
      }
      drawOneIn(1);
      renderer.info.autoReset = true;
      return most;
    },
    async time(frames) {
      const gl = renderer.getContext() as WebGL2RenderingContext;
      const measured = async (work: () => void): Promise<number> => {
        await drawn(gl);
        const start = performance.now();
        work();
        return performance.now() - start;
      };
      // A match lasts for half an hour: what counts is code that has run for a while.
      drawOneIn(Number.POSITIVE_INFINITY);
      for (let count = 0; count < WARM_UP; count += 1) {
        if (!director.playing) perform(reveal);
        advance(1 / 60);
      }
      drawOneIn(1);
      const frame: number[] = [];
      const bare: number[] = [];
      for (let count = 0; count < frames; count += 1) {
        if (!director.playing) perform(reveal);
        frame.push(await measured(() => advance(1 / 60)));
        bare.push(await measured(() => renderer.render(scene, camera)));
      }
      return { frame: middleOf(frame), bare: middleOf(bare) };
    },
    async play(seconds) {
      drawOneIn(DRAWN);
      director.speed = 1;
      const end = stage.time + seconds;
      for (const entry of matches(0)) {
        if (stage.time > end) return;
        await playEntry(entry);
      }
    },
    async playMatches(count) {
      drawOneIn(DRAWN);
      director.speed = FASTEST;
      for (let match = 0; match < count; match += 1) for (const entry of matches(match)) await playEntry(entry);
    },
  };
}

/** Played before anything is measured: the rules are not on trial here. */
const played = new Map<number, readonly ToldEntry<never>[]>();
function matches(number: number): readonly ToldEntry<never>[] {
  const turn = number % 6;
  const known =
    played.get(turn) ?? toldMatch(GAMES[name] as never, SEATS, 'watcher', `bench ${turn}`, GAMES[name].samples.at(-1));
  played.set(turn, known);
  return known;
}
for (let number = 0; number < 6; number += 1) matches(number);

const game = await stageOf(name);
const looks = fakeLooks(SEATS);
const species = looks.map((look) => look.species);
const cats = looks.map((look) => ({ look, bot: false }));
const stage = createStage(game.repertoire);
const layout = createLayout(SEATS, 'watcher', { width: innerWidth, height: innerHeight }, game.zones);
const company = createCompany(stage, layout, createCaptionBoard(), () => {});
const director = createDirector({
  perform: (script) => company.perform(script),
  settle: (after) => company.settle(after),
});
const started = performance.now();
const loading = { appeared: 0, built: 0 };
let running: RunningScene | undefined;
createRoot(document.getElementById('root')!).render(
  <TableScene
    stage={stage}
    layout={layout}
    room={game.room}
    deck={game.deck}
    cats={cats}
    quality={qualityOf(tier)}
    direct={(dt) => director.tick(dt)}
    onReady={(scene) => {
      loading.appeared = performance.now() - started;
      running = scene;
    }}
    progress={(done) => {
      if (done < 1 || running === undefined) return;
      loading.built = performance.now() - started;
      window.__bench = benchOf(running, game);
    }}
  />,
);
