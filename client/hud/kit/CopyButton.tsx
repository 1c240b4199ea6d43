import { useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from './Button.tsx';

export function CopyButton({ text }: { readonly text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here: the link stands beside the button to be marked by hand.
    }
  };
  return (
    <Button onClick={onCopy}>
      <span aria-live="polite">{copied ? t.copied : t.copyLink}</span>
    </Button>
  );
}
