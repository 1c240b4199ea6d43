import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from './Button.tsx';

export function CopyButton({ text }: { readonly text: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Where even this is not allowed the link stands beside the button, to be marked by hand.
      setCopied(copyByHand(text, place.current));
    }
  };
  return (
    <Button onClick={onCopy}>
      <span ref={place} aria-live="polite">
        {copied ? t.copied : t.copyLink}
      </span>
    </Button>
  );
}

/** A page of the network at home is not secure enough for the clipboard, but for what people do with a mark and a key. */
function copyByHand(text: string, beside: HTMLElement | null): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-text';
  // Inside of a dialog nothing outside of it can be marked.
  beside?.after(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
