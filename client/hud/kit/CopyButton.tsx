import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';

export function CopyButton({ text }: { readonly text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  return (
    // Where even that is not allowed the link stands beside the button, to be marked by hand.
    <Button onClick={async () => setCopied(await copyText(text, place.current))}>
      <span ref={place} aria-live="polite">
        {copied ? t.copied : t.copyLink}
      </span>
    </Button>
  );
}
