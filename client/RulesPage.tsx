/** The rules: a page of their own, or laid over a running match. Loaded when somebody asks. */

import './styles/rules.css';
import { useCallback } from 'react';
import { gameNamed } from './games/registry.ts';
import { useGame, useGames } from './hud/games.ts';
import { Dialog } from './hud/kit/Dialog.tsx';
import { TopBar } from './hud/kit/TopBar.tsx';
import { Rules } from './hud/rules/Rules.tsx';
import type { RuleBook } from './hud/rules/ruleBook.ts';
import type { RuleWords } from './hud/rules/words.ts';
import { RULE_WORDS } from './hud/rules/words.ts';
import type { Speech } from './i18n/language.ts';
import { useGameWords, useSpeech, useSpoken, useTexts, useWords } from './i18n/useTexts.ts';
import { hrefOf } from './store/page/route.ts';

interface Props {
  readonly game: string;
  readonly paragraph: string;
}

export function RulesPage({ game: asked, paragraph }: Props) {
  const game = gameNamed(asked).manifest.id;
  const loaded = useRules(game);
  const { name } = useGameWords(game);
  const { hasLesson } = useGame(game);
  return (
    <main className="page rules-page">
      <TopBar title={loaded?.words.rulesOf(name) ?? name} back="/" />
      <GameTabs game={game} />
      {loaded === undefined ? undefined : (
        <Rules
          key={game}
          {...loaded}
          address={paragraph}
          level={2}
          lesson={hasLesson ? hrefOf({ page: 'lesson', game }) : undefined}
        />
      )}
    </main>
  );
}

/** Over a table that goes on behind it. */
export function RulesDialog({ game: asked, paragraph, onClose }: Props & { readonly onClose: () => void }) {
  const game = gameNamed(asked).manifest.id;
  const loaded = useRules(game);
  const { name } = useGameWords(game);
  if (loaded === undefined) return undefined;
  return (
    <Dialog title={loaded.words.rulesOf(name)} onClose={onClose}>
      <Rules {...loaded} address={paragraph} level={3} lesson={undefined} />
    </Dialog>
  );
}

/** Both or nothing: a book of one game under the words for another would be wrong for a moment. */
function useRules(game: string): { readonly book: RuleBook; readonly words: RuleWords } | undefined {
  const words = useWords(RULE_WORDS);
  const load = useCallback(
    async ({ language, games }: Speech) => gameNamed(game).loadBook?.(language, games[game]),
    [game],
  );
  const book = useSpoken(load);
  return book === undefined ? undefined : { book, words };
}

function GameTabs({ game }: { readonly game: string }) {
  const t = useTexts();
  const { games: words } = useSpeech();
  return (
    <nav className="rule-games" aria-label={t.chooseGame}>
      {useGames()
        .filter(({ hasBook }) => hasBook)
        .map(({ id }) => (
          <a
            key={id}
            className="button"
            href={hrefOf({ page: 'rules', game: id, paragraph: '' })}
            aria-current={id === game ? 'page' : undefined}
          >
            {words[id]?.name}
          </a>
        ))}
    </nav>
  );
}
