import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

interface Props {
  readonly name: string;
  readonly onKick: () => void;
  readonly onClose: () => void;
}

/** Says for how long before somebody is sent away. */
export function KickDialog({ name, onKick, onClose }: Props) {
  const { together: t } = useTexts();
  return (
    <Dialog title={t.kick(name)} onClose={onClose}>
      <p>{t.kickHint(name)}</p>
      <div className="row">
        <Button
          kind="danger"
          onClick={() => {
            onKick();
            onClose();
          }}
        >
          {t.kickDo}
        </Button>
        <Button onClick={onClose}>{t.kickNot}</Button>
      </div>
    </Dialog>
  );
}
