import { useCallback, useState } from 'react';
import { findParagraph } from '../../shared/table/texts/ruleBook.ts';
import { gameNamed } from '../games/registry.ts';
import { useGame } from '../hud/games.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Icon } from '../hud/kit/Icon.tsx';
import type { Speech } from '../i18n/language.ts';
import { useSpoken, useTexts } from '../i18n/useTexts.ts';
import { hrefOf } from '../store/page/route.ts';

interface Props {
  readonly game: string;
  /** What the rules say about what is asked for now. */
  readonly rule: string | undefined;
}

/** At hand in the first match: what can be done now and why, that there is time, and where the lesson is. Folded until somebody asks. */
export function FirstMatch({ game, rule }: Props) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <aside className={open ? 'coach aside panel' : 'coach aside panel folded'} aria-label={t.welcome.firstMatch}>
      <div className="coach-head">
        <Icon name="cat" />
        <h2>{t.welcome.firstMatch}</h2>
        <Button
          kind="quiet"
          shape="round"
          aria-expanded={open}
          aria-label={open ? t.close : t.howToPlayHint}
          onClick={() => setOpen(!open)}
        >
          {/* Not a bubble: that is how one talks to the others. */}
          <Icon name={open ? 'close' : 'cat'} />
        </Button>
      </div>
      {open ? <Help game={game} rule={rule} /> : undefined}
    </aside>
  );
}

function Help({ game, rule }: Props) {
  const t = useTexts();
  const { hasBook, hasLesson } = useGame(game);
  const load = useCallback(
    async ({ language, games }: Speech) => gameNamed(game).loadBook?.(language, games[game]),
    [game],
  );
  const chapters = useSpoken(load)?.chapters ?? [];
  const about = rule === undefined ? undefined : findParagraph(chapters, rule)?.id;
  const told = chapters.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === about);
  return (
    <>
      <div className="coach-lines" role="status">
        {told === undefined ? (
          <p>{t.welcome.firstMatchHint}</p>
        ) : (
          <>
            <p>{told.title}</p>
            <p>{told.text}</p>
          </>
        )}
      </div>
      <div className="row">
        {hasBook ? (
          <a className="button" href={hrefOf({ page: 'rules', game, paragraph: rule ?? '' })}>
            {t.howToPlay}
          </a>
        ) : undefined}
        {hasLesson ? (
          <a className="button quiet" href={hrefOf({ page: 'lesson', game })}>
            {t.welcome.toLesson}
          </a>
        ) : undefined}
      </div>
    </>
  );
}
