/** What an audience sees: the stage in 3D, or flat where there is no WebGL2, and the words over it. */

import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../shared/table/talk.ts';
import type { CaptionBoard } from '../../choreography/words.ts';
import type { AnyGameStage } from '../../games/gameStage.ts';
import { FlatScene } from '../../scene/flat/FlatScene.tsx';
import type { OwnHand } from '../../scene/flat/paintStage.ts';
import type { RunningScene } from '../../scene/frame/Opening.tsx';
import type { TableLayout } from '../../scene/layout/layout.ts';
import { chooseTier, qualityOf, thisDevice } from '../../scene/quality.ts';
import type { Stage } from '../../scene/stage.ts';
import { TableScene } from '../../scene/TableScene.tsx';
import { settingsStore } from '../../store/person/settings.ts';
import { NOTHING, type Picture, pictureStore } from '../../store/table/picture.ts';
import { useLatest } from '../../store/useLatest.ts';
import type { SeatedCat } from './useSeatedCats.ts';
import { Captions } from './words/Captions.tsx';
import { useWording } from './words/useWording.ts';

export interface StageViewProps {
  readonly game: AnyGameStage;
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly captions: CaptionBoard;
  /** By seat. The same list until a cat changes: a new one rebuilds them all. */
  readonly cats: readonly SeatedCat[];
  readonly language: Language;
  /** Runs first in every frame. */
  readonly direct: (dt: number) => void;
  /** The first picture waits for every cat. */
  readonly whole?: boolean;
  /** Where nobody can play cards there are no buttons that show them. */
  readonly ownHand?: OwnHand;
  readonly onReady?: (scene: RunningScene) => void;
  /** There is more to see. */
  readonly onPicture?: (change: (picture: Picture) => Partial<Picture>) => void;
}

export function StageView(props: StageViewProps) {
  const { game, stage, layout, captions, cats, language, direct, onReady, onPicture, whole = false } = props;
  const wished = useStore(settingsStore, (settings) => settings.quality);
  const gone = useStore(pictureStore, ({ lost }) => lost === 'forGood');
  const tier = gone ? 'off' : chooseTier(wished, thisDevice());
  const still = tier === 'off';
  const say = useWording(game, language);
  useEffect(() => {
    for (const [seat, { bot }] of cats.entries()) Object.assign(stage.seats[seat] ?? {}, { bot });
  }, [stage, cats]);
  const closeUp = useRef(false);
  const tell = useLatest(onPicture);
  const directed = useMemo(
    () => (dt: number) => {
      direct(dt);
      const away = !still && isAway(stage);
      if (away === closeUp.current) return;
      closeUp.current = away;
      tell.current?.(() => ({ closeUp: away }));
    },
    [direct, stage, still],
  );
  const shown = { stage, layout, room: game.room, deck: game.deck, direct: directed };
  return (
    <>
      {tier === 'off' ? (
        <FlatScene {...shown} ownHand={props.ownHand} onReady={() => onPicture?.(() => ({ ready: true, built: 1 }))} />
      ) : (
        <TableScene
          {...shown}
          cats={cats}
          quality={qualityOf(tier)}
          whole={whole}
          progress={(built) => onPicture?.(() => (built === 0 ? NOTHING : { built }))}
          onReady={(scene) => {
            onPicture?.(() => ({ ready: true }));
            onReady?.(scene);
          }}
          onCat={(seat, shown) =>
            onPicture?.(({ seated }) => ({
              seated: shown === 'sculpted' ? seated | (1 << seat) : seated & ~(1 << seat),
            }))
          }
          onLoss={(lost) => pictureStore.setState({ lost })}
        />
      )}
      {say === undefined ? undefined : (
        <Captions board={captions} layout={layout} still={still} say={say} names={cats.map(({ name }) => name)} />
      )}
    </>
  );
}

const FAR = 0.25;
/** A close-up of the stack leaves the cats where they are. To the podium they go before the camera does. */
const isAway = ({ camera, repertoire, podium }: Stage): boolean =>
  podium > 0 || repertoire.shots.some((shot) => shot !== 'toStack' && (camera[shot] ?? 0) > FAR);
