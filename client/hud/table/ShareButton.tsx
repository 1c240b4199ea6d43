import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../kit/Button.tsx';

/** The share sheet of the device, or the clipboard where there is none. */
export function ShareButton({ text }: { readonly text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}/`;
  const onShare = async () => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: t.title, text, url });
      else {
        await navigator.clipboard.writeText(`${text} ${url}`);
        setCopied(true);
      }
    } catch {
      // Closed again, or not allowed here: nothing was shared, and nobody needs to be told.
    }
  };
  return <Button onClick={onShare}>{copied ? t.copied : t.shareResult}</Button>;
}
