import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';
import { copyText } from '../kit/copyText.ts';

/** The share sheet of the device, or the clipboard where there is none. */
export function ShareButton({ text }: { readonly text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const url = `${location.origin}/`;
  const onShare = async () => {
    if (typeof navigator.share !== 'function') setCopied(await copyText(`${text} ${url}`, place.current));
    // Closed again, or not allowed here: nothing was shared, and nobody needs to be told.
    else await navigator.share({ title: t.title, text, url }).catch(() => undefined);
  };
  return (
    <Button onClick={onShare}>
      <span ref={place} aria-live="polite">
        {copied ? t.copied : t.shareResult}
      </span>
    </Button>
  );
}
