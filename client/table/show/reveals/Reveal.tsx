/** One recorded reveal, played on a stage of its own. */

import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../../shared/table/talk.ts';
import { createDirector } from '../../../choreography/director.ts';
import { createCaptionBoard } from '../../../choreography/words.ts';
import { type AnyGameStage, tell } from '../../../games/gameStage.ts';
import { createLayout } from '../../../scene/layout/layout.ts';
import { useViewport } from '../../../scene/layout/useViewport.ts';
import { createCompany } from '../../../scene/perform/createCompany.ts';
import { createStage } from '../../../scene/stage.ts';
import type { Soundtrack } from '../../../sound/gameSound.ts';
import { settingsStore } from '../../../store/person/settings.ts';
import { useLatest } from '../../../store/useLatest.ts';
import { StageView } from '../StageView.tsx';
import type { SeatedCat } from '../useSeatedCats.ts';
import type { PastReveal } from './reveals.ts';
import { useSkipping } from './useSkipping.ts';

export interface RevealProps {
  readonly reveal: PastReveal;
  readonly game: AnyGameStage;
  /** By seat. The same list until a cat changes. */
  readonly cats: readonly SeatedCat[];
  readonly language: Language;
  readonly sound?: Soundtrack;
  /** 0.5 to 4; the own setting when it is left out. */
  readonly speed?: number;
  readonly onDone?: () => void;
}

export function Reveal({ reveal, game, cats, language, sound, speed, onDone }: RevealProps) {
  const viewport = useViewport();
  const { animationSpeed, reducedMotion } = useStore(settingsStore);
  const stage = useMemo(() => createStage(game.repertoire), [game]);
  const captions = useMemo(() => createCaptionBoard(), []);
  const layout = useMemo(
    () => createLayout(cats.length, reveal.viewer, viewport, game.zones),
    [cats.length, reveal.viewer, viewport, game],
  );
  const done = useLatest(onDone);

  const director = useMemo(() => {
    const company = createCompany(stage, layout, captions, (cue, seat, level) => sound?.play(cue, seat, level));
    const species = cats.map(({ look }) => look.species);
    const { seq, events, before, after } = reveal;
    // Without the server's clock: a replay begins at its beginning.
    const directing = createDirector({
      perform: (script) => company.perform(script),
      settle: (rest) => company.settle(rest),
    });
    directing.cutTo(game.tableau(before, species), seq - 1);
    const script = tell(game, events, { before, after, seq, late: [] });
    directing.push({ seq, script, after: game.tableau(after, species) });
    return directing;
  }, [stage, layout, captions, sound, cats, game, reveal]);

  useEffect(() => {
    director.speed = speed ?? animationSpeed;
    director.reducedMotion = reducedMotion;
    stage.reducedMotion = reducedMotion;
  });

  const offerSkip = useSkipping(
    useCallback(() => director, [director]),
    useCallback(() => done.current?.(), []),
  );
  const direct = useMemo(
    () =>
      (dt: number): void => {
        const played = director.playing;
        director.tick(dt);
        stage.playing = director.playing;
        if (played && !director.playing) done.current?.();
        offerSkip();
      },
    [director, stage, offerSkip],
  );

  return <StageView whole {...{ game, stage, layout, captions, cats, language, direct }} />;
}
