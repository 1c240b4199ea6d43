/** A cat as a drawing: for lists, for the lobby, and for a table without 3D. */

import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { CatClothes, CatHat } from './CatClothes.tsx';
import { CLOTHS, EYES, type Fur, furOf, MARK_STRENGTH } from './catColors.ts';

interface Props {
  readonly look: CatLook;
  /** Eyes shut: nobody is there. */
  readonly asleep?: boolean;
  readonly className?: string;
}

const HEAD = 'M60 20C90 20 108 42 107 68C106 94 86 108 60 108C34 108 14 94 13 68C12 42 30 20 60 20Z';
const EAR_SIZES = { classic: 1, small: 0.8, large: 1.22, notched: 1 } as const;

export function CatFace({ look, asleep = false, className = '' }: Props) {
  const fur = furOf(look);
  return (
    <svg className={`cat-face ${className}`} viewBox="0 0 120 148" aria-hidden="true">
      {look.species === 'lion' ? <Mane fur={fur} /> : undefined}
      <CatClothes look={look} fur={fur} />
      <Ears look={look} fur={fur} />
      {look.cheeks === 'smooth' ? undefined : <Cheeks bushy={look.cheeks === 'bushy'} fur={fur} />}
      <path d={HEAD} fill={fur.base} />
      <ellipse cx="60" cy="40" rx="20" ry="12" fill={fur.pale} opacity="0.22" />
      <g opacity={MARK_STRENGTH[look.pattern]}>
        <Marks look={look} fur={fur} />
      </g>
      <Muzzle fur={fur} />
      {asleep ? <ClosedEyes /> : <OpenEyes color={EYES[look.eyes]} fur={fur} />}
      <CatHat look={look} cloth={CLOTHS[look.cloth]} />
    </svg>
  );
}

interface FurProps {
  readonly fur: Fur;
}

function Mane({ fur }: FurProps) {
  const tufts = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return { x: 60 + Math.cos(angle) * 48, y: 62 + Math.sin(angle) * 46 };
  });
  return (
    <g fill={fur.mark}>
      <circle cx="60" cy="62" r="50" />
      {tufts.map(({ x, y }) => (
        <circle key={`${x}`} cx={x} cy={y} r="14" />
      ))}
    </g>
  );
}

