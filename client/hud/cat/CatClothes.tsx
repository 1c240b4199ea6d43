/** What the drawn cats wear. */

import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { CLOTHS, type Fur } from './catColors.ts';

const PAWS = [
  [44, 124],
  [76, 124],
  [60, 134],
] as const;

export function CatClothes({ look, fur }: { readonly look: CatLook; readonly fur: Fur }) {
  const cloth = CLOTHS[look.cloth];
  return (
    <g>
      <path d="M26 148C26 118 40 104 60 104C80 104 94 118 94 148Z" fill={fur.base} />
      <path d="M44 148C46 128 52 116 60 116C68 116 74 128 76 148Z" fill={fur.pale} opacity="0.8" />
      {look.neckwear === 'none' ? undefined : (
        <path
          d={
            look.neckwear === 'scarf'
              ? 'M28 106Q60 126 92 106L94 122Q82 130 76 128L80 148H64L62 130Q42 132 26 122Z'
              : 'M26 106Q60 122 94 106L92 116 60 146 28 116Z'
          }
          fill={cloth}
          stroke="rgb(0 0 0 / 0.25)"
          strokeWidth="1.5"
        />
      )}
      {look.neckwear === 'bandana' ? PAWS.map(([x, y]) => <PawPrint key={`${x}`} x={x} y={y} />) : undefined}
      {look.badge === 'sheriffStar' ? (
        <path
          d="M60 112 63.5 120 72 120.5 65.5 126 68 134.5 60 129.5 52 134.5 54.5 126 48 120.5 56.5 120Z"
          fill="#f2c65c"
          stroke="#8f5b12"
          strokeWidth="1.5"
        />
      ) : undefined}
    </g>
  );
}

function PawPrint({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g fill="#fff" opacity="0.8">
      <ellipse cx={x} cy={y} rx="3" ry="2.4" />
      <circle cx={x - 3} cy={y - 3} r="1.1" />
      <circle cx={x} cy={y - 4.2} r="1.1" />
      <circle cx={x + 3} cy={y - 3} r="1.1" />
    </g>
  );
}

export function CatHat({ look, cloth }: { readonly look: CatLook; readonly cloth: string }) {
  if (look.headwear === 'none') return undefined;
  if (look.headwear === 'hat')
    return (
      <g>
        <ellipse cx="60" cy="27" rx="42" ry="9" fill="#2c1c22" />
        <path d="M34 25C32 4 44-2 60 3 76-2 88 4 86 25Z" fill="#3d2a31" />
        <path d="M33 18Q60 26 87 18L86 26Q60 33 34 26Z" fill={cloth} />
      </g>
    );
  return (
    <g>
      <path d="M4 20C20 42 100 42 116 20C104 24 92 20 60 20S16 24 4 20Z" fill="#3a2013" />
      <path d="M32 24C34 6 44-6 60 2 76-6 86 6 88 24Q60 34 32 24Z" fill="#54301b" />
      <path d="M32 20Q60 29 88 20L88 25Q60 34 32 25Z" fill={cloth} />
    </g>
  );
}
