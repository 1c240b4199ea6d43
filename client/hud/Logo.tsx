/** The name of the game in letters drawn with a round brush: no font has to be loaded for it. */

export const LETTERS = [
  // Hot
  { d: 'M0 0V44M26 0V44M0 23H26', x: 6 },
  { d: 'M17 0C4 0 0 10 0 22S4 44 17 44 34 34 34 22 30 0 17 0Z', x: 46 },
  { d: 'M0 0H30M15 0V44', x: 94 },
  // Paws
  { d: 'M0 44V0H14C31 0 31 25 14 25H0', x: 150 },
  { d: 'M0 44 16 0 32 44M6 29H26', x: 188 },
  { d: 'M0 0 10 44 21 8 32 44 42 0', x: 232 },
  { d: 'M26 7C20-3 2-2 1 11 0 24 27 19 27 33 27 47 6 48 0 37', x: 288 },
] as const;

export const TILTS = [-3, 2, -2, 3, -2, 2, -4] as const;

export function Logo({ title }: { readonly title: string }) {
  return (
    <svg className="logo" viewBox="-8 -16 338 78" role="img" aria-label={title}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {(['#2a0f18', '#b9621a', '#ffd873'] as const).map((stroke, layer) => (
          <g
            key={stroke}
            stroke={stroke}
            strokeWidth={[20, 13, 10][layer]}
            transform={layer === 2 ? 'translate(0 -2)' : ''}
          >
            {LETTERS.map(({ d, x }, index) => (
              <path key={x} d={d} transform={`translate(${x} 0) rotate(${TILTS[index]} 16 22)`} />
            ))}
          </g>
        ))}
      </g>
      <g fill="#d92b2b">
        <circle cx="63" cy="20" r="5" />
        <circle cx="57" cy="12" r="2.2" />
        <circle cx="63" cy="9.5" r="2.2" />
        <circle cx="69" cy="12" r="2.2" />
      </g>
    </svg>
  );
}
