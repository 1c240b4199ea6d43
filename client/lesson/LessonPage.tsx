/** The first game of a game: a real table, and somebody at the pupil's side. Loaded apart from the lobby. */

import '../styles/table.css';
import '../styles/lesson.css';
import { useCallback, useEffect } from 'react';
import { InGame } from '../games/InGame.tsx';
import { gameNamed } from '../games/registry.ts';
import { useActions } from '../hud/actions.ts';
import { AdviceContext } from '../hud/advice.ts';
import { Coach } from '../hud/lesson/Coach.tsx';
import { COACH_WORDS } from '../hud/lesson/words.ts';
import type { Speech } from '../i18n/language.ts';
import { useSpoken, useTexts, useWords } from '../i18n/useTexts.ts';
import { hrefOf } from '../store/page/route.ts';
import { profileStore } from '../store/person/profile.ts';
import { useTable } from '../store/useStore.ts';
import { requestOf } from '../table/session.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { attend, goOn, startOver, takeBack } from './lessonTable.ts';
import { useCoaching } from './useCoaching.ts';

export function LessonPage({ game: asked }: { readonly game: string }) {
  const game = gameNamed(asked).manifest.id;
  const t = useTexts();
  const facts = useTable((table) => table.facts);
  const seq = useTable(({ present }) => present.seq);
  const words = useWords(COACH_WORDS);
  const { play, leave } = useActions();
  /** What keeps it from dealing is said at home. */
  const deal = async () => {
    profileStore.setState({ game });
    if ((await play()) !== undefined) leave();
  };
  const load = useCallback(async ({ language }: Speech) => gameNamed(game).lesson?.words[language](), [game]);
  const coaching = useCoaching(useSpoken(load));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language must not begin the lesson again
  useEffect(() => {
    let here = true;
    // Whoever has found it needs no offer any more.
    profileStore.setState({ lessonOffered: true });
    void attend(game, t.you, () => here);
    return () => {
      here = false;
    };
  }, [game]);

  if (facts === undefined || facts.game !== game)
    return (
      <main className="page centred">
        <p role="status">{t.seating}</p>
      </main>
    );
  const coach =
    coaching === undefined ? undefined : (
      <Coach
        words={words}
        coaching={coaching}
        ruleHref={(rule) => hrefOf({ page: 'rules', game, paragraph: rule })}
        onDo={(command) => void requestOf('command', { seq, command })}
        onGoOn={goOn}
        onTakeBack={() => takeBack(t.you)}
        onStartOver={() => startOver(t.you)}
        onPlay={() => void deal()}
      />
    );
  return (
    <InGame game={game}>
      <AdviceContext value={() => coach}>
        <TableScreen facts={facts} as="seat" lesson />
      </AdviceContext>
    </InGame>
  );
}
