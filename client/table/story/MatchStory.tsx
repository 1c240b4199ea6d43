import { type ComponentType, useEffect, useState } from 'react';
import { type StoryProps, useGameControls } from '../../hud/gameControls.ts';
import { useNames } from '../../hud/table/useLog.ts';
import { loadWholeLog } from '../../replay/recording/wholeLog.ts';
import { wholeMatch } from '../session.ts';

interface Props {
  readonly game: string;
  readonly match: string;
}

interface Told {
  readonly events: readonly unknown[];
  readonly Story: ComponentType<StoryProps<unknown>>;
}

/** What had been hidden in a match that is over, where the game tells it and its people allow it. */
export function MatchStory({ game, match }: Props) {
  const { loadStory } = useGameControls();
  const names = useNames();
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (loadStory === undefined) return;
    let current = true;
    void Promise.all([loadStory(), eventsOf(game, match)]).then(([{ default: Story }, events]) => {
      if (current && events !== undefined) setTold({ Story, events });
    });
    return () => {
      current = false;
    };
  }, [loadStory, game, match]);
  if (told === undefined) return undefined;
  return <told.Story events={told.events} names={names} />;
}

async function eventsOf(game: string, match: string): Promise<readonly unknown[] | undefined> {
  const dealtHere = wholeMatch();
  if (dealtHere !== undefined) return dealtHere;
  const log = await loadWholeLog(game, match);
  return log.ok ? log.value.entries.flat() : undefined;
}
