import { qrOf } from './qr.ts';

const QUIET = 4;

export function QrCode({ text, name }: { readonly text: string; readonly name: string }) {
  const code = qrOf(text);
  if (code === undefined) return undefined;
  const size = code.length + QUIET * 2;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1c0b18" />
    </svg>
  );
}
