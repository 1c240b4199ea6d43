import { useEffect, useRef } from 'react';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { go } from '../../store/page/address.ts';
import { profileStore } from '../../store/person/profile.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

interface Props {
  readonly game: string;
  readonly onDeal: () => void;
  readonly onClose: () => void;
}

/** Before the first match of all: somebody could show how it is played. Asked once. */
export function LessonOffer({ game, onDeal, onClose }: Props) {
  const { welcome: t } = useTexts();
  const { name } = useGameWords(game);
  const yes = useRef<HTMLButtonElement>(null);
  // The browser gives it to what comes first, and that is Close.
  useEffect(() => yes.current?.focus(), []);
  const answer = (act: () => void) => {
    profileStore.setState({ lessonOffered: true });
    onClose();
    act();
  };
  return (
    <Dialog title={t.lesson} onClose={onClose}>
      <p>{t.lessonAsk(name)}</p>
      <div className="row">
        <Button ref={yes} kind="primary" onClick={() => answer(() => go({ page: 'lesson', game }))}>
          {t.lessonYes}
        </Button>
        <Button onClick={() => answer(onDeal)}>{t.lessonNo}</Button>
      </div>
    </Dialog>
  );
}
