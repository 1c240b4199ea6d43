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
  const answer = (act: () => void) => {
    profileStore.setState({ lessonOffered: true });
    onClose();
    act();
  };
  return (
    <Dialog title={t.lesson} onClose={onClose}>
      <p>{t.lessonAsk(name)}</p>
      <div className="row">
        <Button kind="primary" onClick={() => answer(() => go({ page: 'lesson', game }))}>
          {t.lessonYes}
        </Button>
        <Button onClick={() => answer(onDeal)}>{t.lessonNo}</Button>
      </div>
    </Dialog>
  );
}
