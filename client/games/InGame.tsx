import { type ReactNode, use } from 'react';
import { GameControlsContext } from '../hud/gameControls.ts';
import { useGameWords } from '../i18n/useTexts.ts';
import { controlsOf } from './registry.ts';

interface Props {
  readonly game: string;
  readonly children: ReactNode;
}

/** Gives what is inside the controls and the texts of a game. Suspends until they are there. */
export function InGame({ game, children }: Props) {
  const controls = use(controlsOf(game));
  const words = useGameWords(game);
  return (
    <GameControlsContext value={controls}>
      <controls.texts value={words}>{children}</controls.texts>
    </GameControlsContext>
  );
}
