/**
 * A recorded match on the stage, without a server: what is shown depends on the film and the moment of the playhead alone. The same
 * components as at a table draw it.
 */

import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../shared/table/talk.ts';
import { createCaptionBoard } from '../choreography/words.ts';
import type { AnyGameStage } from '../games/gameStage.ts';
import type { RunningScene } from '../scene/frame/Opening.tsx';
import type { Viewport } from '../scene/layout/cameraFrame.ts';
import { createLayout } from '../scene/layout/layout.ts';
import { createCompany } from '../scene/perform/createCompany.ts';
import { createStage } from '../scene/stage.ts';
import type { Soundtrack } from '../sound/gameSound.ts';
import { settingsStore } from '../store/person/settings.ts';
import { StageView, type StageViewProps } from '../table/show/StageView.tsx';
import type { Film } from './film/film.ts';
import { createPlayer } from './film/player.ts';
import type { Playhead } from './film/playhead.ts';
import type { Recording } from './recording/recording.ts';

export interface ReplayShowProps {
  readonly recording: Recording;
  /** Of this recording. */
  readonly film: Film;
  readonly game: AnyGameStage;
  readonly playhead: Playhead;
  /** What the picture fills, in CSS pixels. */
  readonly viewport: Viewport;
  readonly language: Language;
  readonly sound?: Soundtrack;
  /** The first picture waits for every cat. */
  readonly whole?: boolean;
  readonly onPicture?: StageViewProps['onPicture'];
}

/** Faster than this everything would be heard at once. */
const FASTEST_HEARD = 2;

export function ReplayShow(props: ReplayShowProps) {
  const { recording, film, game, playhead, viewport, language, sound, whole = false, onPicture } = props;
  const { viewer, cats } = recording;
  const reducedMotion = useStore(settingsStore, (settings) => settings.reducedMotion);
  const stage = useMemo(() => createStage(game.repertoire), [game]);
  const captions = useMemo(() => createCaptionBoard(), []);
  const layout = useMemo(
    () => createLayout(cats.length, viewer, viewport, game.zones),
    [cats.length, viewer, viewport, game],
  );
  const running = useRef<RunningScene>(undefined);
  const jumped = useRef(true);

  const player = useMemo(() => {
    const company = createCompany(stage, layout, captions, (cue, seat, level) => {
      const { playing, speed } = playhead.state.getState();
      if (playing && speed <= FASTEST_HEARD && !jumped.current) sound?.play(cue, seat, level);
    });
    return createPlayer(company, film);
  }, [stage, layout, captions, film, playhead, sound]);

  useEffect(() => {
    stage.reducedMotion = reducedMotion;
    player.forget();
    jumped.current = true;
    running.current?.wake();
  }, [stage, player, reducedMotion]);

  useEffect(() => {
    let { jumps } = playhead.state.getState();
    return playhead.state.subscribe((state) => {
      if (state.jumps === jumps && !state.playing) return;
      if (state.jumps !== jumps) jumped.current = true;
      jumps = state.jumps;
      stage.playing = true;
      running.current?.wake();
    });
  }, [playhead, stage]);

  useEffect(() => {
    sound?.enter(game.sound ?? { recipes: {} });
    return () => sound?.enter(undefined);
  }, [sound, game]);

  const direct = useMemo(
    () =>
      (dt: number): void => {
        playhead.tick(dt);
        player.moveTo(playhead.time);
        // A flat picture is painted only while something plays: a jump is worth one more.
        const { playing } = playhead.state.getState();
        stage.playing = playing || jumped.current;
        stage.paused = !playing;
        jumped.current = false;
      },
    [playhead, player, stage],
  );

  return (
    <StageView
      {...{ game, stage, layout, captions, cats, language, direct, whole }}
      ownHand="painted"
      {...(onPicture === undefined ? {} : { onPicture })}
      onReady={(scene) => {
        running.current = scene;
      }}
    />
  );
}
