import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { hrefOf } from '../../store/page/route.ts';
import { useGame } from '../games.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

/** At hand in the first match: that there is time, and where the rules and the lesson are. Folded until somebody asks. */
export function FirstMatch({ game }: { readonly game: string }) {
  const t = useTexts();
  const { hasBook, hasLesson } = useGame(game);
  const [open, setOpen] = useState(false);
  return (
    <aside className={open ? 'coach panel' : 'coach panel folded'} aria-label={t.welcome.firstMatch}>
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
          <Icon name={open ? 'close' : 'talk'} />
        </Button>
      </div>
      {open ? (
        <>
          <div className="coach-lines">
            <p>{t.welcome.firstMatchHint}</p>
          </div>
          <div className="row">
            {hasBook ? (
              <a className="button" href={hrefOf({ page: 'rules', game, paragraph: '' })}>
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
      ) : undefined}
    </aside>
  );
}
