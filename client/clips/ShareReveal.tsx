/** One reveal for others: a link to it, and a film of it that is made here. */

import './clips.css';
import { useEffect, useState } from 'react';
import { Button } from '../hud/kit/Button.tsx';
import { CopyButton } from '../hud/kit/CopyButton.tsx';
import { Dialog } from '../hud/kit/Dialog.tsx';
import { useWords } from '../i18n/useTexts.ts';
import { hrefOf } from '../store/page/route.ts';
import { OwnReveal } from '../watch/feed/OwnReveal.tsx';
import { FilmMaker } from './FilmMaker.tsx';
import { CLIP_WORDS } from './words.ts';

interface Props {
  readonly match: string;
  readonly seq: number;
  readonly onClose: () => void;
}

export function ShareReveal({ match, seq, onClose }: Props) {
  const words = useWords(CLIP_WORDS);
  const link = new URL(hrefOf({ page: 'replay', match, seq }), location.origin).href;
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === 'function'), []);
  return (
    <Dialog title={words.share} onClose={onClose}>
      <p>{words.link}</p>
      <p className="link">
        <a href={link}>{link}</a>
      </p>
      <div className="row">
        <CopyButton text={link} />
        {canSend ? (
          <Button
            // Closed again: nothing was sent, and nobody needs to be told.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {words.send}
          </Button>
        ) : undefined}
      </div>
      <FilmMaker {...{ match, seq, words }} />
      <OwnReveal {...{ match, seq }} />
    </Dialog>
  );
}
