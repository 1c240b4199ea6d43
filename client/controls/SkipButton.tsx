import { useStore } from 'zustand';
import { Button } from '../hud/kit/Button.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { useViewport } from '../scene/layout/useViewport.ts';
import { showStore } from '../store/table/show.ts';
import { useKey } from './useKey.ts';

/** CSS pixels, as in the style sheets. */
const NARROW = 640;

/** Cuts short what is being shown, for this person alone: the others watch on. A narrow menu has no room for it, and below it are ears. */
export function SkipButton({ at }: { readonly at: 'menu' | 'hand' }) {
  const t = useTexts();
  const { width } = useViewport();
  const skip = useStore(showStore, (show) => show.skip);
  const offered = skip !== undefined && at === (width > NARROW ? 'menu' : 'hand');
  useKey(['s', 'S'], () => skip?.(), offered);
  if (!offered) return undefined;
  return (
    <Button className="skip-show" aria-keyshortcuts="S" onClick={skip}>
      {t.skip}
    </Button>
  );
}
