/** Into the clipboard, whatever this page is allowed. @param beside An element to stand next to while it is copied. @returns Whether it is there. */
export async function copyText(text: string, beside: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text, beside);
  }
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