function Ears({ look, fur }: FurProps & { readonly look: CatLook }) {
  const size = EAR_SIZES[look.ears];
  const lynx = look.species === 'lynx';
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${60 + side * 35} 34) scale(${side * size} ${size})`}>
      {lynx ? (
        <>
          <path d="M-16 8C-14-14 2-34 12-42C18-26 20-6 16 8Z" fill={fur.base} />
          <path d="M12-42 16-56 15-38Z" fill={fur.mark} />
          <path d="M-7 6C-5-10 4-22 9-28C12-16 12-4 10 6Z" fill="#d99a8d" />
        </>
      ) : (
        <>
          <circle r="18" cy="-6" fill={fur.base} />
          <ellipse rx="10" ry="11" cy="-4" fill="#d99a8d" opacity="0.9" />
        </>
      )}
      {look.ears === 'notched' && side === 1 ? <path d="M13-19.5 18-2 9-9Z" fill={fur.mark} /> : undefined}
    </g>
  ));
}

function Cheeks({ bushy, fur }: FurProps & { readonly bushy: boolean }) {
  const reach = bushy ? 13 : 6;
  return (
    <path
      fill={fur.base}
      d={`M16 58 ${12 - reach} 72 14 76 ${10 - reach} 90 20 90 ${22 - reach} 104 40 102L80 102 ${98 + reach} 104 100 90 ${110 + reach} 90 106 76 ${108 + reach} 72 104 58Z`}
    />
  );
}

function Muzzle({ fur }: FurProps) {
  return (
    <g>
      <ellipse cx="60" cy="98" rx="17" ry="9" fill={fur.pale} />
      <ellipse cx="47" cy="86" rx="17" ry="13" fill={fur.pale} />
      <ellipse cx="73" cy="86" rx="17" ry="13" fill={fur.pale} />
      <g stroke={fur.pale} strokeWidth="1.2" opacity="0.85" strokeLinecap="round">
        <path d="M36 84 8 78M36 88 7 90M37 92 12 101M84 84 112 78M84 88 113 90M83 92 108 101" />
      </g>
      <path d="M52 74Q60 70 68 74 67 82 60 85 53 82 52 74Z" fill={fur.nose} />
      <path d="M55 75.500Q60 73.5 64 75.5" stroke="#fff" strokeWidth="1.6" opacity="0.45" fill="none" />
      <path
        d="M60 85V91M60 91Q54 98 47 94M60 91Q66 98 73 94"
        fill="none"
        stroke="#3a1a17"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}

function OpenEyes({ color, fur }: FurProps & { readonly color: string }) {
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(${60 + side * 23} 60) scale(${side} 1)`}>
      <path d="M-15 3C-8-12 9-13 16-5C13 10-6 14-15 3Z" fill="#1c0c0a" />
      <path d="M-12 2.500C-7-8.5 8-9.5 13-4C10 7.5-5 10.5-12 2.500Z" fill="#fdf8ee" />
      <ellipse cx="1" cy="-0.5" rx="8.5" ry="8.8" fill={color} />
      <ellipse cx="1" cy="-0.5" rx="4.6" ry="6.6" fill="#140a10" />
      <circle cx={1 - side * 3} cy="-4" r="2.5" fill="#fff" />
      <path d="M-16 2C-9-14 10-15 18-6C10-9-4-10-16 2Z" fill={fur.mark} />
    </g>
  ));
}

function ClosedEyes() {
  return (
    <path d="M24 60Q36 70 48 61M72 61Q84 70 96 60" fill="none" stroke="#1c0c0a" strokeWidth="4" strokeLinecap="round" />
  );
}

function Marks({ look, fur }: FurProps & { readonly look: CatLook }) {
  switch (look.species) {
    case 'tiger':
      return (
        <path
          fill={fur.mark}
          d="M57 20Q60 36 63 20ZM45 24Q50 38 54 40 47 28 48 23ZM75 24Q70 38 66 40 73 28 72 23ZM48 44Q60 38 72 44 60 42 48 44ZM14 60Q24 60 30 66 22 66 13 68ZM14 76Q22 74 30 78 22 80 16 84ZM106 60Q96 60 90 66 98 66 107 68ZM106 76Q98 74 90 78 98 80 104 84ZM24 38Q32 42 34 50 26 46 20 46ZM96 38Q88 42 86 50 94 46 100 46Z"
        />
      );
    case 'leopard':
    case 'snowLeopard':
      return (
        <g fill="none" stroke={fur.mark} strokeWidth="3.2" strokeDasharray="7 3">
          {ROSETTES.map(([x, y, r]) => (
            <circle key={`${x}/${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      );
    case 'lynx':
      return (
        <path
          fill={fur.mark}
          d="M52 26 54 38 57 26ZM63 26 66 38 68 26ZM30 50 36 46 32 54ZM90 50 84 46 88 54ZM16 74 28 76 17 80ZM104 74 92 76 103 80ZM22 88 32 86 26 94ZM98 88 88 86 94 94Z"
        />
      );
    default:
      return (
        <path
          fill={fur.mark}
          opacity="0.35"
          d="M57 22Q60 40 63 22ZM44 26Q50 36 53 38 48 30 48 25ZM76 26Q70 36 67 38 72 30 72 25Z"
        />
      );
  }
}

const ROSETTES = [
  [60, 30, 4],
  [46, 34, 4.5],
  [74, 34, 4.5],
  [33, 44, 4],
  [87, 44, 4],
  [22, 62, 4],
  [98, 62, 4],
  [24, 80, 4],
  [96, 80, 4],
  [36, 100, 3],
  [84, 100, 3],
] as const;
