/** A stage that nobody sees, on which a film is made: the same scene at the size of the film, moved by hand from frame to frame. */

import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../shared/table/talk.ts';
import type { Seconds } from '../choreography/steps.ts';
import { createCaptionBoard } from '../choreography/words.ts';
import { CatFace } from '../hud/cat/CatFace.tsx';
import { createPlayer } from '../replay/film/player.ts';
import type { LoadedReplay } from '../replay/recording/loadReplay.ts';
import { paintStage } from '../scene/flat/paintStage.ts';
import { createSprites } from '../scene/flat/sprites.ts';
import type { RunningScene } from '../scene/frame/Opening.tsx';
import { createLayout } from '../scene/layout/layout.ts';
import { createCompany } from '../scene/perform/createCompany.ts';
import { chooseTier, qualityOf, thisDevice } from '../scene/quality.ts';
import { createStage } from '../scene/stage.ts';
import { TableScene } from '../scene/TableScene.tsx';
import { settingsStore } from '../store/person/settings.ts';
import { useLatest } from '../store/useLatest.ts';
import { beforeCat } from '../table/overlay/beforeCat.ts';
import { useWording } from '../table/show/words/useWording.ts';
import { type NameAt, namesThrough, paintOverlay } from './overlay.ts';
import { SHAPES, type Shape } from './shapes.ts';

export interface Studio {
  readonly canvas: HTMLCanvasElement;
  /** Paints a moment of the match, with everything that is written over it. */
  draw(time: Seconds): void;
}

interface Props {
  readonly loaded: LoadedReplay;
  readonly shape: Shape;
  readonly language: Language;
  /** Where the film begins. */
  readonly begin: Seconds;
  readonly onReady: (studio: Studio) => void;
}

/** In units of the table, as the drawn cats of the page. */
const CAT_SIZE = 2.5;
const CAT_RATIO = 148 / 120;

export function ClipStudio({ loaded, shape, language, begin, onReady }: Props) {
  const { recording, film, stage: game } = loaded;
  const { cats } = recording;
  const size = SHAPES[shape];
  const quality = useStore(settingsStore, (settings) => settings.quality);
  const tier = chooseTier(quality, thisDevice());
  const say = useWording(game, language);
  const stage = useMemo(() => createStage(game.repertoire), [game]);
  const captions = useMemo(() => createCaptionBoard(), []);
  const layout = useMemo(() => createLayout(cats.length, 'watcher', size, game.zones), [cats.length, size, game]);
  const player = useMemo(
    () =>
      createPlayer(
        createCompany(stage, layout, captions, () => undefined),
        film,
      ),
    [stage, layout, captions, film],
  );
  const moment = useRef(begin);
  const drawn = useRef<HTMLDivElement>(null);
  const words = useLatest(say);

  const studio = useMemo(() => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const ctx = canvas.getContext('2d');
    if (ctx === null) throw new Error('No 2D canvas');
    const names = cats.map(({ name }) => name);
    const finish = (nameAt: NameAt): void => {
      const over = stage.podium > 0;
      paintOverlay(ctx, { layout, captions: captions.current, say: words.current, names, nameAt, over });
    };
    return { canvas, ctx, finish };
  }, [size, cats, layout, captions, stage]);

  const direct = useMemo(() => () => player.moveTo(moment.current), [player]);

  const onScene = ({ wake, renderer, camera }: RunningScene): void => {
    const nameAt = namesThrough(camera, layout);
    onReady({
      canvas: studio.canvas,
      draw(time) {
        moment.current = time;
        // The clock of a scene that is stepped stands where the stage stands.
        stage.time = time;
        wake();
        studio.ctx.drawImage(renderer.domElement, 0, 0, size.width, size.height);
        studio.finish(nameAt);
      },
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a studio; whoever is told does not change what is made
  useEffect(() => {
    if (tier !== 'off' || say === undefined) return;
    let here = true;
    stage.still = true;
    const sprites = createSprites(game.deck);
    void facesIn(drawn.current).then((faces) => {
      if (!here) return;
      onReady({
        canvas: studio.canvas,
        draw(time) {
          player.moveTo(time);
          paintStage(studio.ctx, stage, layout, sprites, game.room.flat);
          for (const [place, face] of faces.entries()) {
            const { x, y, unit } = layout.onScreen(layout.face(place));
            const width = unit * CAT_SIZE;
            studio.ctx.drawImage(face, x - width / 2, y - width / 2, width, width * CAT_RATIO);
          }
          studio.finish((place) => beforeCat(layout, place));
        },
      });
    });
    return () => {
      here = false;
    };
  }, [tier, studio, player, say === undefined]);

  return (
    <div style={{ ...ASIDE, ...size }} aria-hidden="true" inert>
      {tier === 'off' ? (
        <div ref={drawn}>
          {cats.map(({ look }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <CatFace key={place} look={look} />
          ))}
        </div>
      ) : say === undefined ? undefined : (
        <TableScene
          stepped
          whole
          {...{ stage, layout, cats, direct }}
          room={game.room}
          deck={game.deck}
          quality={qualityOf(tier)}
          onReady={onScene}
        />
      )}
    </div>
  );
}

/** Laid out, but nowhere to be seen. */
const ASIDE: CSSProperties = { position: 'fixed', left: -20_000, top: 0, overflow: 'hidden', pointerEvents: 'none' };

/** Drawings of the page as pictures that can be painted. */
function facesIn(holder: HTMLElement | null): Promise<readonly HTMLImageElement[]> {
  const drawings = [...(holder?.querySelectorAll('svg') ?? [])];
  return Promise.all(
    drawings.map(async (drawing) => {
      const copy = drawing.cloneNode(true) as SVGSVGElement;
      copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      copy.setAttribute('width', '480');
      copy.setAttribute('height', String(480 * CAT_RATIO));
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
      await image.decode();
      return image;
    }),
  );
}
