import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { useBack } from '../../store/page/back.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, closes with Escape and Back, and gives the focus back. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog?.open === false) dialog.showModal();
  }, []);
  const told = useRef(false);
  // Told at once, not by the browser's own event, which comes later: a second Back in between found the page as if it were still open.
  const close = () => {
    const wasOpen = ref.current?.open === true;
    ref.current?.close();
    if (!told.current) {
      told.current = true;
      onClose();
    }
    return wasOpen;
  };
  useBack(close);
  return (
    <dialog ref={ref} aria-labelledby={heading} onClose={close}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" shape="round" aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="dialog-body stack">{children}</div>
    </dialog>
  );
}
