/** The table as it is seen and heard while a match runs. Everything that can be clicked is the HUD's, over it. */

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { SeatSnapshot } from '../../../shared/table/protocol.ts';
import type { Language } from '../../../shared/table/talk.ts';
import { createCaptionBoard } from '../../choreography/words.ts';
import type { AnyGameStage } from '../../games/gameStage.ts';
import type { RunningScene } from '../../scene/frame/Opening.tsx';
import { createLayout } from '../../scene/layout/layout.ts';
import { useViewport } from '../../scene/layout/useViewport.ts';
import { createCompany } from '../../scene/perform/createCompany.ts';
import { createStage } from '../../scene/stage.ts';
import type { GameSound, Soundtrack } from '../../sound/gameSound.ts';
import { settingsStore } from '../../store/person/settings.ts';
import { serverNow } from '../../store/table/clock.ts';
import { handOrderStore } from '../../store/table/handOrder.ts';
import type { TableStore } from '../../store/table/table.ts';
import { useLatest } from '../../store/useLatest.ts';
import { type FollowedTable, followTable } from './followTable.ts';
import type { PastReveal } from './reveals/reveals.ts';
import { useSkipping } from './reveals/useSkipping.ts';
import { StageView, type StageViewProps } from './StageView.tsx';
import { useSeatedCats } from './useSeatedCats.ts';

/** A game without sounds of its own is heard with those that all have. */
const SILENT: GameSound = { recipes: {} };

export interface MatchShowProps {
  readonly table: TableStore;
  readonly game: AnyGameStage;
  readonly language: Language;
  readonly sound?: Soundtrack;
  /** Every reveal as it is told, to be watched again later. */
  readonly onReveal?: (reveal: PastReveal) => void;
  /** There is more to see. */
  readonly onPicture?: StageViewProps['onPicture'];
}

export function MatchShow({ table, game, language, sound, onReveal, onPicture }: MatchShowProps) {
  const viewport = useViewport();
  const { animationSpeed, reducedMotion } = useStore(settingsStore);
  const cats = useSeatedCats(table);
  const you = useStore(table, (state) => state.you);
  const seats = Math.max(2, cats.length);

  const stage = useMemo(() => createStage(game.repertoire), [game]);
  const captions = useMemo(() => createCaptionBoard(), []);
  const layout = useMemo(
    () => createLayout(seats, you ?? 'watcher', viewport, game.zones),
    [seats, you, viewport, game],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout is handed over below; a new company would not know where the cards lie
  const company = useMemo(
    () => createCompany(stage, layout, captions, (cue, seat, level) => sound?.play(cue, seat, level)),
    [stage, captions, sound],
  );
  const followed = useRef<FollowedTable>(undefined);
  const running = useRef<RunningScene>(undefined);
  const reveal = useLatest(onReveal);

  useEffect(() => {
    company.layout = layout;
    followed.current?.relay();
    running.current?.wake();
  }, [company, layout]);

  useEffect(() => {
    const opened = followTable({
      table,
      game,
      company,
      species: cats.map(({ look }) => look.species),
      serverNow,
      wholeReveals: () => settingsStore.getState().wholeReveals,
      onReveal: (recorded) => reveal.current?.(recorded),
      onStir() {
        stage.playing = true;
        running.current?.wake();
      },
    });
    followed.current = opened;
    const onVisibility = (): void => {
      opened.director.hidden = document.hidden;
      // No frame comes to a hidden page: what is told meanwhile has to be over when it is shown again.
      if (document.hidden) opened.director.skipAll();
    };
    // A match may begin while its page lies behind others: the title has to call for who is awaited there.
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      followed.current = undefined;
      opened.close();
    };
  }, [table, game, company, stage, cats]);

  const absent = useStore(table, ({ facts }) =>
    (facts?.seats ?? []).reduce((bits, seat, place) => (isAway(seat) ? bits | (1 << place) : bits), 0),
  );
  useEffect(() => {
    company.absent = absent;
    followed.current?.refresh();
    running.current?.wake();
  }, [company, absent]);

  const { order, carried } = useStore(handOrderStore);
  useEffect(() => {
    if (company.handOrder.length === 0 && order.length === 0 && company.carried === carried) return;
    company.handOrder = order;
    company.carried = carried;
    followed.current?.tidy();
    stage.playing = true;
    running.current?.wake();
  }, [company, stage, order, carried]);

  useEffect(() => {
    stage.reducedMotion = reducedMotion;
    const director = followed.current?.director;
    if (director === undefined) return;
    director.speed = animationSpeed;
    director.reducedMotion = reducedMotion;
  });

  useEffect(() => {
    sound?.enter(game.sound ?? SILENT);
    return () => sound?.enter(undefined);
  }, [sound, game]);

  useEffect(() => sound?.cast?.(cats.map(({ look }) => look.species)), [sound, cats]);

  const offerSkip = useSkipping(
    useCallback(() => followed.current?.director, []),
    useCallback(() => running.current?.wake(), []),
  );
  const direct = useMemo(
    () =>
      (dt: number): void => {
        const director = followed.current?.director;
        director?.tick(dt);
        stage.playing = director?.playing ?? false;
        offerSkip();
      },
    [stage, offerSkip],
  );

  return (
    <StageView
      {...{ game, stage, layout, captions, cats, language, direct }}
      {...(onPicture === undefined ? {} : { onPicture })}
      onReady={(scene) => {
        running.current = scene;
      }}
    />
  );
}

const isAway = (seat: SeatSnapshot): boolean => seat.kind === 'person' && seat.standIn !== undefined;
