import { useState } from 'react';

/** A picture that the server paints; the room behind it where it cannot. What was there before stays until the next one has come. */
export function Still({ src }: { readonly src: string }) {
  const [shown, setShown] = useState(false);
  return (
    <img
      src={src}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      // Not `hidden`: what is not laid out is never fetched.
      style={{ opacity: shown ? 1 : 0 }}
      onLoad={() => setShown(true)}
      onError={() => setShown(false)}
    />
  );
}
