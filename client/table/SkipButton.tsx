import { useStore } from 'zustand';
import { Button } from '../hud/kit/Button.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { showStore } from '../store/show.ts';
import { useKey } from './useKey.ts';

/** Cuts short what is being shown, for this person alone: the others watch on. */
export function SkipButton() {
  const t = useTexts();
  const skip = useStore(showStore, (show) => show.skip);
  useKey(['s', 'S'], () => skip?.(), skip !== undefined);
  if (skip === undefined) return undefined;
  return (
    <Button className="skip-show" aria-keyshortcuts="S" onClick={skip}>
      {t.skip}
    </Button>
  );
}
