/** Colours as hex strings, mixed where a canvas or a uniform needs them. */

export type Hex = `#${string}`;

export type Channels = readonly [number, number, number];

export function channels(color: Hex): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (rgb: Channels): Hex =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from: Hex, to: Hex, amount: number): Hex {
  const a = channels(from);
  const b = channels(to);
  return hex(
    [0, 1, 2].map((i) => (a[i] as number) + ((b[i] as number) - (a[i] as number)) * amount) as unknown as Channels,
  );
}

export function grey(color: Hex): Hex {
  const [r, g, b] = channels(color);
  const luminance = 0.3 * r + 0.59 * g + 0.11 * b;
  return hex([luminance, luminance, luminance]);
}

export function rgba(color: Hex, alpha: number): string {
  return `rgba(${channels(color).join(',')},${alpha.toFixed(3)})`;
}
