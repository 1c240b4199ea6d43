/** The table as it is seen and heard: stage, director, captions. Everything that can be clicked is the HUD's, over it. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../shared/table/talk.ts';
import { createCaptionBoard } from '../../choreography/words.ts';
import { FlatScene } from '../../scene/flat/FlatScene.tsx';
import { createLayout } from '../../scene/layout.ts';
import { createCompany } from '../../scene/perform/company.ts';
import { chooseTier, qualityOf, thisDevice } from '../../scene/quality.ts';
import { createStage } from '../../scene/stage.ts';
import { type RunningScene, TableScene } from '../../scene/TableScene.tsx';
import { serverNow } from '../../store/clock.ts';
import { settingsStore } from '../../store/settings.ts';
import type { TableStore } from '../../store/table.ts';
import { useViewport } from '../../table/useViewport.ts';
import type { AnyGameStage } from '../gameStage.ts';
import { Captions } from './Captions.tsx';
import { openPlayhouse, type Playhouse } from './playhouse.ts';
import { useSeatedCats } from './seatedCats.ts';
import type { Soundtrack } from './soundtrack.ts';
import { useWording } from './useWording.ts';

export interface TheatreProps {
  readonly table: TableStore;
  readonly game: AnyGameStage;
  readonly language: Language;
  readonly sound?: Soundtrack;
  /** 0 to 1 while the scene is being built; 1 when the first picture is drawn. */
  readonly onProgress?: (done: number) => void;
}

let device: ReturnType<typeof thisDevice> | undefined;
const deviceOnce = () => {
  device ??= thisDevice();
  return device;
};

export function Theatre({ table, game, language, sound, onProgress }: TheatreProps) {
  const viewport = useViewport();
  const { quality, animationSpeed, reducedMotion } = useStore(settingsStore);
  const cats = useSeatedCats(table);
  const you = useStore(table, (state) => state.you);
  const seats = cats.length;
  const [broken, setBroken] = useState(false);
  const tier = broken ? 'off' : chooseTier(quality, deviceOnce());
  const say = useWording(game, language);

  const stage = useMemo(() => createStage(), []);
  const captions = useMemo(() => createCaptionBoard(), []);
  const layout = useMemo(() => createLayout(Math.max(2, seats), you ?? 'watcher', viewport), [seats, you, viewport]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout is handed over below; a new company would not know where the cards lie
  const company = useMemo(
    () => createCompany(stage, layout, captions, (cue, seat, level) => sound?.play(cue, seat, level)),
    [stage, captions, sound],
  );
  const playhouse = useRef<Playhouse>(undefined);
  const running = useRef<RunningScene>(undefined);

  useEffect(() => {
    company.layout = layout;
    playhouse.current?.relay();
    running.current?.wake();
  }, [company, layout]);

  useEffect(() => {
    const opened = openPlayhouse({
      table,
      game,
      company,
      species: cats.map(({ look }) => look.species),
      serverNow,
      onStir() {
        stage.playing = true;
        running.current?.wake();
      },
    });
    playhouse.current = opened;
    const onVisibility = () => {
      opened.director.hidden = document.hidden;
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      playhouse.current = undefined;
      opened.close();
    };
  }, [table, game, company, stage, cats]);

  useEffect(() => {
    stage.reducedMotion = reducedMotion;
    const director = playhouse.current?.director;
    if (director === undefined) return;
    director.speed = animationSpeed;
    director.reducedMotion = reducedMotion;
  });

  useEffect(() => {
    sound?.enter(game.room);
    return () => sound?.enter(undefined);
  }, [sound, game]);

  const direct = useMemo(
    () => (dt: number) => {
      const director = playhouse.current?.director;
      director?.tick(dt);
      stage.playing = director?.playing ?? false;
    },
    [stage],
  );

  return (
    <>
      {tier === 'off' ? (
        <FlatScene stage={stage} layout={layout} room={game.room} deck={game.deck} direct={direct} />
      ) : (
        <TableScene
          stage={stage}
          layout={layout}
          room={game.room}
          deck={game.deck}
          cats={cats}
          quality={qualityOf(tier)}
          direct={direct}
          {...(onProgress === undefined ? {} : { progress: onProgress })}
          onReady={(scene) => {
            running.current = scene;
          }}
          onLost={() => setBroken(true)}
        />
      )}
      {say === undefined ? undefined : (
        <Captions board={captions} layout={layout} say={say} names={cats.map(({ name }) => name)} />
      )}
    </>
  );
}
